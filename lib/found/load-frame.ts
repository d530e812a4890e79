import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'
import { env } from '../env'
import { filterQuery } from '../listing/filter'
import { addressOf, searchListing } from '../listing/listing'
import { FRAME_FILTER, frameKeyword } from './frame-keyword'
import { PageFrame } from './page-frame'

export interface LoadedFrame {
  frame: PageFrame
  /** Of the pages inside that are put into it. */
  locale: string
  headers: IncomingHttpHeaders
}

/** Longest wait for one page, in milliseconds. */
const TIMEOUT = 10_000

/** A page that was just made names the address it was made for; out of the cache it does not (docs/decisions/035). */
const OUT_OF_CACHE = ['HIT', 'STALE']
const TRIES = 3

/** The page inside, as the middleware names it. */
const INNER = /^\/([a-z]+)\/found\//

/**
 * The frame of a search's page, by way of the door, as a shopper comes: with its scripts where they belong, and the policy
 * that names them.
 * @throws Error when Next does not make one as it should be
 */
export async function loadFrame(isNarrowed: boolean): Promise<LoadedFrame> {
  const mark = frameKeyword()
  const address = addressOf(searchListing(mark), isNarrowed ? filterQuery(FRAME_FILTER) : '')
  for (let tried = 0; tried < TRIES; tried++) {
    const { statusCode, headers, body } = await request(`http://localhost:${env().PORT}${address}`, {
      // Of a page that is asked for so the door keeps no copy, and lends none.
      headers: { accept: 'text/html', authorization: 'none' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const html = await body.text()
    if (statusCode !== 200) break
    const frame = OUT_OF_CACHE.includes(String(headers['x-nextjs-cache'])) && PageFrame.of(html, mark, isNarrowed)
    const locale = INNER.exec(String(headers['x-middleware-rewrite']))?.[1]
    if (frame && locale) return { frame, locale, headers }
  }
  throw new Error('Searches have no frame')
}
