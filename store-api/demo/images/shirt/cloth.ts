import { CANVAS, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { bothSides, centred, mapPath, type Side } from '../../../catalog/images/vector'
import type { Kit } from '../picture'
import { displaced, type Crease } from '../paint'
import { between } from '../../../catalog/images/seeded-random'
import { wobble } from '../curve'

/** The random distortion of one shirt, so that nothing is quite straight and no two shirts look alike. */
export interface Cloth {
  /** Distorts a path drawn around x = 0; side -1 mirrors it first. */
  drape: (d: string, side?: Side) => string
  drapeBothSides: (d: string) => string
  /** Distorts a point of the page. */
  toCloth: (x: number, y: number) => Point
  /** A point of the print on the trunk (`u` -1 to 1 across, `y` down the page), including folds. */
  onTrunk: (u: number, y: number) => Point
}

/** Kids' shirts are wider in proportion: everything below the chest is shortened. */
const KIDS = { from: 430, factor: 0.8 }

export const kidsHeight = (kit: Kit, y: number): number =>
  kit.cut === 'kids' && y > KIDS.from ? KIDS.from + (y - KIDS.from) * KIDS.factor : y

/** Radians by which sleeves drop on a hanger; less for long ones, which would otherwise end up behind the trunk. */
const SLEEVE_DROP = { short: 0.15, long: 0.05 } as const

const halfWidth = (y: number): number =>
  y < 600 ? 330 : 318 - 12 * Math.sin(Math.min(1, (y - 600) / 560) * Math.PI) + Math.max(0, y - 1100) * 0.06

/** Rotates a point of a sleeve about its shoulder. */
function swung(x: number, y: number, angle: number): Point {
  const side = x < 0 ? -1 : 1
  const [dx, dy] = [Math.abs(x) - 318, y - 261]
  if (dx <= 0) return [x, y]
  const turn = angle * Math.min(1, dx / 90)
  return [side * (318 + dx * Math.cos(turn) - dy * Math.sin(turn)), 261 + dx * Math.sin(turn) + dy * Math.cos(turn)]
}

export function spreadCloth(kit: Kit, folds: readonly Crease[]): Cloth {
  const random = kit.random('cloth')
  const stray = wobble(random)
  const drop = kit.view === 'hung' ? SLEEVE_DROP[kit.sleeve] : 0
  const swing = { left: drop + between(random, -0.035, 0.05), right: drop + between(random, -0.035, 0.05) }
  const [ripple, sagging] = [random() * 6.28, random() * 6.28]
  const toCloth = (x: number, y: number): Point => {
    const [sx, sy] = swung(x - CANVAS.centre, y, x < CANVAS.centre ? swing.left : swing.right)
    const [px, py] = stray(CANVAS.centre + sx, sy)
    return [px, kidsHeight(kit, py)]
  }
  const drape = (d: string, side: Side = 1) => mapPath(centred(d, side), toCloth)
  const onTrunk = (u: number, y: number): Point => {
    const x =
      CANVAS.centre + (halfWidth(y) * Math.sin(u * 1.2)) / Math.sin(1.2) + 2.5 * Math.sin(y / 97 + u * 4 + ripple)
    const sag = 22 * (1 - u * u) * Math.max(0, (y - 420) / 900) + 2.5 * Math.sin(u * 6 + y / 120 + sagging)
    return displaced(folds, toCloth(x, y + sag))
  }
  return { drape, drapeBothSides: (d) => mapPath(bothSides(d), toCloth), toCloth, onTrunk }
}
