import { group, CANVAS, path } from '../../../../lib/catalog/stroke-font/geometry'
import { bothSides, centred, clipped, mapPath, range, stroke, symmetricOutline } from '../../../catalog/images/vector'
import { isBack, type Kit, type Picture, SILHOUETTE } from '../picture'
import { strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { clubCrest } from './crest'
import { makersMark } from '../marks/marks'
import { darker, PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { creaseFrom, type CreaseRow, creases, edgeShade, lights, looser, seam, shades, stitches, weave } from '../paint'
import { wobble } from '../curve'
import { between, type Random } from '../../../catalog/images/seeded-random'

function sides({ pattern, colours: [, second, trim] }: Kit): string {
  if (pattern === 'halves' || pattern === 'quarters') return path(centred(RIGHT_LEG), `fill="${second}"`)
  if (pattern === 'stripes' || pattern === 'pinstripe' || pattern === 'hoops') {
    return stroke(bothSides(SIDE_STRIPES), second, 10)
  }
  return path(bothSides(SIDE_PANEL), `fill="${second}"`) + stroke(bothSides(SIDE_SEAM), trim, 8)
}

function prints(kit: Kit): string {
  const [main, second, trim] = kit.colours
  const candidates = [trim, second, PRINT_WHITE, PRINT_BLACK]
  const ink = readableInk([main], candidates)
  if (isBack(kit)) return makersMark(CANVAS.centre, 500, readableInk([main], candidates), 0.7)
  const mark =
    kit.number === undefined
      ? makersMark(402, 968, ink)
      : strokeText(String(kit.number), { x: 402, y: 968, height: 110 }, { colour: ink, weight: 1.5 })
  return clubCrest(kit, 792, 968, 0.82) + mark
}

function laces({ colours: [main, second, trim] }: Kit): string {
  const cord = readableInk([main], ['#f4f2ec', second, trim])
  const lace = (dx: number, y: number): string => {
    const x = CANVAS.centre
    const line = `M${x + dx * 0.3} 410Q${x + dx * 1.8} 470 ${x + dx} ${y}`
    return (
      stroke(line, '#000', 11, 'stroke-opacity=".3" stroke-linecap="round" transform="translate(5 6)"') +
      stroke(line, cord, 9, 'stroke-linecap="round"') +
      stroke(line, '#000', 3, 'stroke-opacity=".14" transform="translate(2 1)"') +
      stroke(`M${x + dx} ${y - 22}V${y}`, trim, 12)
    )
  }
  return lace(-22, 560) + lace(26, 596)
}

export function drawShorts(kit: Kit): Picture {
  const [main, second, trim] = kit.colours
  const settle = wobble(kit.random('cloth'))
  const lay = (d: string) => mapPath(d, settle)
  const outline = lay(centred(OUTLINE))
  const puckers = lay(gathers(kit.random('waist')))
  const hems = lay(bothSides(HEM))
  const seat = lay(centred(SEAT))
  const isHalved = kit.pattern === 'halves' || kit.pattern === 'quarters'
  return {
    outline,
    base: main,
    behind:
      path(lay(bothSides(FAR_HEM)), `fill="${darker(main, 0.6)}"`) +
      (isBack(kit) ? '' : path(lay(centred(FAR_WAIST)), `fill="${darker(main, 0.45)}"`)),
    paint:
      sides(kit) +
      stroke(hems, second, isHalved ? 0 : 44) +
      stroke(hems, trim, 12) +
      path(lay(centred(WAIST)), `fill="${darker(main, 0.06)}"`) +
      prints(kit),
    blurred: edgeShade(outline) + stroke(seat, '#000', 22, 'stroke-opacity=".22"') + legFolds(kit.random('folds')),
    forms:
      lights([
        [400, 660, 120, 330, 8, 0.32],
        [740, 640, 110, 300, -8, 0.2],
      ]) +
      shades([
        [600, 900, 130, 260, 0, 0.5],
        [980, 860, 120, 380, -8, 0.45],
        [220, 900, 70, 300, 8, 0.3],
        [600, 1160, 520, 110, 0, 0.3],
      ]),
    texture: weave(kit.unitsPerPixel),
    after:
      stroke(puckers, '#000', 4, 'stroke-opacity=".16"') +
      stroke(puckers, '#fff', 3, 'stroke-opacity=".12" transform="translate(5 0)"') +
      seam(seat) +
      stitches(lay(centred(WAIST_SEAM))) +
      clipped(group(stitches(hems), 'transform="translate(0 -26)"'), SILHOUETTE) +
      (isBack(kit) ? '' : laces(kit)),
  }
}

/** Folds of one half; the other is mirrored, before both are varied. */
const HALF: readonly CreaseRow[] = [
  [590, 826, 400, 760, 30, 18, 0.32],
  [584, 850, 430, 940, 30, -16, 0.3],
  [560, 900, 470, 1130, 26, 14, 0.26],
  [400, 460, 330, 1080, 36, 20, 0.22],
  [470, 430, 440, 760, 26, -10, 0.2],
  [300, 760, 240, 1060, 26, 10, 0.24],
  [600, 450, 540, 700, 26, 10, 0.18],
  [380, 900, 390, 1110, 30, 12, 0.2],
]

/** Folds of the legs, in page units. */
function legFolds(random: Random): string {
  const mirrored = HALF.map(([x1, y1, x2, y2, width, bend, strength]): CreaseRow => [
    CANVAS.width - x1,
    y1,
    CANVAS.width - x2,
    y2,
    width,
    -bend,
    strength * 0.9,
  ])
  const folds = [...HALF, ...mirrored].filter(() => random() > 0.12)
  return creases(folds.map((row) => looser(creaseFrom(row), random, 16)))
}

/** Short folds where the elastic gathers the cloth. */
function gathers(random: Random): string {
  return range(34)
    .map((i) => {
      const x = -264 + i * 16 + between(random, -4, 4)
      const end = 424 + between(random, 0, 26)
      return centred(`M${x} 352Q${x * 1.02 + between(random, -4, 4)} 390 ${x * 1.05} ${end}`)
    })
    .join('')
}

/** Pattern pieces of shorts, around x = 0; those of a single leg are mirrored for the other. */

export const OUTLINE = symmetricOutline(
  [0, 356],
  [
    [120, 356, 210, 350, 268, 338],
    [306, 470, 392, 760, 424, 1058],
    [310, 1108, 160, 1130, 38, 1136],
    [32, 1010, 16, 900, 0, 822],
  ],
)
export const HEM = 'M38 1136C160 1130 310 1108 424 1058'
const FAR_HEM = 'M38 1136C160 1130 310 1108 424 1058C330 1134 170 1152 38 1136Z'
const WAIST =
  'M-268 338C-210 350 -120 356 0 356C120 356 210 350 268 338L290 424C220 440 110 446 0 446C-110 446 -220 440 -290 424Z'
const WAIST_SEAM = 'M-290 424C-220 440 -110 446 0 446C110 446 220 440 290 424'
const FAR_WAIST = 'M-268 338C-160 316 160 316 268 338C210 380 -210 380 -268 338Z'
const SEAT = 'M0 446C2 602 0 720 0 822'
const SIDE_PANEL = 'M286 338C322 470 408 760 440 1080L340 1120C326 800 290 560 236 338Z'
const SIDE_SEAM = 'M236 338C290 560 326 800 340 1120'
const SIDE_STRIPES =
  'M252 338C310 540 366 780 398 1090M232 338C290 540 340 780 366 1100M212 338C268 540 312 780 334 1110'
const RIGHT_LEG = 'M0 330L450 330L450 1200L30 1200L0 822Z'
