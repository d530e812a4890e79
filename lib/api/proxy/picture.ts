import 'server-only'
import { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { env } from '../../env'
import { takeTurn } from '../../http/take-turn'

/** A picture's file name, and the query that versions and sizes it: as pages write it, and in no other form. */
const FILE = /^[a-z0-9-]{1,120}\.(webp|avif|jpg)$/
const QUERY = /^(\?(v=[a-z0-9]{1,64}(&w=\d{1,4})?|w=\d{1,4}))?$/

/** The headers that matter to a browser; nothing else of the store API's answer is passed on. */
const PASSED = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'retry-after'] as const

/** What the browser has already, and whether it reads AVIF: nothing else of it matters to a picture. */
function askedWith(headers: Headers): Record<string, string> {
  const match = headers.get('if-none-match')
  const readsAvif = headers.get('accept')?.includes('image/avif')
  return { ...(match && { 'if-none-match': match }), ...(readsAvif && { accept: 'image/avif,image/webp' }) }
}

/**
 * As many connections as there are requests (MAX_REQUESTS bounds them): behind a fixed number of them, pictures that are
 * on the disk would wait for those that are still to be drawn. What is drawn at once, the store API bounds.
 */
const agent = new Agent({ connections: null })

const failed = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const isTimeout = (error: unknown) =>
  error instanceof Error && ['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError'].includes(error.name)

/**
 * Passes a picture through from the store API, so that a shop without a picture host of its own shows pictures from its
 * own address: 503 with Retry-After while too many others are to be drawn first, 429 for an address that asks too often.
 * Operators may let their proxy or CDN answer `/image/` instead (IMAGE_BASE_URL).
 */
export async function passPicture(incoming: Request, file: string): Promise<Response> {
  const { search } = new URL(incoming.url)
  if (!FILE.test(file) || !QUERY.test(search)) return new Response(null, { status: 404 })
  const seconds = await takeTurn(incoming, 'pictures')
  if (seconds > 0) return failed(429, { 'retry-after': String(seconds) })
  try {
    const reply = await request(`${env().STORE_API_URL.replace(/\/+$/, '')}/image/${file}${search}`, {
      dispatcher: agent,
      headers: askedWith(incoming.headers),
      // A browser that went away waits for nothing: its place is given to the next.
      signal: AbortSignal.any([incoming.signal, AbortSignal.timeout(10_000)]),
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
    })
    const headers = new Headers({ 'x-content-type-options': 'nosniff' })
    for (const name of PASSED) {
      const value = reply.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    if (reply.statusCode >= 500) headers.set('cache-control', 'no-store')
    const body = reply.statusCode === 200 ? (Readable.toWeb(reply.body) as ReadableStream) : null
    if (!body) await reply.body.dump()
    return new Response(body, { status: reply.statusCode, headers })
  } catch (error) {
    return isTimeout(error) ? failed(503, { 'retry-after': '2' }) : failed(502)
  }
}
