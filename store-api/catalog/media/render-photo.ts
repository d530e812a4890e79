import sharp from 'sharp'
import type { ImageFormat } from '../images/drawing'
import { MAX_MEDIA_PIXELS } from './inspect'

/** AVIF needs more CPU with higher effort; 3 takes a tenth of the default's time for slightly more bytes. */
const AVIF = { quality: 55, effort: 3 }
const WEBP = { quality: 78 }
const JPEG = { quality: 80, mozjpeg: true }

/**
 * A photograph at a width, upright, in sRGB, without its metadata; never enlarged.
 * @param width in pixels
 */
export function renderPhoto(bytes: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return image.avif(AVIF).toBuffer()
  if (format === 'webp') return image.webp(WEBP).toBuffer()
  // JPEG has no transparency.
  return image.flatten({ background: '#fff' }).jpeg(JPEG).toBuffer()
}
