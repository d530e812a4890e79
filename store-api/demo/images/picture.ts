import { group, PAGE } from '../../../lib/catalog/stroke-font/geometry'
import { boundsOf } from '../../catalog/images/vector'
import { castShadow } from './paint/cast-shadow'
import { GLOW_DEFS } from './paint/glow'
import { clipPath } from '../../catalog/images/vector'

/** One garment in layers, from the table up. */
export interface Picture {
  /** Silhouette: everything lit lies inside it. */
  outline: string
  /** Colour under all paint, so that no joint shows the table. */
  base: string
  /** Cloth, pattern and print, unlit. */
  paint: string
  defs?: string
  /** What throws the shadow, if not the silhouette; `''` for none. */
  shadow?: string
  /** Drawn on the table before the garment: openings, the inside of a hem, fringe. */
  behind?: string
  /** Black and white shapes blurred into the light. */
  blurred?: string
  /** Black and white shapes that are soft already. */
  forms?: string
  /** Grain of the cloth. */
  texture?: string
  /** Drawn last and unlit: thread, laces. */
  after?: string
}

export const SILHOUETTE = 'silhouette'

/** A blur costs by its area: no more than the garment. */
function blurOver(outline: string): string {
  const { left, top, right, bottom } = boundsOf(outline)
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`
  return (
    `<filter id="soft" ${box} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    '<feGaussianBlur stdDeviation="7"/></filter>'
  )
}

/** The whole page, as a path. */
export const SHEET = `M0 0L${PAGE.width} 0L${PAGE.width} ${PAGE.height}L0 ${PAGE.height}Z`

/** Hard light over middle grey: darker than grey shades the cloth, lighter than grey makes it shine. */
const light = ({ forms = '', blurred = '', texture = '' }: Picture): string =>
  group(
    `<path d="${SHEET}" fill="#7e7e7e"/>${forms}${group(blurred, 'filter="url(#soft)"')}${texture}`,
    'style="mix-blend-mode:hard-light"',
  )

/**
 * Lay shadow, cloth and light. Cloth and light fill the whole sheet and are cut out together, as one isolated group:
 * lit over the bare table, the half-covered pixels of every edge would turn grey.
 */
export function layOut(picture: Picture, unitsPerPixel: number): { defs: string; body: string } {
  const { outline, base, paint, defs = '', shadow = outline, behind = '', after = '' } = picture
  const cut = `clip-path="url(#${SILHOUETTE})" style="isolation:isolate"`
  const lit = group(`<path d="${SHEET}" fill="${base}"/>${paint}${light(picture)}`, cut)
  return {
    defs: GLOW_DEFS + blurOver(outline) + defs + clipPath(SILHOUETTE, outline),
    body: (shadow && castShadow(shadow, unitsPerPixel)) + behind + lit + after,
  }
}
