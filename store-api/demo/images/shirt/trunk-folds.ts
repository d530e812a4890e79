import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'
import { range, type Side } from '../../../catalog/images/vector'
import { kidsHeight } from './cloth'
import type { Kit } from '../kit'
import type { Crease } from '../paint/crease'
import { between, wholeBetween, type Random } from '../../../catalog/images/seeded-random'

const ARMPIT = { x: 304, y: 584 }
const HEM = 1338

/** A fold from (x, y) in units around the centre line, for `length` at `degrees` below the horizontal, inwards. */
function inward(side: Side, x: number, y: number, degrees: number, length: number): Pick<Crease, 'from' | 'to'> {
  const angle = (degrees * Math.PI) / 180
  const to = x - Math.cos(angle) * length
  return { from: [PAGE.centre + side * x, y], to: [PAGE.centre + side * to, y + Math.sin(angle) * length] }
}

/** Drag lines that fan out from an armpit, up to the chest and down the flank. */
function armpitFan(side: Side, random: Random): Crease[] {
  const count = wholeBetween(random, 3, 5)
  const first = between(random, -38, -12)
  return range(count).map((i) => ({
    ...inward(
      side,
      ARMPIT.x + between(random, -14, 8),
      ARMPIT.y + i * between(random, 14, 30),
      first + i * between(random, 22, 30),
      between(random, 110, 270),
    ),
    width: between(random, 15, 28),
    bend: side * between(random, -20, 20),
    strength: between(random, 0.18, 0.36),
  }))
}

/** Cloth hanging to the hem. */
function drapes(random: Random): Crease[] {
  const count = wholeBetween(random, 4, 8)
  const lean = between(random, -70, 70)
  return range(count).map((i) => {
    const x = PAGE.centre - 260 + ((i + between(random, 0.1, 0.9)) * 520) / count
    return {
      from: [x + lean * between(random, 0.2, 1), between(random, 640, 1120)],
      to: [x, HEM + between(random, -30, 6)],
      width: between(random, 20, 46),
      bend: between(random, -26, 26),
      strength: between(random, 0.1, 0.25),
    }
  })
}

/** Long pulls from one flank to the other hip. */
function pulls(random: Random): Crease[] {
  const side: Side = random() > 0.5 ? 1 : -1
  return range(wholeBetween(random, 0, 3)).map((i) => ({
    ...inward(side, 290, between(random, 680, 800) + i * 120, between(random, 18, 52), between(random, 260, 430)),
    width: between(random, 22, 36),
    bend: side * between(random, -30, 30),
    strength: between(random, 0.09, 0.2),
  }))
}

/** Small creases where the shirt was folded in at the waist. */
function waist(side: Side, random: Random): Crease[] {
  return range(wholeBetween(random, 1, 4)).map(() => ({
    ...inward(side, 312, between(random, 800, 1230), between(random, -28, 46), between(random, 80, 200)),
    width: between(random, 12, 24),
    bend: side * between(random, -18, 18),
    strength: between(random, 0.12, 0.26),
  }))
}

/** Soft tension between neck and shoulder. */
function shoulder(side: Side, random: Random): Crease[] {
  return range(wholeBetween(random, 1, 2)).map((i) => ({
    ...inward(side, between(random, 190, 240), 270 + i * 40, between(random, 30, 75), between(random, 90, 170)),
    width: between(random, 12, 20),
    bend: side * between(random, -14, 14),
    strength: between(random, 0.06, 0.13),
  }))
}

/** All folds of a shirt's trunk, in page units. */
export function trunkFolds(kit: Kit): Crease[] {
  const random = kit.random('folds')
  const folds = [
    ...armpitFan(1, random),
    ...armpitFan(-1, random),
    ...drapes(random),
    ...pulls(random),
    ...waist(1, random),
    ...waist(-1, random),
    ...shoulder(1, random),
    ...shoulder(-1, random),
  ]
  return folds.map((fold) => ({
    ...fold,
    from: [fold.from[0], kidsHeight(kit, fold.from[1])],
    to: [fold.to[0], kidsHeight(kit, fold.to[1])],
  }))
}
