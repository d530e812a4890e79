import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { isPublicAddress } from './public-address'

const MOST_BYTES = 200_000
const MOST_REDIRECTS = 3
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
    if (size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
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
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
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
