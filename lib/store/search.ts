import 'server-only'
import { CALLS } from '../contract/calls'
import type { SearchResult } from '../contract/entities/search'
import { SEARCH_PAGE_SIZE } from '../limits'
import { publicRead } from './public-read'

/** A page of what a search finds. @throws ApiError, 404 for a page beyond the last */
export const searchProducts = (keyword: string, page: number): Promise<SearchResult> =>
  publicRead(CALLS.searchProducts, { query: { keyword, page, limit: SEARCH_PAGE_SIZE } })
