import { lerp, type Point } from '../../../lib/catalog/stroke-font/geometry'
import { range } from '../../demo/images/geometry'
import type { Line } from '../../../lib/catalog/stroke-font/rounded-line'

/** Corners are rounded from here on, in units of the letter grid. */
const RADIUS = 1.2

/** Points on one straight piece or bend: enough to bend it smoothly. */
const STEPS = 5

const between = (from: Point, to: Point, t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]

const toward = (corner: Point, other: Point): Point => {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
  return between(corner, other, Math.min(RADIUS, length / 2) / length)
}

const straight = (from: Point, to: Point): Point[] => range(STEPS).map((step) => between(from, to, step / STEPS))

const bend = (from: Point, corner: Point, to: Point): Point[] =>
  range(STEPS + 1).map((step) => {
    const t = step / STEPS
    return between(between(from, corner, t), between(corner, to, t), t)
  })

/** A letter's stroke as many points close together, its corners rounded, so that it can be bent in any way. */
export function penLine({ points, closed }: Line): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const count = points.length
  const corners = points.map((corner, index): Point[] => {
    if (!closed && (index === 0 || index === count - 1)) return [corner]
    const before = points[(index + count - 1) % count] ?? corner
    const after = points[(index + 1) % count] ?? corner
    return bend(toward(corner, before), corner, toward(corner, after))
  })
  const ring = closed ? [...corners, corners[0] ?? []] : corners
  return ring.flatMap((corner, index) => {
    const end = corner.at(-1)
    const next = ring[index + 1]?.[0]
    return end && next ? [...corner, ...straight(end, next).slice(1)] : corner
  })
}
