import { SHARED_FOR_A_MINUTE } from '../http/shared-caching'
import { isSearchResults } from './internal-routes'

/**
 * The `Cache-Control` of pages that are rendered per request and yet the same for every visitor, which search results are
 * (docs/decisions/059); of others Next.js sets it.
 * @param page the internal route a request is rewritten to, with its locale
 */
export const sharedLifetime = (page: string): Record<string, string> =>
  isSearchResults(page) ? { 'cache-control': SHARED_FOR_A_MINUTE } : {}
