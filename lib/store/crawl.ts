import 'server-only'
import type { ApiClient } from '../api/client'
import { storeApi } from '../api/store-api'
import { CALLS } from '../contract/calls'
import type { CrawlEntry, CrawlPart, FeedProduct } from '../contract/entities/crawl'
import { freshRead, publicRead } from './public-read'

/** The parts everything that has a page is told in. @throws ApiError when the store API cannot be asked */
export const listCrawlParts = (): Promise<CrawlPart[]> =>
  publicRead(CALLS.listCrawlParts, { tags: ['listing', 'categories', 'pages'] })

/** What is in a part, some hundreds at a time, the next when the ones before were taken. @throws ApiError */
export async function* readCrawlPart(
  { kind, part }: Pick<CrawlPart, 'kind' | 'part'>,
  api: () => ApiClient = storeApi,
): AsyncGenerator<CrawlEntry[]> {
  let after: number | null = 0
  while (after !== null) {
    const query: { part: number; after: number } = { part, after }
    const { list, next } = await freshRead(CALLS.listCrawlEntries, { params: { kind }, query, api })
    yield list
    after = next
  }
}

/** All products as shopping engines are told them, in the same way. @throws ApiError */
export async function* readFeedProducts(api: () => ApiClient = storeApi): AsyncGenerator<FeedProduct[]> {
  let after: number | null = 0
  while (after !== null) {
    const query: { after: number } = { after }
    const { list, next } = await freshRead(CALLS.listFeedProducts, { query, api })
    yield list
    after = next
  }
}
