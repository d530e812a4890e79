import { CANVAS } from '../../../../lib/catalog/stroke-font/geometry'
import { range, stroke } from '../../../catalog/images/vector'
import { isBack, type Kit } from '../picture'
import { type Crease, creases, edgeShade, type GlowRow, lights, shades } from '../paint'
import { between } from '../../../catalog/images/seeded-random'
import { collarRim } from './collars'
import { kidsHeight, type Cloth } from './cloth'
import type { SleeveShape } from './sleeves'
import { ARMHOLE, FLANK, neckEdge, SHOULDER, type NeckShape } from './trunk'

const LIT: readonly GlowRow[] = [
  [470, 520, 190, 260, 8, 0.34],
  [720, 480, 120, 190, -6, 0.18],
  [500, 1000, 120, 330, 2, 0.2],
  [170, 470, 70, 190, 24, 0.3],
  [985, 420, 60, 150, -24, 0.2],
]

const SHADED: readonly GlowRow[] = [
  [930, 900, 150, 560, 0, 0.42],
  [270, 900, 100, 540, 0, 0.3],
  [620, 1370, 420, 130, 0, 0.28],
  [610, 690, 60, 420, 4, 0.1],
  [1010, 690, 170, 110, -24, 0.34],
]

const LONG_LIT: readonly GlowRow[] = [[120, 900, 36, 320, 3, 0.25]]
const LONG_SHADED: readonly GlowRow[] = [
  [1100, 960, 40, 360, -3, 0.35],
  [205, 960, 34, 320, 6, 0.35],
]

/** Wide, faint variations that keep the cloth from looking flat; different for every shirt. */
function swells(kit: Kit): { lit: GlowRow[]; shaded: GlowRow[] } {
  const random = kit.random('swells')
  const places = range(7).map((i) => ({
    x: between(random, 340, 840),
    y: kidsHeight(kit, 560 + i * 105 + between(random, -40, 40)),
    turn: between(random, 58, 124),
    length: between(random, 120, 250),
    strength: between(random, 0.12, 0.24),
  }))
  return {
    lit: places.map(({ x, y, turn, length, strength }) => [x - 26, y - 8, length, 34, turn, strength]),
    shaded: places.map(({ x, y, turn, length, strength }) => [x + 26, y + 10, length, 36, turn, strength]),
  }
}

/** Light on the rounded body and sleeves. */
export function shirtForms(kit: Kit): string {
  const isLong = kit.sleeve === 'long'
  const random = kit.random('forms')
  const { lit, shaded } = swells(kit)
  const settled = (rows: readonly GlowRow[]): GlowRow[] =>
    rows.map(([x, y, rx, ry, turn, strength]) => [
      x + between(random, -24, 24),
      kidsHeight(kit, y + between(random, -24, 24)),
      rx,
      ry,
      turn + between(random, -5, 5),
      strength * between(random, 0.8, 1.15),
    ])
  return (
    lights([...settled([...LIT, ...(isLong ? LONG_LIT : [])]), ...lit]) +
    shades([...settled([...SHADED, ...(isLong ? LONG_SHADED : [])]), ...shaded])
  )
}

interface Fold {
  kit: Kit
  cloth: Cloth
  neck: NeckShape
  sleeve: SleeveShape
  folds: readonly Crease[]
}

/** All blurred parts of the light: edges, armholes, folds and the shadow of the collar. */
export function shirtCreases({ kit, cloth, neck, sleeve, folds }: Fold): string {
  const collarShadow = isBack(kit)
    ? ''
    : stroke(cloth.drape(neckEdge(neck)), '#000', 40, 'stroke-opacity=".22" transform="translate(6 22)"')
  const centreBack = isBack(kit)
    ? stroke(`M${CANVAS.centre} 700L${CANVAS.centre + 4} ${kidsHeight(kit, 1200)}`, '#000', 26, 'stroke-opacity=".07"')
    : ''
  return (
    edgeShade(cloth.drapeBothSides(sleeve.edges) + cloth.drapeBothSides(FLANK)) +
    edgeShade(cloth.drapeBothSides(SHOULDER) + collarRim(kit, cloth), 16) +
    stroke(cloth.drapeBothSides(ARMHOLE), '#000', 22, 'stroke-opacity=".16"') +
    creases(folds) +
    collarShadow +
    centreBack
  )
}
