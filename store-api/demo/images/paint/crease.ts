import { group, lerp, type Point } from '../../../../lib/catalog/stroke-font/geometry'

/** A fold in the cloth, seen from above, tapering at both ends. */
export interface Crease {
  from: Point
  to: Point
  width: number
  /** How far its middle bows out, to the left of its direction when positive. */
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

/** A leaf between two bows over the same chord; distances are measured towards the light. */
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

/** A wide faint flank under a narrow strong one: cloth rises slowly and breaks sharply. */
const FLANKS = [
  { width: 2.3, strength: 0.38 },
  { width: 1, strength: 0.8 },
] as const

/** A lit flank and a shaded flank for each crease, lying side by side; meant to be blurred. */
export function creases(list: readonly Crease[]): string {
  const flanks = FLANKS.flatMap(({ width, strength }) =>
    list.map((crease) => ({ ...crease, width: crease.width * width, strength: crease.strength * strength })),
  )
  return (
    group(flanks.map((flank) => leaf(flank, -flank.width * 0.15, flank.width * 1.4)).join(''), 'fill="#fff"') +
    group(flanks.map((flank) => leaf(flank, flank.width * 0.1, -flank.width * 1.6)).join(''))
  )
}

/** How far a point printed on the cloth is carried by one crease. */
function carry(crease: Crease, [x, y]: Point): Point {
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

/** Where the creases move a point of the print: stripes jog across a fold and crowd along it. */
export function carried(list: readonly Crease[], point: Point): Point {
  let [x, y] = point
  for (const crease of list) {
    const [dx, dy] = carry(crease, point)
    x += dx
    y += dy
  }
  return [x, y]
}

/** The same crease, a little elsewhere: for garments whose folds are set by hand. */
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
