import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Logger } from 'pino'
import { fetchPublic } from '../../http/fetch-public'

/** A logo as an image for invoices. */
export interface LogoImage {
  png: Buffer
  width: number
  height: number
}

/** Magic bytes of raster formats. An SVG could reference further files. */
const RASTER_SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[\s\S]{4}WEBP/]

const MAX_PIXELS = 16_000_000
const MAX_BYTES = 200_000
const TIMEOUT_MS = 3000
const LOGO_TTL_MS = 3_600_000
const FAILURE_TTL_MS = 300_000

const logoCache = new LRUCache<string, { logo: LogoImage | null }>({ max: 4 })

async function toPng(file: Buffer): Promise<LogoImage> {
  const header = file.subarray(0, 16).toString('latin1')
  if (!RASTER_SIGNATURES.some((format) => format.test(header))) throw new Error('not a raster image')
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
  const cached = logoCache.get(address)
  if (cached) return cached.logo
  try {
    const logo = await toPng(await fetchFile(address))
    logoCache.set(address, { logo }, { ttl: LOGO_TTL_MS })
    return logo
  } catch (error) {
    logger.warn({ err: error, logo: address }, 'the logo cannot be put on invoices')
    logoCache.set(address, { logo: null }, { ttl: FAILURE_TTL_MS })
    return null
  }
}
