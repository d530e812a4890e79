import type { ReviewView } from '../catalog/product-feedback'
import { toKeywordSegment } from '../search/keyword'
import { SHARED_FOR_A_MINUTE } from '../http/shared-caching'

const SEARCH_RESULTS = '/internal/search-results'

/**
 * The internal routes: pages of app/[locale]/(shop)/internal, below the locale, which only the middleware rewrites to. A
 * cached page cannot read its query, so the page number, filter, sort and keyword of a public address are path segments
 * here (docs/decisions/001, 010, 015). Requested from outside they are 404s: lib/routes.ts has no row for them.
 */
export const INTERNAL_ROUTES = {
  notFound: '/internal/not-found',
  /** Up to the page number, which the segment of a filter may follow. */
  category: (key: string) => `/internal/category/${key}/`,
  products: '/internal/products/',
  search: (keyword: string) => `${SEARCH_RESULTS}/${toKeywordSegment(keyword)}/`,
  questions: (key: string, page: number) => `/internal/questions/${key}/${page}`,
  reviews: (key: string, { sort, rating, page }: ReviewView) => `/internal/reviews/${key}/${sort}-${rating}/${page}`,
} as const

/** Whether a path, with its locale, is the internal route of search results. */
export const isSearchResults = (path: string): boolean =>
  path.replace(/^\/[a-z]+(?=\/)/, '').startsWith(`${SEARCH_RESULTS}/`)

/**
 * The `Cache-Control` of pages that are rendered per request and yet the same for every visitor, which search results are
 * (docs/decisions/059); of others Next.js sets it.
 * @param page the internal route a request is rewritten to, with its locale
 */
export const sharedLifetime = (page: string): Record<string, string> =>
  isSearchResults(page) ? { 'cache-control': SHARED_FOR_A_MINUTE } : {}
