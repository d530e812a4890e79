import sharp from 'sharp'

/** Maximum size of a photograph, in bytes and in pixels. */
export const MAX_MEDIA_BYTES = 20 * 1024 * 1024
export const MAX_MEDIA_PIXELS = 50_000_000

/** Maximum ratio of the longer side to the shorter: WebP and AVIF have no more than 16 383 pixels a side. */
const MAX_ASPECT_RATIO = 8

/** The file is not an accepted photograph; the message is advice for the operator. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
}

/** Properties of a photograph that are known without decoding it. */
export interface MediaMetadata {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'
  /** Pixels, its orientation applied. */
  width: number
  height: number
}

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

const asText = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Detects the format by the first bytes: a name or a declared type proves nothing. */
export function formatOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP') return 'webp'
  if (asText(bytes, 4, 8) === 'ftyp') {
    const brands = asText(bytes, 8, 40)
    if (/avi[fs]/.test(brands)) return 'avif'
    if (/heic|heix|hevc|mif1|heim/.test(brands)) return 'heic'
  }
  if (/^GIF8[79]a/.test(asText(bytes, 0, 6))) return 'gif'
  if (/^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(asText(bytes, 0, 256))) return 'svg'
  return 'unknown'
}

/** Whether a PNG is animated: its control chunk precedes the image data. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = file.indexOf('acTL')
  return startsWith(bytes, 0x89, 0x50) && control >= 0 && control < file.indexOf('IDAT')
}

const ADVICE: Record<string, string> = {
  heic: 'HEIC photographs cannot be shown by most browsers: export it as JPEG',
  gif: 'GIF is refused: save it as PNG, or as WebP without animation',
  svg: 'SVG can carry scripts and is refused: export it as PNG',
  unknown: 'it is no JPEG, PNG, WebP or AVIF',
}

/**
 * Validates a photograph by its content and its header.
 * @throws MediaError with advice for other formats, and for files that are too large, animated or damaged
 */
export async function inspectMedia(bytes: Uint8Array): Promise<MediaMetadata> {
  if (bytes.length > MAX_MEDIA_BYTES) throw new MediaError(`it is larger than ${MAX_MEDIA_BYTES / 1024 / 1024} MB`)
  const format = formatOf(bytes)
  const advice = ADVICE[format]
  if (advice) throw new MediaError(advice)
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw new MediaError('it is damaged')
    })
  const { width, height, pages = 1, orientation = 1 } = metadata
  const type = format === 'avif' ? 'image/avif' : TYPES[format as keyof typeof TYPES]
  if (metadata.format !== format && !(format === 'avif' && metadata.format === 'heif'))
    throw new MediaError('its content is another format than its first bytes say')
  if (!width || !height) throw new MediaError('it is damaged')
  if (width * height > MAX_MEDIA_PIXELS) throw new MediaError(`it has more than ${MAX_MEDIA_PIXELS / 1e6} megapixels`)
  if (Math.max(width, height) > MAX_ASPECT_RATIO * Math.min(width, height))
    throw new MediaError(`one side is more than ${MAX_ASPECT_RATIO} times as long as the other`)
  if (pages > 1 || isAnimatedPng(bytes)) throw new MediaError('it is animated: save one of its pictures')
  // EXIF orientations from 5 on swap width and height.
  return orientation >= 5 ? { type, width: height, height: width } : { type, width, height }
}
