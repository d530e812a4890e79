import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'

const MAX_REDIRECTS = 3

/** A file that will not be fetched, however often it is tried. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

type IsAllowed = (address: string) => boolean

/** The addresses of a name, all of which have to be allowed: the connection is made to what was looked at. */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      const [first] = found ?? []
      if (error ?? !first) return done(error ?? new Error(`${host} has no address`), '')
      if (refused) return done(new FetchRefused(`${host} is at ${refused.address}, which is not public`), '')
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })

/** @throws FetchRefused */
function parseUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused(`${address} is no address`)
  return new URL(address, base)
}

/** @throws FetchRefused for what no request may go to */
function requireAllowed(url: URL, { isAllowed, isHttpsOnly }: { isAllowed: IsAllowed; isHttpsOnly: boolean }): void {
  if (url.protocol !== 'https:' && (isHttpsOnly || url.protocol !== 'http:'))
    throw new FetchRefused(`${url.protocol} is not fetched`)
  if (url.username || url.password) throw new FetchRefused('an address with a password is not fetched')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new FetchRefused(`${host} is not public`)
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxBytes) throw new FetchRefused(`it has more than ${maxBytes} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

interface FetchOptions {
  maxBytes: number
  /** For the whole of it, redirects included. */
  timeoutMs: number
  /** Whether plain http is refused. */
  isHttpsOnly?: boolean
  /** For tests: which addresses may be reached. */
  isAllowed?: IsAllowed
}

/**
 * Fetches a file from the public internet: others name the address, and it must not become a way to reach hosts that
 * only this machine can. Names are looked up once, and every redirect is checked as the first address was.
 * @throws FetchRefused where another try is useless: for addresses that are not public, too many bytes or redirects,
 * and answers of 4xx
 * @throws Error where one may help
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Buffer> {
  const { maxBytes, timeoutMs, isHttpsOnly = false, isAllowed = isPublicAddress } = options
  const dispatcher = new Agent({ connect: { lookup: guardedLookup(isAllowed) } })
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    let url = parseUrl(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      requireAllowed(url, { isAllowed, isHttpsOnly })
      const { statusCode, headers, body } = await request(url, { dispatcher, signal })
      if (statusCode === 200) return await readBody(body, maxBytes)
      body.on('error', () => undefined).destroy()
      if ([301, 302, 303, 307, 308].includes(statusCode) && typeof headers.location === 'string')
        url = parseUrl(headers.location, url)
      else if (statusCode >= 400 && statusCode < 500 && statusCode !== 429)
        throw new FetchRefused(`${url.host} answered ${statusCode}`)
      else throw new Error(`${url.host} answered ${statusCode}`)
    }
    throw new FetchRefused('there are too many redirects')
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
