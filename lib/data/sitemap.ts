import 'server-only'
import { CALLS } from '../../contract/calls'
import type { SitemapEntry, SitemapPart, FeedProduct } from '../../contract/entities/sitemap'
import type { ApiClient } from '../api/client'
import { storeApi } from '../api/store-api'
import { fetchUncached } from './public-read'

/** How long the list of parts is reused, in milliseconds: to count them the store API scans every entry. */
const PARTS_TTL_MS = 10_000

let cachedParts: { at: number; parts: Promise<SitemapPart[]> } | undefined

/**
 * The parts of the sitemap, at most some seconds old. Not from the page cache: crawlers come once a day, and its
 * stale-while-revalidate would serve them yesterday's list.
 * @throws ApiError if the store API is unreachable
 */
export function listSitemapParts(now = Date.now()): Promise<SitemapPart[]> {
  if (!cachedParts || now - cachedParts.at > PARTS_TTL_MS) {
    const parts = fetchUncached(CALLS.listSitemapParts)
    cachedParts = { at: now, parts }
    parts.catch(() => (cachedParts = undefined))
  }
  return cachedParts.parts
}

/** The entries of a part, in batches of some hundreds fetched as they are consumed. @throws ApiError */
export async function* readSitemapPart(
  { kind, part }: Pick<SitemapPart, 'kind' | 'part'>,
  api: () => ApiClient = storeApi,
): AsyncGenerator<SitemapEntry[]> {
  let after: number | null = 0
  while (after !== null) {
    const query: { part: number; after: number } = { part, after }
    const { list, next } = await fetchUncached(CALLS.listSitemapEntries, { params: { kind }, query, api })
    yield list
    after = next
  }
}

/** All products of the shopping feed, page by page. @throws ApiError */
export async function* readFeedProducts(api: () => ApiClient = storeApi): AsyncGenerator<FeedProduct[]> {
  let after: number | null = 0
  while (after !== null) {
    const query: { after: number } = { after }
    const { list, next } = await fetchUncached(CALLS.listFeedProducts, { query, api })
    yield list
    after = next
  }
}
