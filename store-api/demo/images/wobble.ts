import { PAGE, type Point } from '../../../lib/catalog/stroke-font/geometry'
import type { Random } from '../../catalog/images/seeded-random'

/** How far cloth strays from its pattern piece, in drawing units. */
const REACH = 5

/** A gentle, smooth displacement of the whole page, so that a garment is never quite its own mirror image. */
export function wobble(random: Random, strength = 1): (x: number, y: number) => Point {
  const phase = () => random() * Math.PI * 2
  const [a, b, c, d] = [phase(), phase(), phase(), phase()]
  const reach = REACH * strength
  return (x, y) => {
    const u = x - PAGE.centre
    return [
      x + reach * (Math.sin(y / 250 + a) + 0.6 * Math.sin(u / 150 + b)),
      y + reach * (0.8 * Math.sin(u / 170 + c) + 0.5 * Math.sin(y / 180 + u / 400 + d)),
    ]
  }
}
