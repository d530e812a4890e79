import type { ServerResponse } from 'node:http'

/**
 * The middleware sets this on a page that is rendered per request but the same for every visitor (docs/decisions/059).
 * Next sends it with every response of that route, errors included.
 */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=60'

const NO_CACHE_HEADERS = {
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
  'x-accel-expires': '0',
}

/**
 * Forbids shared caches to store a response that may be incomplete. A page that failed or was not found may exist a
 * moment later: a 404 may only mean that the store API was not reached (spec §8). The router's data of a page that is
 * rendered per request is streamed with status 200 before its rendering ends, and may contain an error. Called before
 * the head is sent.
 */
export function preventCachingIfIncomplete(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '')
  const isFailedPage = type.startsWith('text/html') && response.statusCode >= 400
  const isStreamed = type.startsWith('text/x-component') && response.getHeader('cache-control') === SHARED_CACHE_CONTROL
  if (!isFailedPage && !isStreamed) return
  for (const [name, value] of Object.entries(NO_CACHE_HEADERS)) response.setHeader(name, value)
}
