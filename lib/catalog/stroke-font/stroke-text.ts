import { group, path, round1, roundedLine } from './geometry'
import { glyphFor } from './glyphs'

/** In units of the glyph grid, which is six units high. */
export interface StrokeStyle {
  weight?: number
  /** Gap between letters. */
  spacing?: number
}

/** Colours; the outline is drawn below the letters and a little wider. */
export interface Inks {
  colour: string
  outline?: string
}

interface Placement {
  x: number
  y: number
  height: number
  maxWidth?: number
  /** Radius of the baseline's arc; 0 for a straight one. */
  arch?: number
  /** Slant in degrees. */
  skew?: number
  /** Rotation of the line in degrees. */
  rotation?: number
}

/** Visible outline on either side of a stroke, in stroke widths. */
const OUTLINE_RATIO = 0.24
const STROKE_ATTRIBUTES = 'stroke-linecap="square" stroke-linejoin="round"'
const DEFAULT_WEIGHT = 1.35

interface PlacedGlyph {
  d: string
  x: number
}

/** Glyph paths centred on (0, 0) and their total width. */
function layOutLine(text: string, height: number, { weight, spacing }: Required<StrokeStyle>) {
  const unit = height / (6 + weight)
  let x = 0
  const glyphs: PlacedGlyph[] = []
  for (const character of text.toUpperCase().normalize('NFC')) {
    if (character === ' ') x += unit * 2.4
    const glyph = glyphFor(character)
    if (!glyph) continue
    const width = glyph.width * unit
    const d = glyph.lines.map(({ points, closed }) =>
      roundedLine({ points: points.map(([px, py]) => [px * unit - width / 2, (py - 3) * unit]), closed }, unit * 1.25),
    )
    glyphs.push({ d: d.join(''), x: x + width / 2 })
    x += width + unit * (weight + spacing)
  }
  const total = Math.max(unit, x - unit * (weight + spacing))
  return { glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x - total / 2 })), width: total + unit * weight, unit }
}

function placeGlyph({ d, x }: PlacedGlyph, arch: number): string {
  if (!arch) return path(d, `transform="translate(${round1(x)} 0)"`)
  const angle = x / arch
  const [dx, dy] = [Math.sin(angle) * arch, arch - Math.cos(angle) * arch]
  return path(d, `transform="translate(${round1(dx)} ${round1(dy)}) rotate(${round1((angle * 180) / Math.PI)})"`)
}

/** SVG of straight or arched text in the built-in stroke font, so that no font file is needed. */
export function strokeText(text: string, { x, y, height, ...placement }: Placement, style: StrokeStyle & Inks): string {
  const { colour, outline, weight = DEFAULT_WEIGHT, spacing = 1.1 } = style
  const { maxWidth = Infinity, arch = 0, skew = 0, rotation = 0 } = placement
  // Wider spacing, so that no outline touches the next letter.
  const spacingWithOutline = outline ? Math.max(spacing, weight * OUTLINE_RATIO * 2 + 0.4) : spacing
  const line = layOutLine(text, height, { weight, spacing: spacingWithOutline })
  const body = line.glyphs.map((glyph) => placeGlyph(glyph, arch)).join('')
  const ink = (paint: string, width: number): string =>
    group(body, `fill="none" stroke="${paint}" stroke-width="${round1(width)}" ${STROKE_ATTRIBUTES}`)
  const stroke = line.unit * weight
  const fit = Math.min(1, maxWidth / line.width)
  // Long text is condensed rather than scaled down evenly.
  const squeeze = [fit, Math.sqrt(fit)].map((scale) => Math.round(scale * 100) / 100).join(' ')
  return group(
    (outline ? ink(outline, stroke * (1 + OUTLINE_RATIO * 2)) : '') + ink(colour, stroke),
    `transform="translate(${round1(x)} ${round1(y)}) rotate(${rotation}) scale(${squeeze}) skewX(${-skew})"`,
  )
}
