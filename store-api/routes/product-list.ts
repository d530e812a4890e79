import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '../../lib/contract/entities/product'
import type { Shop } from '../context'
import { category, product, variant } from '../db/schema'
import { notFound } from '../failure'
import { readCards } from './product-cards'

export interface ListQuery {
  category?: string | undefined
  sort?: ProductSort | undefined
  'on-sale'?: string | undefined
  'in-stock'?: string | undefined
  page: number
  limit: number
}

const paid = sql`coalesce(${product.specialPrice}, ${product.price})`

/** The last column makes every order a total one, so that no product stands on two pages or on none. */
const ORDERS: Record<ProductSort, SQL[]> = {
  featured: [sql`${product.featured} asc nulls last`, asc(product.position)],
  newest: [desc(product.releasedAt), asc(product.position)],
  'price-asc': [asc(paid), asc(product.position)],
  'price-desc': [desc(paid), asc(product.position)],
  rating: [sql`(${product.rating}->>'average')::numeric desc`, asc(product.position)],
}

/** Products of a category and of everything below it. */
const inSubtree = (key: string) => sql`${product.key} in (
  with recursive subtree as (
    select key from category where key = ${key}
    union all
    select category.key from category join subtree on category.parent_key = subtree.key
  )
  select product_key from product_category join subtree on product_category.category_key = subtree.key
)`

const isInStock = sql`exists (select 1 from ${variant} where ${variant.productKey} = ${product.key} and ${variant.stock} > 0)`

/** A page of products. @throws Failure 404 for a category that does not exist, and for a page beyond the last */
export async function listProducts(shop: Shop, query: ListQuery) {
  const { db } = shop
  if (query.category !== undefined) {
    const [node] = await db.select({ key: category.key }).from(category).where(eq(category.key, query.category))
    if (!node) throw notFound()
  }
  const where = and(
    query.category === undefined ? undefined : inSubtree(query.category),
    query['on-sale'] ? sql`${product.specialPrice} is not null` : undefined,
    query['in-stock'] ? isInStock : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(product)
      .where(where)
      .orderBy(...ORDERS[query.sort ?? 'featured'])
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ total: count() }).from(product).where(where),
  ])
  if (rows.length === 0 && query.page > 1) throw notFound()
  return { list: await readCards(shop, rows), page: query.page, limit: query.limit, total: counted?.total ?? 0 }
}
