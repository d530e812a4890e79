import type { IncomingMessage, ServerResponse } from 'node:http'
import { FOUND_PAGE_HEADER } from '../found-page-header'
import type { FoundPage, FoundPages } from '../found/found-pages'
import { compressWhole } from './brotli'
import { lendPage, type LentPage } from './lend-page'
import { copyKey } from './repeat-page'
import { takesBrotli } from './takes-brotli'

/** A page that a browser has already goes out without its body. */
const NOT_MODIFIED = 304

/** Of a page no cache before us may keep: whoever kept it all the same is not told that it is still the same. */
const FOR_NO_CACHE = 'cdn-cache-control'

/** Whether it is worth looking at: every other page is not kept waiting. */
export const mayBeFound = (request: IncomingMessage): boolean =>
  request.url?.startsWith('/search?') === true && copyKey(request) !== null

/**
 * Lends the middleware the page of a search. Where it cannot be put together it is answered as ever: Next makes
 * it, or says why not.
 * @param era another word whenever what stands around a search has changed
 */
export async function lendFoundPage(
  pages: FoundPages,
  request: IncomingMessage,
  response: ServerResponse,
  era: string,
): Promise<void> {
  const found = await pages.find(request.url ?? '', era).catch(() => null)
  if (!found) return
  const { inner, etag } = found
  const page = await inFewBytes(found, request)
  const isKnown = () => request.headers['if-none-match'] === etag && !response.hasHeader(FOR_NO_CACHE)
  lendPage(request, response, {
    header: FOUND_PAGE_HEADER,
    value: inner,
    page: () => (isKnown() ? notModified(page, response) : page),
  })
}

function notModified({ headers }: LentPage, response: ServerResponse): LentPage {
  response.statusCode = NOT_MODIFIED
  const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers
  return { headers: kept, body: Buffer.alloc(0) }
}

async function inFewBytes({ headers, body }: FoundPage, request: IncomingMessage): Promise<LentPage> {
  if (!takesBrotli(request)) return { headers, body }
  return { headers: { ...headers, 'content-encoding': 'br' }, body: await compressWhole(body) }
}
