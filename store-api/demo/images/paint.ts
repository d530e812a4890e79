import { group, lerp, CANVAS, type Point, round1 } from '../../../lib/catalog/stroke-font/geometry'
import { range, stroke } from '../../catalog/images/vector'

const INK = '#121826'

/** Below this, the steps of a coarse shadow would be visible. */
const FINE_UNITS_PER_PIXEL = 1.3

/** Layers of a shadow: widening rings, and copies shifted away from the light. */
const STEPS = { halo: { count: 9, reach: 76, ink: 0.18 }, drift: { count: 8, reach: 20, ink: 0.24 } } as const

/** A soft shadow without a filter: faint copies of the outline over each other. */
export function castShadow(outline: string, unitsPerPixel: number): string {
  const finer = unitsPerPixel < FINE_UNITS_PER_PIXEL ? 2.5 : 1
  const layers = ({ count, reach, ink }: { count: number; reach: number; ink: number }) => {
    const total = Math.round(count * finer)
    return { at: range(total).map((i) => (i * reach) / total), ink: Math.round((ink / total) * 10000) / 10000 }
  }
  const [halo, drift] = [layers(STEPS.halo), layers(STEPS.drift)]
  const rings = halo.at.map(
    (d) => `<use href="#cast" x="12" y="${round1(24 + d * 0.26)}" stroke-width="${round1(4 + d)}"/>`,
  )
  const copies = drift.at.map((d) => `<use href="#cast" x="${round1(d * 0.55)}" y="${round1(2 + d)}"/>`)
  return (
    `<defs><path id="cast" d="${outline}"/></defs>` +
    group(copies.join(''), `fill="${INK}" fill-opacity="${drift.ink}"`) +
    group(rings.join(''), `fill="none" stroke="${INK}" stroke-opacity="${halo.ink}" stroke-linejoin="round"`)
  )
}

/** A fold in the cloth, seen from above, tapering at both ends. */
export interface Crease {
  from: Point
  to: Point
  width: number
  /** Offset of its middle, to the left of its direction if positive. */
  bend: number
  /** 0 to 1. */
  strength: number
}

/** The light comes from the upper left. */
const LIGHT: Point = [-0.8, -0.6]

const directionOf = ({ from, to }: Crease): { along: Point; across: Point; length: number } => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return { along, across: [-along[1], along[0]], length }
}

const spot = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`

/** The area between two arcs over the same chord, with offsets towards the light. */
function leaf(crease: Crease, near: number, far: number): string {
  const { from, to, bend, strength } = crease
  const { across } = directionOf(crease)
  const lit = across[0] * LIGHT[0] + across[1] * LIGHT[1] > 0 ? 1 : -1
  const bow = (offset: number): string => {
    const reach = bend + offset * lit
    return spot([(from[0] + to[0]) / 2 + across[0] * reach, (from[1] + to[1]) / 2 + across[1] * reach])
  }
  const d = `M${spot(from)}Q${bow(near)} ${spot(to)}Q${bow(far)} ${spot(from)}`
  return `<path d="${d}" fill-opacity="${Math.round(strength * 100) / 100}"/>`
}

/** A wide faint flank below a narrow strong one: cloth rises gradually and bends sharply. */
const FLANKS = [
  { width: 2.3, strength: 0.38 },
  { width: 1, strength: 0.8 },
] as const

/** A lit and a shaded flank for each crease, side by side; to be blurred. */
export function creases(list: readonly Crease[]): string {
  const flanks = FLANKS.flatMap(({ width, strength }) =>
    list.map((crease) => ({ ...crease, width: crease.width * width, strength: crease.strength * strength })),
  )
  return (
    group(flanks.map((flank) => leaf(flank, -flank.width * 0.15, flank.width * 1.4)).join(''), 'fill="#fff"') +
    group(flanks.map((flank) => leaf(flank, flank.width * 0.1, -flank.width * 1.6)).join(''))
  )
}

/** Displacement of a point of the print by one crease. */
function displacementBy(crease: Crease, [x, y]: Point): Point {
  const { along, across, length } = directionOf(crease)
  const [dx, dy] = [x - crease.from[0], y - crease.from[1]]
  const t = (dx * along[0] + dy * along[1]) / length
  if (t <= 0 || t >= 1) return [0, 0]
  const bow = 2 * t * (1 - t) * crease.bend
  const distance = (dx * across[0] + dy * across[1] - bow) / (crease.width * 1.3)
  if (Math.abs(distance) > 3) return [0, 0]
  const swell = Math.exp(-distance * distance) * Math.sin(Math.PI * t) * crease.width * crease.strength
  const [slide, pinch] = [swell * 1.1, -distance * swell * 0.9]
  return [along[0] * slide + across[0] * pinch, along[1] * slide + across[1] * pinch]
}

/** A point of the print displaced by the creases: stripes shift across a fold and narrow along it. */
export function displaced(list: readonly Crease[], point: Point): Point {
  let [x, y] = point
  for (const crease of list) {
    const [dx, dy] = displacementBy(crease, point)
    x += dx
    y += dy
  }
  return [x, y]
}

/** A random variation of a crease, for garments with predefined folds. */
export function looser(crease: Crease, random: () => number, sway: number): Crease {
  const stray = (reach: number) => (random() - 0.5) * 2 * reach
  return {
    from: [crease.from[0] + stray(sway), crease.from[1] + stray(sway)],
    to: [crease.to[0] + stray(sway * 2), crease.to[1] + stray(sway * 2)],
    width: crease.width * lerp(0.75, 1.3, random()),
    bend: crease.bend + stray(sway),
    strength: crease.strength * lerp(0.65, 1.2, random()),
  }
}

/** x, y, to x, to y, width, bend, strength. */
export type CreaseRow = readonly [number, number, number, number, number, number, number]

export const creaseFrom = ([x1, y1, x2, y2, width, bend, strength]: CreaseRow): Crease => ({
  from: [x1, y1],
  to: [x2, y2],
  width,
  bend,
  strength,
})

type Tone = 'light' | 'shade'

const IDS: Record<Tone, string> = { light: 'glow-light', shade: 'glow-shade' }

const gradient = (id: string, colour: string): string =>
  `<radialGradient id="${id}-fade"><stop stop-color="${colour}"/>` +
  `<stop offset=".45" stop-color="${colour}" stop-opacity=".5"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
  `<circle id="${id}" r="1" fill="url(#${id}-fade)"/>`

export const GLOW_DEFS = gradient(IDS.light, '#fff') + gradient(IDS.shade, '#000')

interface Glow {
  at: readonly [x: number, y: number]
  /** Half width and half height before turning. */
  size: readonly [rx: number, ry: number]
  /** Degrees. */
  turn?: number
  strength: number
}

/** A soft ellipse that lightens or darkens, without a filter. */
const glow = (tone: Tone, { at, size, turn = 0, strength }: Glow): string =>
  `<use href="#${IDS[tone]}" transform="translate(${round1(at[0])} ${round1(at[1])}) rotate(${round1(turn)}) ` +
  `scale(${round1(size[0])} ${round1(size[1])})" fill-opacity="${Math.round(strength * 100) / 100}"/>`

/** x, y, half width, half height, degrees, strength. */
export type GlowRow = readonly [number, number, number, number, number, number]

const rowToGlow = ([x, y, rx, ry, turn, strength]: GlowRow): Glow => ({ at: [x, y], size: [rx, ry], turn, strength })

export const lights = (rows: readonly GlowRow[]): string => rows.map((row) => glow('light', rowToGlow(row))).join('')

export const shades = (rows: readonly GlowRow[]): string => rows.map((row) => glow('shade', rowToGlow(row))).join('')

/** A dark groove with a lit edge. */
export const seam = (d: string): string =>
  stroke(d, '#000', 3, 'stroke-opacity=".34"') +
  stroke(d, '#fff', 2, 'stroke-opacity=".22" transform="translate(-3 -2)"')

export const stitches = (d: string): string =>
  stroke(d, '#000', 2.2, 'stroke-opacity=".3" stroke-dasharray="7 4"') +
  stroke(d, '#fff', 1.6, 'stroke-opacity=".25" stroke-dasharray="7 4" transform="translate(0 2)"')

/** Two rows of stitches, as in a machine-sewn hem. */
export const twinStitches = (d: string): string => stitches(d) + `<g transform="translate(0 8)">${stitches(d)}</g>`

/** Shade where the cloth curves away at an edge; to be blurred. */
export const edgeShade = (d: string, width = 34): string => stroke(d, '#000', width, 'stroke-opacity=".3"')

/** Rib knit on a band drawn as a line: thin bars perpendicular to its path. */
export const ribs = (d: string, width: number): string =>
  stroke(d, '#000', width, 'stroke-opacity=".1" stroke-dasharray="3 6"')

/** Above this, threads at whole-pixel distances would be coarser than jersey. */
const COARSEST_UNITS_PER_PIXEL = 0.86

/**
 * Pixels from thread to thread: a whole number, to avoid moiré. Below six, WebP blurs them in patches.
 */
const PITCH = 6

const across = (pitch: number, opacity: number): string =>
  `<path d="M${CANVAS.centre} 0V${CANVAS.height}" stroke="#000" stroke-width="${CANVAS.width}" ` +
  `stroke-dasharray="${pitch / 3} ${(pitch * 2) / 3}" stroke-opacity="${opacity}"/>`

const down = (pitch: number, opacity: number): string =>
  `<path d="M0 ${CANVAS.height / 2}H${CANVAS.width}" stroke="#000" stroke-width="${CANVAS.height}" ` +
  `stroke-dasharray="${pitch / 3} ${(pitch * 2) / 3}" stroke-opacity="${opacity}"/>`

/** The grain of jersey, for large pictures only. `unitsPerPixel` is in the garment's own units. */
export function weave(unitsPerPixel: number): string {
  if (unitsPerPixel > COARSEST_UNITS_PER_PIXEL) return ''
  const pitch = unitsPerPixel * PITCH
  return across(pitch, 0.046) + down(pitch, 0.034)
}

/** Vertical ribs of a sock, about `pitch` units apart; omitted if finer than the pixels can show. */
export function ribKnit(band: { top: number; height: number; pitch: number }, unitsPerPixel: number): string {
  const pixels = Math.round(band.pitch / unitsPerPixel)
  if (pixels < 3) return ''
  const pitch = pixels * unitsPerPixel
  return (
    `<path d="M0 ${band.top + band.height / 2}H${CANVAS.width}" stroke="#000" stroke-width="${band.height}" ` +
    `stroke-dasharray="${pitch * 0.3} ${pitch * 0.7}" stroke-opacity=".09"/>`
  )
}
