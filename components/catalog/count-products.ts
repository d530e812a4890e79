import { call } from '@/lib/browser/call'
import type { SearchResult } from '@/contract/entities/search'
import { itemsOf, type Listing } from '@/lib/catalog/listing'

/** What a listing answers of how many there are; only searches stop counting. */
type Counted = Pick<SearchResult, 'total'> & Partial<Pick<SearchResult, 'isMore'>>

/** The number of products a listing would have with these filters; null when it is unknown. */
export async function countProducts(listing: Listing, query: string): Promise<number | null> {
  try {
    const { total, isMore } = (await call('GET', `${itemsOf(listing, query, 1)}1`)) as Counted
    return isMore ? null : total
  } catch {
    // The form leads to the products all the same.
    return null
  }
}
