import { path } from '../../../../lib/catalog/stroke-font/geometry'
import { clipped, mapPath, stroke } from '../../../catalog/images/vector'
import { edgeShade, lights, shades } from '../paint'
import { darker } from '../paint/colour'
import { type Kit, type Picture, SILHOUETTE } from '../picture'
import { spreadCloth } from './cloth'
import { collarArea } from './collars'

/** The visible part of a folded shirt below its collar; sleeves, flanks and hem are folded under. */
const BODY =
  'M112 178C160 202 214 226 246 238C268 246 274 262 274 292L277 600C279 720 279 820 277 896' +
  'C277 928 262 939 236 941C120 948 -120 948 -236 941C-262 939 -277 928 -277 896C-279 820 -279 720 -277 600L-274 292' +
  'C-274 262 -268 246 -246 238C-214 226 -160 202 -112 178Z'

/** Its lower edge on the page, including the layers below. */
export const FOLDED_SHIRT = { foot: 972 } as const

/** How far each layer below protrudes, in drawing units. */
const PLIES = [
  { down: 34, tone: 0.34 },
  { down: 18, tone: 0.16 },
] as const

const movedDown = (d: string, by: number): string => mapPath(d, (x, y) => [x, y + by])

/** The layers below: the lower half of the shirt and its sleeves, folded under. */
function plies(body: string, { colours: [main, second, trim] }: Kit): string {
  const edge = second === main ? trim : second
  return PLIES.map(({ down, tone }, at) => {
    const ply = movedDown(body, down)
    return (
      path(ply, `fill="${darker(at === 0 ? edge : main, tone)}"`) +
      stroke(ply, '#fff', 2, 'stroke-opacity=".16"') +
      stroke(movedDown(body, down - 9), '#000', 8, 'stroke-opacity=".2"')
    )
  }).join('')
}

/** A shirt folded as on a shelf: the flat drawing, clipped to its middle. */
export function drawFolded(kit: Kit, flat: Picture): Picture {
  const cloth = spreadCloth(kit, [])
  const body = cloth.drape(BODY)
  const outline = body + collarArea(kit, cloth)
  return {
    ...flat,
    outline,
    shadow: movedDown(body, 26),
    behind: plies(body, kit),
    blurred: `${flat.blurred ?? ''}${edgeShade(body, 40)}${stroke(body, '#000', 18, 'stroke-opacity=".2"')}`,
    forms:
      (flat.forms ?? '') +
      lights([[352, 560, 26, 330, 0, 0.4]]) +
      shades([
        [868, 620, 44, 360, 0, 0.4],
        [600, 950, 320, 46, 0, 0.5],
      ]),
    after: clipped(flat.after ?? '', SILHOUETTE),
  }
}
