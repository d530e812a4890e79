import { normalAlong, pointAlong, type Cubic } from '../curve'
import { lerp, PAGE, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { polyline, range, smoothLine } from '../../../catalog/images/vector'

/** The middle of a scarf hung over a peg: up one tail, round, and down the other. */
const MIDDLE: readonly Cubic[] = [
  [
    [452, 1236],
    [446, 1000],
    [436, 700],
    [466, 440],
  ],
  [
    [466, 440],
    [496, 150],
    [700, 150],
    [716, 440],
  ],
  [
    [716, 440],
    [734, 700],
    [668, 900],
    [690, 1120],
  ],
]

/** A place on the scarf: `t` from one end (0) to the other (1), `s` across it from -1 to 1. */
export type RibbonPoint = (t: number, s: number) => Point

/** The scarf narrows where it bends over the peg. From behind, the tails change sides. */
export function hungRibbon(isMirrored: boolean, phase: number): RibbonPoint {
  return (t, s) => {
    const [x, y] = pointAlong(MIDDLE, t)
    const [nx, ny] = normalAlong(MIDDLE, t)
    const half = 132 - 42 * Math.exp(-(((t - 0.5) / 0.14) ** 2)) + 3 * Math.sin(t * 31 + phase)
    const [px, py] = [x + nx * half * s, y + ny * half * s]
    return [isMirrored ? PAGE.width - px : px, py]
  }
}

/** A piece of the scarf between two places along it. */
export function piece(at: RibbonPoint, from: number, to: number, left = -1, right = 1): string {
  const count = Math.max(2, Math.ceil((to - from) * 110) + 1)
  const steps = range(count).map((i) => i / (count - 1))
  const up = steps.map((t) => at(lerp(from, to, t), left))
  const down = steps.map((t) => at(lerp(to, from, t), right))
  return `${polyline([...up, ...down])}Z`
}

/** A line along the scarf. */
export const along = (at: RibbonPoint, from: number, to: number, s: number): string =>
  smoothLine(range(25).map((i) => at(lerp(from, to, i / 24), s)))
