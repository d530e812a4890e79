import { CANVAS, type Point } from '../../../lib/catalog/stroke-font/geometry'
import { clamp } from '../../catalog/images/vector'
import type { Random } from '../../catalog/images/seeded-random'

/** Four points of one cubic curve. */
export type Cubic = readonly [Point, Point, Point, Point]

const onCubic = ([a, b, c, d]: Cubic, t: number): Point => {
  const s = 1 - t
  const weigh = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k]
  return [weigh(0), weigh(1)]
}

/** The point at `t` (0 to 1) of joined curves, each with an equal share of `t`. */
export function pointAlong(chain: readonly Cubic[], t: number): Point {
  const scaled = clamp(t, 0, 1) * chain.length
  const index = Math.min(chain.length - 1, Math.floor(scaled))
  const cubic = chain[index]
  return cubic ? onCubic(cubic, scaled - index) : [0, 0]
}

/** Unit normal of the curve at `t`, to the left of its direction. */
export function normalAlong(chain: readonly Cubic[], t: number): Point {
  const from = pointAlong(chain, Math.min(t, 0.998))
  const to = pointAlong(chain, Math.min(t, 0.998) + 0.002)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
}

/** Amplitude of the displacement, in drawing units. */
const AMPLITUDE = 5

/** A smooth displacement of the whole page, so that garments are not exactly symmetrical. */
export function wobble(random: Random, strength = 1): (x: number, y: number) => Point {
  const phase = () => random() * Math.PI * 2
  const [a, b, c, d] = [phase(), phase(), phase(), phase()]
  const reach = AMPLITUDE * strength
  return (x, y) => {
    const u = x - CANVAS.centre
    return [
      x + reach * (Math.sin(y / 250 + a) + 0.6 * Math.sin(u / 150 + b)),
      y + reach * (0.8 * Math.sin(u / 170 + c) + 0.5 * Math.sin(y / 180 + u / 400 + d)),
    ]
  }
}
