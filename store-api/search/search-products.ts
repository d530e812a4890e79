import type { ProductSort } from '../../lib/contract/entities/product'
import type { SearchResult } from '../../lib/contract/entities/search'
import type { Shop } from '../context'
import { notFound } from '../failure'
import { facetsOf } from '../listing/facets'
import { narrowingOf, type Chosen } from '../listing/narrowing'
import { readCardsById } from '../routes/product-cards'
import { rankProducts } from './rank-products'

export interface SearchQuery extends Chosen {
  keyword: string
  /** Without one the best come first. */
  sort?: ProductSort | undefined
  facets?: string | undefined
  page: number
  limit: number
}

/** A page of the products that some words fit, best first. @throws Failure 404 for a page beyond the last */
export async function searchProducts(shop: Shop, query: SearchQuery): Promise<SearchResult> {
  const { keyword, sort, page, limit } = query
  const listed = await shop.listing.current()
  const narrowing = narrowingOf(query, listed)
  const { ids, isMore, isSampled, corrected } = await rankProducts(shop, keyword, { index: listed.index, narrowing })
  const { hits, counts } = listed.index.narrowThese(ids, narrowing)
  const [from, to] = [(page - 1) * limit, page * limit]
  const shown = sort ? listed.index.sorted(hits, { sort, from, to }) : [...hits.subarray(from, to)]
  if (shown.length === 0 && hits.length > 0) throw notFound()
  const facets = query.facets ? facetsOf(counts, hits.length, { chosen: query, listed, language: shop.language }) : null
  return {
    list: await readCardsById(shop, shown),
    page,
    limit,
    total: hits.length,
    corrected,
    isMore,
    isSampled,
    facets,
  }
}
