import 'server-only'
import { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { env } from '../../env'
import { isCacheableImage, storeImage } from '../../http/image-cache'
import { consumeRateLimit } from '../../http/rate-limiter'

/** An image's file name, and the query with its version and width, only in the form that pages write. */
const FILE_PATTERN = /^[a-z0-9-]{1,120}\.(webp|avif|jpg)$/
const QUERY_PATTERN = /^(\?(v=[a-z0-9]{1,64}(&w=\d{1,4})?|w=\d{1,4}))?$/

/** The headers that matter to a browser; no other header of the store API's response is forwarded. */
const FORWARDED_HEADERS = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'retry-after'] as const

/** The browser's cached version, and whether it accepts AVIF: images depend on no other headers. */
function forwardedRequestHeaders(headers: Headers): Record<string, string> {
  const match = headers.get('if-none-match')
  const readsAvif = headers.get('accept')?.includes('image/avif')
  return { ...(match && { 'if-none-match': match }), ...(readsAvif && { accept: 'image/avif,image/webp' }) }
}

/**
 * As many connections as there are requests (MAX_CONCURRENT_REQUESTS limits them): with a fixed number, images that are
 * on disk would wait for those that must be drawn first. The store API limits concurrent drawing.
 */
const agent = new Agent({ connections: null })

const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const isTimeout = (error: unknown) =>
  error instanceof Error && ['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError'].includes(error.name)

/**
 * Passes an image through from the store API, so that a shop without its own image host serves images from its own
 * address: 503 with Retry-After while too many other images must be drawn first, 429 for a client over its rate limit.
 * Operators may have their proxy or CDN serve `/image/` instead (IMAGE_BASE_URL). Small images of one version are cached:
 * the HTTP pipeline serves them (lib/http/image-cache.ts).
 */
export async function proxyImage(incoming: Request, file: string): Promise<Response> {
  const { search } = new URL(incoming.url)
  if (!FILE_PATTERN.test(file) || !QUERY_PATTERN.test(search)) return new Response(null, { status: 404 })
  const seconds = await consumeRateLimit(incoming, 'pictures')
  if (seconds > 0) return errorResponse(429, { 'retry-after': String(seconds) })
  try {
    const reply = await request(`${env().STORE_API_URL.replace(/\/+$/, '')}/image/${file}${search}`, {
      dispatcher: agent,
      headers: forwardedRequestHeaders(incoming.headers),
      // If the browser disconnects, the request is aborted and its slot is freed.
      signal: AbortSignal.any([incoming.signal, AbortSignal.timeout(10_000)]),
      headersTimeout: 10_000,
      bodyTimeout: 10_000,
    })
    const headers: Record<string, string> = { 'x-content-type-options': 'nosniff' }
    for (const name of FORWARDED_HEADERS) {
      const value = reply.headers[name]
      if (typeof value === 'string') headers[name] = value
    }
    if (reply.statusCode >= 500) headers['cache-control'] = 'no-store'
    if (reply.statusCode === 200 && isCacheableImage(headers)) {
      const body = Buffer.from(await reply.body.arrayBuffer())
      storeImage(`/image/${file}${search}`, incoming.headers.get('accept'), { headers, body })
      return new Response(body, { headers })
    }
    const body = reply.statusCode === 200 ? (Readable.toWeb(reply.body) as ReadableStream) : null
    if (!body) await reply.body.dump()
    return new Response(body, { status: reply.statusCode, headers })
  } catch (error) {
    return isTimeout(error) ? errorResponse(503, { 'retry-after': '2' }) : errorResponse(502)
  }
}
