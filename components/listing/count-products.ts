import { call } from '@/lib/browser/call'
import type { List } from '@/lib/contract/list'
import { itemsOf, type Listing } from '@/lib/listing/listing'

/** How many products a listing would have, narrowed so; null when nobody knows. */
export async function countProducts(listing: Listing, query: string): Promise<number | null> {
  try {
    const { total } = (await call('GET', `${itemsOf(listing, query, 1)}1`)) as List<unknown>
    return total
  } catch {
    // The form leads to the products all the same.
    return null
  }
}
