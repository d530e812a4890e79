import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'

const MAX_REDIRECTS = 3

/** A file that cannot be fetched; a retry is useless. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

type IsAllowed = (address: string) => boolean

/** Resolves a name and requires all its addresses to be allowed: the connection uses the checked addresses. */
const guardedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const blocked = addresses?.find(({ address }) => !isAllowed(address))
      const [first] = addresses ?? []
      if (error ?? !first) return done(error ?? new Error(`${host} has no address`), '')
      if (blocked) return done(new FetchRefused(`${host} is at ${blocked.address}, which is not public`), '')
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })

/** @throws FetchRefused */
function parseUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchRefused(`${address} is no address`)
  return new URL(address, base)
}

/** @throws FetchRefused for an address that requests must not reach */
function requireAllowed(url: URL, { isAllowed, isHttpsOnly }: { isAllowed: IsAllowed; isHttpsOnly: boolean }): void {
  if (url.protocol !== 'https:' && (isHttpsOnly || url.protocol !== 'http:'))
    throw new FetchRefused(`${url.protocol} is not fetched`)
  if (url.username || url.password) throw new FetchRefused('an address with a password is not fetched')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new FetchRefused(`${host} is not public`)
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > maxBytes) throw new FetchRefused(`it has more than ${maxBytes} bytes`)
    chunks.push(piece)
  }
  return Buffer.concat(chunks)
}

interface FetchOptions {
  maxBytes: number
  /** Timeout of the whole fetch, redirects included. */
  timeoutMs: number
  /** Whether plain http is refused. */
  isHttpsOnly?: boolean
  /** For tests: which addresses may be reached. */
  isAllowed?: IsAllowed
}

/**
 * Fetches a file from the public internet: outsiders provide the address, so it must not reach hosts that only this
 * machine can. Names are resolved once, and every redirect is checked like the first address.
 * @throws FetchRefused if a retry is useless: for addresses that are not public, too many bytes or redirects, and 4xx
 * responses
 * @throws Error if a retry may succeed
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

/** IPv4 ranges: this machine, private networks, providers, documentation, and multicast (RFC 6890). */
const NON_PUBLIC_IPV4 = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3',
]

/** IPv6 ranges: everything but 2000::/3, and its ranges that embed IPv4 addresses or are for documentation. */
const NON_PUBLIC_IPV6 = ['::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20']

/** Separate lists: an IPv6 range would also match every IPv4 address. */
function toList(ranges: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.join(' ').split(' ')) {
    const [first = '', bits] = range.split('/')
    list.addSubnet(first, Number(bits), type)
  }
  return list
}

const BLOCK_LISTS = { 4: toList(NON_PUBLIC_IPV4, 'ipv4'), 6: toList(NON_PUBLIC_IPV6, 'ipv6') } as const

/** Whether an address is on the public internet: neither this machine, nor its network, nor a special-purpose one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !BLOCK_LISTS[4].check(address, 'ipv4')
  return family === 6 && !BLOCK_LISTS[6].check(address, 'ipv6')
}
