import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'
import { mapPath } from '../../../catalog/images/vector'
import type { Kit } from '../kit'
import { clubCrest, crestColours, CREST_SHAPES } from '../marks/club-crest'
import { lights, shades } from '../paint/glow'
import { edgeShade } from '../paint/seam'
import type { Picture } from '../picture'

const CENTRE = { x: PAGE.centre, y: PAGE.height / 2 }
const SCALE = 6.4
/** The rim of a crest lies a little outside its shape. */
const RIM = 1.06

/** The club's crest alone, as a badge that fills the picture. */
export function drawCrest(kit: Kit): Picture {
  const reach = SCALE * RIM
  const outline = mapPath(CREST_SHAPES[kit.crest.shape], (x, y) => [CENTRE.x + x * reach, CENTRE.y + y * reach])
  return {
    outline,
    base: crestColours(kit).ink,
    paint: clubCrest(kit, CENTRE.x, CENTRE.y, SCALE),
    forms: lights([[420, 480, 420, 420, 0, 0.3]]) + shades([[820, 1080, 420, 420, 0, 0.35]]),
    blurred: edgeShade(outline, 26),
  }
}
