import type { Drawing } from '../../catalog/images/drawing'
import { drawBall } from './garments/ball'
import { drawCrest } from './garments/crest'
import { drawScarf } from './garments/scarf'
import { drawShirt } from './garments/shirt'
import { drawShorts } from './garments/shorts'
import { drawSocks } from './garments/socks'
import { frameFor } from './frame'
import { group, PAGE } from '../../../lib/catalog/stroke-font/geometry'
import { kitFor, type Kit } from './kit'
import { layOut, type Picture } from './picture'

const GARMENTS: Record<Drawing['garment'], (kit: Kit) => Picture> = {
  shirt: drawShirt,
  shorts: drawShorts,
  socks: drawSocks,
  scarf: drawScarf,
  ball: drawBall,
  crest: drawCrest,
}

/**
 * One product as a self-contained SVG, cut out on a transparent ground with its soft shadow.
 * The same drawing always gives the same picture. `width` in pixels; the height is 5/4 of it.
 * Ids inside are fixed: use it as an image, not inline.
 */
export function drawSvg(drawing: Drawing, width: number = PAGE.width): string {
  const frame = frameFor(drawing)
  const kit = kitFor(drawing, frame.view.width / frame.scale[0] / width)
  const { defs, body } = layOut(GARMENTS[drawing.garment](kit), kit.unitsPerPixel)
  const { x, y, width: viewWidth } = frame.view
  const height = (side: number) => (side * PAGE.height) / PAGE.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height(width))}" ` +
    `viewBox="${x} ${y} ${viewWidth} ${height(viewWidth)}"><defs>${defs}</defs>` +
    `${group(body, `transform="translate(${frame.move.join(' ')}) scale(${frame.scale.join(' ')})"`)}</svg>`
  )
}
