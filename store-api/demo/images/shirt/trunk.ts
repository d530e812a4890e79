import type { Drawing } from '../drawing'
import { CANVAS, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { type Curve, range, type Side, symmetricOutline } from '../../../catalog/images/vector'
import { kidsHeight } from './cloth'
import type { Kit } from '../picture'
import type { Crease } from '../paint'
import { between, type Random, integerBetween } from '../../../catalog/images/seeded-random'

/** Half of a neck opening around x = 0: its start on the centre line, and its curve up to the shoulder. */
export interface NeckShape {
  depth: number
  curve: Curve
}

const FRONT_NECKS: Record<Drawing['collar'], NeckShape> = {
  crew: { depth: 286, curve: [64, 286, 104, 244, 112, 178] },
  v: { depth: 352, curve: [26, 330, 108, 232, 112, 178] },
  polo: { depth: 318, curve: [20, 312, 100, 236, 112, 178] },
}

const BACK_NECK: NeckShape = { depth: 214, curve: [50, 214, 96, 204, 112, 178] }

export const neckShape = (collar: Drawing['collar'], isBack: boolean): NeckShape =>
  isBack ? BACK_NECK : FRONT_NECKS[collar]

/** The whole neck edge as an open path, left to right. */
export function neckEdge({ depth, curve: [x1, y1, x2, y2, x, y] }: NeckShape): string {
  return `M${-x} ${y}C${-x2} ${y2} ${-x1} ${y1} 0 ${depth}C${x1} ${y1} ${x2} ${y2} ${x} ${y}`
}

const straight = ([x1, y1]: Point, [x2, y2]: Point): Curve => [x1, y1, x2, y2, x2, y2]

/** Shoulder, armhole, flank and hem, from the neck down to the centre of the hem. */
const SIDE: readonly Curve[] = [
  [170, 206, 250, 236, 318, 261],
  [288, 340, 258, 486, 318, 578],
  [310, 720, 296, 880, 312, 1080],
  [318, 1180, 324, 1250, 328, 1312],
  [270, 1330, 210, 1342, 150, 1346],
  [100, 1350, 50, 1352, 0, 1352],
]

export const trunkOutline = (neck: NeckShape): string => symmetricOutline([0, neck.depth], [neck.curve, ...SIDE])

/**
 * The trunk as a cutting line: exact at neck and armholes, wider elsewhere, where the silhouette clips it. Two
 * coinciding edges would let the colour below show through their antialiased pixels.
 */
export const trunkCut = (neck: NeckShape): string =>
  symmetricOutline(
    [0, neck.depth],
    [neck.curve, straight([112, 178], [131, 184]), straight([131, 184], [150, 120]), straight([150, 120], [330, 150])]
      .concat([straight([330, 150], [318, 261]), [288, 340, 258, 486, 318, 578]])
      .concat([straight([318, 578], [370, 1400]), straight([370, 1400], [0, 1400])]),
  )

/** The rest of the page on one side: everything beyond the armhole. */
export const SLEEVE_CUT = 'M318 261L330 150L760 120L760 1460L370 1400L318 578C258 486 288 340 318 261Z'

export const ARMHOLE = 'M318 261C288 340 258 486 318 578'
export const SHOULDER = 'M112 178C170 206 250 236 318 261'
export const FLANK =
  'M318 578C310 720 296 880 312 1080C318 1180 324 1250 328 1312C270 1330 210 1342 150 1346C100 1350 50 1352 0 1352'
export const HEM = 'M-327 1288C-270 1306 -210 1318 -150 1323C-50 1330 50 1330 150 1323C210 1318 270 1306 327 1288'
export const YOKE = 'M130 216Q226 240 304 292'

/** The inside of the back, visible below the front hem. */
export const HEM_LINING = 'M-326 1300C-200 1374 200 1374 326 1300Z'

const ARMPIT = { x: 304, y: 584 }
const HEM_Y = 1338

/** A fold from (x, y) in units around the centre line, for `length` at `degrees` below the horizontal, inwards. */
function inward(side: Side, x: number, y: number, degrees: number, length: number): Pick<Crease, 'from' | 'to'> {
  const angle = (degrees * Math.PI) / 180
  const to = x - Math.cos(angle) * length
  return { from: [CANVAS.centre + side * x, y], to: [CANVAS.centre + side * to, y + Math.sin(angle) * length] }
}

/** Folds that fan out from an armpit, up to the chest and down the flank. */
function armpitFan(side: Side, random: Random): Crease[] {
  const count = integerBetween(random, 3, 5)
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

/** Vertical folds down to the hem. */
function drapes(random: Random): Crease[] {
  const count = integerBetween(random, 4, 8)
  const lean = between(random, -70, 70)
  return range(count).map((i) => {
    const x = CANVAS.centre - 260 + ((i + between(random, 0.1, 0.9)) * 520) / count
    return {
      from: [x + lean * between(random, 0.2, 1), between(random, 640, 1120)],
      to: [x, HEM_Y + between(random, -30, 6)],
      width: between(random, 20, 46),
      bend: between(random, -26, 26),
      strength: between(random, 0.1, 0.25),
    }
  })
}

/** Long folds from one flank to the other hip. */
function pulls(random: Random): Crease[] {
  const side: Side = random() > 0.5 ? 1 : -1
  return range(integerBetween(random, 0, 3)).map((i) => ({
    ...inward(side, 290, between(random, 680, 800) + i * 120, between(random, 18, 52), between(random, 260, 430)),
    width: between(random, 22, 36),
    bend: side * between(random, -30, 30),
    strength: between(random, 0.09, 0.2),
  }))
}

/** Small creases where the shirt was folded in at the waist. */
function waist(side: Side, random: Random): Crease[] {
  return range(integerBetween(random, 1, 4)).map(() => ({
    ...inward(side, 312, between(random, 800, 1230), between(random, -28, 46), between(random, 80, 200)),
    width: between(random, 12, 24),
    bend: side * between(random, -18, 18),
    strength: between(random, 0.12, 0.26),
  }))
}

/** Faint folds between neck and shoulder. */
function shoulder(side: Side, random: Random): Crease[] {
  return range(integerBetween(random, 1, 2)).map((i) => ({
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
