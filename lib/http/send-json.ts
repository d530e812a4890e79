import 'server-only'
import { computeEtag, isNotModified } from '../seo/send-file'
import { log } from '../telemetry/log'

/** Cached by browsers and shared caches for 60 s. */
const HEADERS = { 'cache-control': 'public, max-age=60, s-maxage=60', 'x-robots-tag': 'noindex' }

const UNAVAILABLE_HEADERS = { 'cache-control': 'no-store', 'retry-after': '10', 'x-robots-tag': 'noindex' }

/**
 * Sends data that a page loads on demand and that is the same for every shopper, as JSON: 304 for a known ETag, 503 if
 * the store API is down and nothing is cached.
 * @param load returns the value, serializable
 */
export async function sendJson(request: Request, load: () => Promise<unknown>): Promise<Response> {
  try {
    const body = JSON.stringify(await load())
    const etag = computeEtag([body])
    const headers = { ...HEADERS, etag, 'content-type': 'application/json' }
    if (isNotModified(request.headers, { etag })) return new Response(null, { status: 304, headers })
    return new Response(body, { headers })
  } catch (error) {
    log().error(
      { err: error, path: new URL(request.url).pathname },
      'data that a page loads on demand could not be sent',
    )
    return new Response(null, { status: 503, headers: UNAVAILABLE_HEADERS })
  }
}
