import type { SearchResult } from '@/contract/entities/search'
import { call } from '@/lib/browser/call'
import { itemsOf, type Listing } from '@/lib/catalog/listing'

/** Only search results have `isMore`: they stop counting at a limit. */
type CountResult = Pick<SearchResult, 'total'> & Partial<Pick<SearchResult, 'isMore'>>

/** The number of products with these filters; null if unknown. */
export async function countProducts(listing: Listing, query: string): Promise<number | null> {
  try {
    const { total, isMore } = (await call('GET', `${itemsOf(listing, query, 1)}1`)) as CountResult
    return isMore ? null : total
  } catch {
    // The count is only a preview: the form works without it.
    return null
  }
}
