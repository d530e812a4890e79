import sharp from 'sharp'
import { type Drawing, isScene, type Scene } from './drawing'
import type { ImageFormat } from '../../catalog/images/drawing'
import { drawGarment } from './garments/garment'
import { type Frame, frameFor, kitFor, type Layers, WHOLE_PAGE } from './picture'
import { drawScene } from './scene/scene'
import { group, PAGE } from '../../../lib/catalog/stroke-font/geometry'

// Every picture is drawn once and kept on disk: a cache of its own would only grow.
sharp.cache(false)

/** What shows through where a format knows no transparency: the shop's paper. */
const PAPER = '#f4f2ee'

/** Render a drawing at a width in pixels. WebP and AVIF keep the cut-out; JPEG lies on paper. */
export async function renderImage(drawing: Drawing | Scene, width: number, format: ImageFormat): Promise<Buffer> {
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

/**
 * One product, or a scene of several, as a self-contained SVG, cut out on a transparent ground with its soft shadow.
 * The same drawing always gives the same picture. `width` in pixels; the height is 5/4 of it.
 * Ids inside are fixed: use it as an image, not inline.
 */
export function drawSvg(drawing: Drawing | Scene, width: number = PAGE.width): string {
  if (isScene(drawing)) return svg(drawScene(drawing, PAGE.width / width), width, WHOLE_PAGE)
  const { move, scale, view } = frameFor(drawing)
  const { defs, body } = drawGarment(kitFor(drawing, view.width / scale[0] / width))
  const standing = group(body, `transform="translate(${move.join(' ')}) scale(${scale.join(' ')})"`)
  return svg({ defs, body: standing }, width, view)
}

function svg({ defs, body }: Layers, width: number, view: Frame['view']): string {
  const height = (side: number) => (side * PAGE.height) / PAGE.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height(width))}" ` +
    `viewBox="${view.x} ${view.y} ${view.width} ${height(view.width)}"><defs>${defs}</defs>${body}</svg>`
  )
}
