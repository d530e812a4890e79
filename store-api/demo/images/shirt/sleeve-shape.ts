import type { Cubic } from '../curve'
import { normalAlong, pointAlong } from '../curve'
import type { Drawing } from '../../../catalog/images/drawing'
import { lerp, type Point } from '../../../../lib/catalog/stroke-font/geometry'

/** One sleeve around x = 0, the right-hand one. */
export interface SleeveShape {
  outline: string
  /** The line of the cuff, outside to inside. */
  cuff: string
  /** The far rim of the opening, seen below the cuff. */
  opening: string
  /** Both long edges. */
  edges: string
  /** The long edges as curves, from the body to the cuff. */
  outer: readonly Cubic[]
  inner: readonly Cubic[]
}

type Length = Drawing['sleeve']

const ARMHOLE = 'C258 486 288 340 318 261Z'

const OUTER: Record<Length, readonly Cubic[]> = {
  short: [
    [
      [318, 261],
      [398, 284],
      [440, 346],
      [474, 432],
    ],
    [
      [474, 432],
      [502, 504],
      [530, 566],
      [548, 626],
    ],
  ],
  long: [
    [
      [318, 261],
      [404, 288],
      [452, 356],
      [478, 470],
    ],
    [
      [478, 470],
      [510, 620],
      [548, 800],
      [540, 960],
    ],
    [
      [540, 960],
      [536, 1060],
      [522, 1160],
      [508, 1240],
    ],
  ],
}

const INNER: Record<Length, readonly Cubic[]> = {
  short: [
    [
      [318, 578],
      [334, 612],
      [350, 652],
      [368, 700],
    ],
  ],
  long: [
    [
      [318, 578],
      [330, 620],
      [374, 700],
      [396, 830],
    ],
    [
      [396, 830],
      [416, 960],
      [404, 1130],
      [404, 1248],
    ],
  ],
}

const SHOULDER: Point = [318, 261]

const at = ([x, y]: Point): string => `${x} ${y}`

const ahead = (chain: readonly Cubic[]): string => chain.map(([, b, c, d]) => `C${at(b)} ${at(c)} ${at(d)}`).join('')

const backwards = (chain: readonly Cubic[]): string =>
  [...chain]
    .reverse()
    .map(([a, b, c]) => `C${at(c)} ${at(b)} ${at(a)}`)
    .join('')

/** `dip` bends the near rim of the cuff, `rim` the far one. */
function sleeveShape(length: Length, { dip, rim }: { dip: Point; rim: Point }): SleeveShape {
  const [outer, inner] = [OUTER[length], INNER[length]]
  const [corner, foot] = [pointAlong(outer, 1), pointAlong(inner, 1)]
  const start = `M${at(SHOULDER)}${ahead(outer)}`
  return {
    outer,
    inner,
    outline: `${start}Q${at(dip)} ${at(foot)}${backwards(inner)}${ARMHOLE}`,
    cuff: `M${at(corner)}Q${at(dip)} ${at(foot)}`,
    opening: `M${at(corner)}Q${at(rim)} ${at(foot)}Q${at(dip)} ${at(corner)}Z`,
    edges: `${start}M${at(foot)}${backwards(inner)}`,
  }
}

export const SLEEVE_SHAPES: Record<Length, SleeveShape> = {
  short: sleeveShape('short', { dip: [462, 686], rim: [476, 708] }),
  long: sleeveShape('long', { dip: [458, 1264], rim: [464, 1290] }),
}

/** A spot on the sleeve: `t` from the armhole (0) to the cuff (1), `v` from the outer edge (0) to the inner (1). */
export function onSleeve({ outer, inner }: SleeveShape, t: number, v: number): Point {
  const [a, b] = [pointAlong(outer, t), pointAlong(inner, t)]
  const [nx, ny] = normalAlong(inner, t)
  const bulge = 26 * Math.sin(Math.PI * v)
  return [lerp(a[0], b[0], v) + ny * bulge, lerp(a[1], b[1], v) - nx * bulge]
}
