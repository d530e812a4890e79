import sharp from 'sharp'
import type { Drawing } from './drawing'
import type { ImageFormat } from '../../catalog/images/drawing'
import { drawBall } from './garments/ball'
import { drawCrest } from './garments/crest'
import { drawScarf } from './garments/scarf'
import { drawShirt } from './garments/shirt'
import { drawShorts } from './garments/shorts'
import { drawSocks } from './garments/socks'
import { frameFor, type Kit, kitFor, layOut, type Picture } from './picture'
import { group, PAGE } from '../../../lib/catalog/stroke-font/geometry'

// Every picture is drawn once and kept on disk: a cache of its own would only grow.
sharp.cache(false)

/** What shows through where a format knows no transparency: the shop's paper. */
const PAPER = '#f4f2ee'

/** Render a drawing at a width in pixels. WebP and AVIF keep the cut-out; JPEG lies on paper. */
export async function renderImage(drawing: Drawing, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(Buffer.from(drawSvg(drawing, width)))
  switch (format) {
    case 'webp':
      return image.webp({ quality: 82, alphaQuality: 80, effort: 2 }).toBuffer()
    case 'avif':
      // Side by side at full size it cannot be distinguished from quality 50, and is a fifth smaller.
      return image.avif({ quality: 42, effort: 2 }).toBuffer()
    case 'jpg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, progressive: true }).toBuffer()
  }
}

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
  const { defs, body } = layOut(GARMENTS[drawing.garment](kit), kit)
  const { x, y, width: viewWidth } = frame.view
  const height = (side: number) => (side * PAGE.height) / PAGE.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height(width))}" ` +
    `viewBox="${x} ${y} ${viewWidth} ${height(viewWidth)}"><defs>${defs}</defs>` +
    `${group(body, `transform="translate(${frame.move.join(' ')}) scale(${frame.scale.join(' ')})"`)}</svg>`
  )
}
