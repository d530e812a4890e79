import { PAGE, path } from '../../../../lib/catalog/stroke-font/geometry'
import type { Kit } from '../kit'
import { makersMark } from '../marks/makers-mark'
import { darker } from '../paint/colour'
import { lights, shades } from '../paint/glow'
import { clipped, stroke } from '../../../catalog/images/vector'
import type { Cloth } from './cloth'

export const NECK_CLIP = 'neck'

/** Where anything of the collar or the inside of the neck may show, from the front. */
export const NECK_AREA = 'M-130 182C-112 158 -60 160 0 160C60 160 112 158 130 182L150 300L60 400L-60 400L-150 300Z'

/** The same as a cutting line: the silhouette cuts its rim. */
export const NECK_CUT = 'M-180 110L180 110L150 300L60 400L-60 400L-150 300Z'

export const NECK_RIM = 'M-130 182C-112 158 -60 160 0 160C60 160 112 158 130 182'

const LABEL_INK = '#22252d'

function label(): string {
  const centre = PAGE.centre
  return (
    path(`M${centre - 40} 219H${centre + 40}V265H${centre - 40}Z`, 'fill="#000" fill-opacity=".25"') +
    path(`M${centre - 40} 216H${centre + 40}V262H${centre - 40}Z`, 'fill="#f1efe9"') +
    makersMark(centre - 20, 239, LABEL_INK, 0.42) +
    stroke(
      `M${centre + 4} 230H${centre + 32}M${centre + 4} 239H${centre + 32}M${centre + 4} 248H${centre + 22}`,
      LABEL_INK,
      3.5,
    )
  )
}

/** Inside of the back: lining, neck tape, the far half of the collar and the label. */
export function neckLining(kit: Kit, cloth: Cloth): string {
  const [main, second, trim] = kit.colours
  const far = cloth.lay('M-136 181C-60 173 60 173 136 181')
  const content =
    path(`M${PAGE.centre - 150} 110H${PAGE.centre + 150}V400H${PAGE.centre - 150}Z`, `fill="${darker(main, 0.36)}"`) +
    stroke(cloth.lay('M-126 207C-60 205 60 205 126 207'), darker(trim, 0.3), 12) +
    stroke(cloth.lay('M-126 201C-60 197 60 197 126 201'), '#000', 8, 'stroke-opacity=".3"') +
    stroke(far, darker(second, 0.16), 40) +
    stroke(far, '#000', 40, 'stroke-opacity=".09" stroke-dasharray="3 6"') +
    stroke(cloth.lay('M-128 170C-60 160 60 160 128 170'), second, 9) +
    stroke(cloth.lay('M-128 174C-60 165 60 165 128 174'), '#fff', 4, 'stroke-opacity=".35"') +
    label() +
    shades([
      [PAGE.centre, 340, 190, 90, 0, 0.7],
      [PAGE.centre + 90, 240, 60, 100, 0, 0.5],
      [PAGE.centre - 100, 240, 40, 90, 0, 0.35],
    ]) +
    lights([[PAGE.centre - 30, 172, 90, 16, 0, 0.25]])
  return clipped(content, NECK_CLIP)
}
