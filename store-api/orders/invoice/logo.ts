import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Logger } from 'pino'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'

/** A mark as an image that invoices can show. */
export interface LogoImage {
  png: Buffer
  width: number
  height: number
}

/** Formats of pixels, by how their files begin. A drawing (SVG) could name further files. */
const RASTER = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[\s\S]{4}WEBP/]

const MAX_PIXELS = 16_000_000
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
 * The shop's own mark for its invoices, fetched once an hour; null where it has none or it cannot be had, and the drawn
 * one stands there.
 * @param address empty for none
 */
export async function readLogo(
  address: string,
  {
    logger,
    fetchFile = fetchPublic,
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

const MAX_BYTES = 200_000
const MAX_REDIRECTS = 3
const TIMEOUT_MS = 3000

type IsAllowed = (address: string) => boolean

/** The addresses of a name, all of which have to be allowed: the connection is made to what was looked at. */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      const [first] = found ?? []
      if (error ?? !first) return done(error ?? new Error(`${host} has no address`), '')
      if (refused) return done(new Error(`${host} is at ${refused.address}, which is not public`), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })

/** @throws Error for what no request may go to */
function requireAllowed(url: URL, isAllowed: IsAllowed): void {
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is not fetched`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new Error(`${host} is not public`)
}

async function readBody(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/**
 * Fetches a small file from the public internet: an operator names the address, and it must not become a way to ask
 * what only this machine can reach. Names are looked up once, and every redirect is checked as the first address was.
 * @throws Error for addresses that are not public, more than 200 kB, more than three redirects or seconds
 */
export async function fetchPublic(address: string, isAllowed: IsAllowed = isPublicAddress): Promise<Buffer> {
  const dispatcher = new Agent({ connect: { lookup: guardedLookup(isAllowed) } })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      requireAllowed(url, isAllowed)
      const { statusCode, headers, body } = await request(url, { dispatcher, signal })
      if (statusCode === 200) return await readBody(body)
      body.on('error', () => undefined).destroy()
      if (![301, 302, 303, 307, 308].includes(statusCode) || typeof headers.location !== 'string')
        throw new Error(`${url.host} answered ${statusCode}`)
      url = new URL(headers.location, url)
    }
    throw new Error('too many redirects')
  } finally {
    await dispatcher.destroy()
  }
}

/** Of version 4: this machine, networks of one's own, of a provider, of documents, and addresses of many (RFC 6890). */
const OWN_4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
]

/** Of version 6: whatever is not 2000::/3, and of that what stands for addresses of version 4, or for documents. */
const OWN_6 = ['::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20']

/** Lists of their own: a range of version 6 would hold every address of version 4, too. */
function toList(ranges: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.join(' ').split(' ')) {
    const [first = '', bits] = range.split('/')
    list.addSubnet(first, Number(bits), type)
  }
  return list
}

const LISTS = { 4: toList(OWN_4, 'ipv4'), 6: toList(OWN_6, 'ipv6') } as const

/** Whether an address is of the public internet: neither this machine, nor its network, nor one for something special. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !LISTS[4].check(address, 'ipv4')
  return family === 6 && !LISTS[6].check(address, 'ipv6')
}
