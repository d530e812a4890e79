import { eq } from 'drizzle-orm'
import type { ProductList, ProductSort } from '../../contract/entities/product'
import { category } from '../db/schema'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { ALL_CATEGORIES } from './facet-index/facet-index'
import { type FilterParameters, facetsOf, filterOf } from './facet-index/facets'
import type { CardCache } from './product-cards'

export interface ListQuery extends FilterParameters {
  category?: string | undefined
  sort?: ProductSort | undefined
  facets?: string | undefined
  page: number
  limit: number
}

/** The number of a category in listings. @throws HttpError 404 for an unknown one */
async function categoryNumber({ db }: Shop, key: string | undefined): Promise<number> {
  if (key === undefined) return ALL_CATEGORIES
  const [node] = await db.select({ id: category.id }).from(category).where(eq(category.key, key))
  if (!node) throw notFound()
  return node.id
}

/** A page of products. @throws HttpError 404 for a category that does not exist, and for a page beyond the last */
export async function listProducts(shop: Shop, cards: CardCache, query: ListQuery): Promise<ProductList> {
  const { page, limit, sort = 'featured' } = query
  const [number, snapshot] = await Promise.all([categoryNumber(shop, query.category), shop.catalog.current()])
  const { revision } = snapshot
  const { hits, counts } = snapshot.index.filter(number, filterOf(query, snapshot))
  const ids = snapshot.index.page(hits, { sort, from: (page - 1) * limit, to: page * limit })
  if (ids.length === 0 && page > 1) throw notFound()
  const facets = query.facets
    ? facetsOf(counts, hits.length, { chosen: query, snapshot, language: shop.language })
    : null
  return { list: await cards.of(ids, revision), page, limit, total: hits.length, facets }
}
