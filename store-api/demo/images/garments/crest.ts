import { group, CANVAS, path, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { clipPath, clipped, mapPath, stroke } from '../../../catalog/images/vector'
import type { Kit, Picture } from '../picture'
import { edgeShade, lights, shades } from '../paint'
import type { Drawing } from '../drawing'
import { strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { byDarkness, luminance, PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'

const CENTRE = { x: CANVAS.centre, y: CANVAS.height / 2 }
const SCALE = 6.4
/** Scale of the rim, slightly larger than the shape. */
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

/** Around (0, 0), about 150 units high. */
const CREST_SHAPES: Record<Drawing['crest']['shape'], string> = {
  shield: 'M-50 -58Q0 -72 50 -58L50 8C50 44 22 62 0 74C-22 62 -50 44 -50 8Z',
  round: 'M0 -64C35 -64 64 -35 64 0C64 35 35 64 0 64C-35 64 -64 35 -64 0C-64 -35 -35 -64 0 -64Z',
  diamond: 'M0 -76L56 0L0 76L-56 0Z',
  hex: 'M0 -68L56 -36L56 36L0 68L-56 36L-56 -36Z',
  pennant: 'M-54 -60L54 -60L40 20L0 74L-40 20Z',
}

interface CrestColours {
  field: string
  base: string
  ink: string
}

/** A dark field, a legible ink on it, and the trim for the base. */
function crestColours({ colours }: Drawing): CrestColours {
  const [main, second, trim] = colours
  const [darkest = main] = byDarkness(colours)
  const [field, line] = luminance(main) > 0.22 ? [darkest, main] : [main, second]
  const ink = readableInk([field], [line, trim, PRINT_WHITE, PRINT_BLACK])
  return { field, ink, base: trim === field ? second : trim }
}

/** The club's crest as sewn on cloth, about 150 units high at scale 1. */
export function clubCrest(drawing: Drawing, x: number, y: number, scale = 1): string {
  const d = CREST_SHAPES[drawing.crest.shape]
  const { field, base, ink } = crestColours(drawing)
  const foot = group(
    path('M-80 30H80V90H-80Z', `fill="${base}"`) + stroke('M-80 30H80', ink, 5),
    'clip-path="url(#crest)" transform="scale(.95)"',
  )
  const sheen = clipped(path('M-80 -90H10L-50 90H-80Z', 'fill="#fff" fill-opacity=".1"'), 'crest')
  return group(
    clipPath('crest', d) +
      path(d, 'fill="#000" fill-opacity=".14" transform="translate(3 6) scale(1.08)"') +
      path(d, 'fill="#000" fill-opacity=".2" transform="translate(2 4) scale(1.06)"') +
      path(d, `fill="${ink}" transform="scale(1.06)"`) +
      path(d, `fill="${field}" transform="scale(.95)"`) +
      foot +
      strokeText(drawing.crest.initials, { x: 0, y: -10, height: 44, maxWidth: 74 }, { colour: ink, weight: 1.4 }) +
      `<circle cy="49" r="8" fill="${readableInk([base], [ink, field, PRINT_WHITE, PRINT_BLACK])}"/>` +
      sheen +
      stroke(d, '#000', 2, 'stroke-opacity=".25" stroke-dasharray="3 3" transform="scale(.88)"'),
    `transform="translate(${round1(x)} ${round1(y)}) scale(${scale})"`,
  )
}
