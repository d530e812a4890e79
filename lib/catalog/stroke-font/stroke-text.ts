import { group, path, round1, roundedLine } from './geometry'
import { glyphFor } from './glyphs'

/** How the letters are cut; both in units of a letter grid six high. */
export interface Cut {
  weight?: number
  /** Gap between letters. */
  spacing?: number
}

/** One or two inks: the outline is printed under the letters and a little wider. */
export interface Inks {
  colour: string
  outline?: string
}

interface Placing {
  x: number
  y: number
  height: number
  maxWidth?: number
  /** Radius of the arch the line stands on. */
  arch?: number
  /** Degrees of slant. */
  skew?: number
  /** Degrees the whole line is turned. */
  turn?: number
}

/** The outline shows this much of a stroke on either side of a letter. */
const OUTLINE = 0.24
const ENDS = 'stroke-linecap="square" stroke-linejoin="round"'
const DEFAULT_WEIGHT = 1.35

interface SetGlyph {
  d: string
  x: number
}

/** Glyph paths centred on (0, 0) and their total width. */
function setLine(text: string, height: number, { weight, spacing }: Required<Cut>) {
  const unit = height / (6 + weight)
  let x = 0
  const glyphs: SetGlyph[] = []
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

function standing({ d, x }: SetGlyph, arch: number): string {
  if (!arch) return path(d, `transform="translate(${round1(x)} 0)"`)
  const angle = x / arch
  const [dx, dy] = [Math.sin(angle) * arch, arch - Math.cos(angle) * arch]
  return path(d, `transform="translate(${round1(dx)} ${round1(dy)}) rotate(${round1((angle * 180) / Math.PI)})"`)
}

/** Straight or arched text in the shop's own stroked alphabet, so that no font is needed. */
export function strokeText(text: string, { x, y, height, ...placing }: Placing, cut: Cut & Inks): string {
  const { colour, outline, weight = DEFAULT_WEIGHT, spacing = 1.1 } = cut
  const { maxWidth = Infinity, arch = 0, skew = 0, turn = 0 } = placing
  // Outlined letters stand further apart, so that no outline runs into the next letter.
  const roomy = outline ? Math.max(spacing, weight * OUTLINE * 2 + 0.4) : spacing
  const line = setLine(text, height, { weight, spacing: roomy })
  const body = line.glyphs.map((glyph) => standing(glyph, arch)).join('')
  const ink = (paint: string, width: number): string =>
    group(body, `fill="none" stroke="${paint}" stroke-width="${round1(width)}" ${ENDS}`)
  const stroke = line.unit * weight
  const fit = Math.min(1, maxWidth / line.width)
  // Long words are set condensed rather than small.
  const squeeze = [fit, Math.sqrt(fit)].map((scale) => Math.round(scale * 100) / 100).join(' ')
  return group(
    (outline ? ink(outline, stroke * (1 + OUTLINE * 2)) : '') + ink(colour, stroke),
    `transform="translate(${round1(x)} ${round1(y)}) rotate(${turn}) scale(${squeeze}) skewX(${-skew})"`,
  )
}
