import { PAGE, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { range, type Side } from '../../../catalog/images/vector'
import type { Kit } from '../kit'
import type { Crease } from '../paint/crease'
import { between, wholeBetween, type Random } from '../../../catalog/images/seeded-random'
import type { Cloth } from './cloth'
import { onSleeve, type SleeveShape } from './sleeve-shape'

/** Creases that run from the inside of the arm, where cloth bunches, towards the outside. */
function oneSleeve(shape: SleeveShape, isLong: boolean, random: Random, place: (point: Point) => Point): Crease[] {
  const count = isLong ? wholeBetween(random, 6, 9) : wholeBetween(random, 3, 5)
  const bunching = range(count).map((i): Crease => {
    const t = ((i + between(random, 0, 0.7)) / count) * (isLong ? 0.9 : 0.8)
    return {
      from: place(onSleeve(shape, t, between(random, 0.88, 1))),
      to: place(
        onSleeve(shape, Math.max(0.02, t + between(random, -0.2, isLong ? 0.08 : 0.25)), between(random, 0.08, 0.4)),
      ),
      width: between(random, 14, 25),
      bend: between(random, -16, 16),
      strength: between(random, 0.16, 0.34),
    }
  })
  const [start, end] = isLong ? [0.25, 0.85] : [0.12, 0.8]
  const lengthwise: Crease = {
    from: place(onSleeve(shape, start, between(random, 0.25, 0.5))),
    to: place(onSleeve(shape, end * between(random, 0.8, 1), between(random, 0.35, 0.6))),
    width: between(random, 18, 28),
    bend: between(random, -14, 14),
    strength: between(random, 0.08, 0.2),
  }
  return [...bunching, lengthwise]
}

export function sleeveFolds(kit: Kit, cloth: Cloth, shape: SleeveShape): Crease[] {
  const random = kit.random('sleeves')
  const sides: Side[] = [1, -1]
  return sides.flatMap((side) =>
    oneSleeve(shape, kit.sleeve === 'long', random, ([x, y]) => cloth.settle(PAGE.centre + side * x, y)),
  )
}
