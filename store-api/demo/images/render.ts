import sharp from 'sharp'
import { type Drawing, isScene, type Scene } from './drawing'
import type { ImageFormat } from '../../catalog/images/drawing'
import { drawGarment } from './garments/garment'
import { type Frame, frameFor, kitFor, type Layers, WHOLE_PAGE } from './picture'
import { drawScene } from './scene/scene'
import { group, CANVAS } from '../../../lib/catalog/stroke-font/geometry'

// Every picture is rendered once and cached on disk, so that sharp's own cache would only use memory.
sharp.cache(false)

/** Background for formats without transparency. */
const PAPER = '#f4f2ee'

/** Renders a drawing at a width in pixels. WebP and AVIF are transparent; JPEG has the paper background. */
export async function renderImage(drawing: Drawing | Scene, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(Buffer.from(drawSvg(drawing, width)))
  switch (format) {
    case 'webp':
      return image.webp({ quality: 82, alphaQuality: 80, effort: 2 }).toBuffer()
    case 'avif':
      // At full size indistinguishable from quality 50, and a fifth smaller.
      return image.avif({ quality: 42, effort: 2 }).toBuffer()
    case 'jpg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, progressive: true }).toBuffer()
  }
}

/**
 * One product, or a scene of several, as a self-contained SVG with a transparent background and a soft shadow. The same
 * drawing always gives the same picture. `width` is in pixels; the height is 5/4 of it. Ids are fixed, so it can be
 * used as an image but not inline.
 */
export function drawSvg(drawing: Drawing | Scene, width: number = CANVAS.width): string {
  if (isScene(drawing)) return svg(drawScene(drawing, CANVAS.width / width), width, WHOLE_PAGE)
  const { move, scale, view } = frameFor(drawing)
  const { defs, body } = drawGarment(kitFor(drawing, view.width / scale[0] / width))
  const placed = group(body, `transform="translate(${move.join(' ')}) scale(${scale.join(' ')})"`)
  return svg({ defs, body: placed }, width, view)
}

function svg({ defs, body }: Layers, width: number, view: Frame['view']): string {
  const height = (side: number) => (side * CANVAS.height) / CANVAS.width
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height(width))}" ` +
    `viewBox="${view.x} ${view.y} ${view.width} ${height(view.width)}"><defs>${defs}</defs>${body}</svg>`
  )
}
