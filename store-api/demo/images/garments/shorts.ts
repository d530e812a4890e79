import { group, PAGE, path } from '../../../../lib/catalog/stroke-font/geometry'
import { bothSides, centred, mapPath } from '../../../catalog/images/vector'
import { isBack, type Kit } from '../kit'
import { lettering } from '../../../../lib/catalog/stroke-font/lettering'
import { clubCrest } from '../marks/club-crest'
import { makersMark } from '../marks/makers-mark'
import { darker, PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { lights, shades } from '../paint/glow'
import { edgeShade, seam, stitches } from '../paint/seam'
import { weave } from '../paint/weave'
import { SILHOUETTE, type Picture } from '../picture'
import { gathers, legFolds } from '../shorts/leg-folds'
import {
  FAR_HEM,
  FAR_WAIST,
  HEM,
  OUTLINE,
  RIGHT_LEG,
  SEAT,
  SIDE_PANEL,
  SIDE_SEAM,
  SIDE_STRIPES,
  WAIST,
  WAIST_SEAM,
} from '../shorts/pieces'
import { clipped, stroke } from '../../../catalog/images/vector'
import { wobble } from '../wobble'

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
  if (isBack(kit)) return makersMark(PAGE.centre, 500, readableInk([main], candidates), 0.7)
  const mark =
    kit.number === undefined
      ? makersMark(402, 968, ink)
      : lettering(String(kit.number), { x: 402, y: 968, height: 110 }, { colour: ink, weight: 1.5 })
  return clubCrest(kit, 792, 968, 0.82) + mark
}

function laces({ colours: [main, second, trim] }: Kit): string {
  const cord = readableInk([main], ['#f4f2ec', second, trim])
  const lace = (dx: number, y: number): string => {
    const x = PAGE.centre
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
