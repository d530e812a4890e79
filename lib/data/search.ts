import 'server-only'
import { CALLS } from '../../contract/calls'
import type { ProductSort } from '../../contract/entities/product'
import type { SearchResult } from '../../contract/entities/search'
import { SEARCH_PAGE_SIZE } from '../limits'
import { productTags, type FacetQuery } from './product'
import { fetchCached } from './public-read'

export interface SearchQuery extends FacetQuery {
  keyword: string
  page: number
  /** Best first without one. */
  sort?: ProductSort
}

/** A page of what a search finds, with its facets. @throws ApiError, 404 for a page beyond the last */
export const searchProducts = (query: SearchQuery): Promise<SearchResult> =>
  fetchCached(CALLS.searchProducts, {
    tags: ['listing'],
    shows: productTags,
    isPageCached: false,
    query: { ...query, limit: SEARCH_PAGE_SIZE, facets: '1' },
  })
