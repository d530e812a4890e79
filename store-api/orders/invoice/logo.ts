import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Logger } from 'pino'
import { fetchPublic } from '../../http/fetch-public'

/** A mark as an image that invoices can show. */
export interface LogoImage {
  png: Buffer
  width: number
  height: number
}

/** Formats of pixels, by how their files begin. A drawing (SVG) could name further files. */
const RASTER = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[\s\S]{4}WEBP/]

const MAX_PIXELS = 16_000_000
const MAX_BYTES = 200_000
const TIMEOUT_MS = 3000
const LOGO_TTL_MS = 3_600_000
const FAILURE_TTL_MS = 300_000

const known = new LRUCache<string, { logo: LogoImage | null }>({ max: 4 })

async function toPng(file: Buffer): Promise<LogoImage> {
  const start = file.subarray(0, 16).toString('latin1')
  if (!RASTER.some((format) => format.test(start))) throw new Error('no picture of pixels')
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .resize({ width: 600, height: 160, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/**
 * The shop's own logo for its invoices, fetched once an hour; null if it has none or it cannot be fetched.
 * @param address empty for none
 */
export async function readLogo(
  address: string,
  {
    logger,
    fetchFile = (url) => fetchPublic(url, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }),
  }: { logger: Pick<Logger, 'warn'>; fetchFile?: (address: string) => Promise<Buffer> },
): Promise<LogoImage | null> {
  if (!address) return null
  const kept = known.get(address)
  if (kept) return kept.logo
  try {
    const logo = await toPng(await fetchFile(address))
    known.set(address, { logo }, { ttl: LOGO_TTL_MS })
    return logo
  } catch (error) {
    logger.warn({ err: error, logo: address }, 'the logo cannot be put on invoices')
    known.set(address, { logo: null }, { ttl: FAILURE_TTL_MS })
    return null
  }
}
