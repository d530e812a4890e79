import { SHARED_FOR_A_MINUTE } from '../http/shared-caching'

/** Internal routes of search results, rendered per request (docs/decisions/059). */
const SEARCH_RESULTS = /^\/[a-z]+\/found\//

/**
 * The `Cache-Control` of pages that are rendered per request and yet the same for every visitor; of others Next sets it.
 * @param page the internal route a request is rewritten to
 */
export const sharedLifetime = (page: string): Record<string, string> =>
  SEARCH_RESULTS.test(page) ? { 'cache-control': SHARED_FOR_A_MINUTE } : {}
