import sharp from 'sharp'
import type { ImageFormat } from '../../catalog/images/renderer'
import { drawSvg } from './draw-svg'
import type { Drawing } from '../../catalog/images/drawing'

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
      // Compared side by side at its full size it cannot be told from 50, and is a fifth smaller.
      return image.avif({ quality: 42, effort: 2 }).toBuffer()
    case 'jpg':
      return image.flatten({ background: PAPER }).jpeg({ quality: 84, progressive: true }).toBuffer()
  }
}
