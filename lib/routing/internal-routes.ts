import type { ReviewView } from '../catalog/review-view'
import { toKeywordSegment } from '../search/keyword'

/**
 * The internal routes: pages below app/[locale]/(shop) without a public address, which only the middleware rewrites to. A
 * cached page cannot read its query, so the page number, filter, sort and keyword of a public address are path segments
 * here (docs/decisions/005, 010, 015). Requested from outside they are 404s: lib/routes.ts has no row for them.
 */
export const INTERNAL_ROUTES = {
  notFound: '/missing',
  /** Up to the number of the page, which the segment of a filter may follow. */
  category: (key: string) => `/listing/${key}/`,
  products: '/products/',
  search: (keyword: string) => `/found/${toKeywordSegment(keyword)}/`,
  questions: (key: string, page: number) => `/questions/${key}/${page}`,
  reviews: (key: string, { sort, rating, page }: ReviewView) => `/reviews/${key}/${sort}-${rating}/${page}`,
} as const
