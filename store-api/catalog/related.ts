import { sql } from 'drizzle-orm'
import type { ProductCard } from '../../contract/entities/product'
import type { Shop } from '../http/context'
import type { product } from '../db/schema'
import { readCardsById } from './product-cards'
import { readRows } from '../search/read-rows'

/** Products offered beside one. */
const MOST = 8

/** So many of a category's first products are looked at: some are sold out. */
const LOOKED_AT = 24

/** The nodes a product is offered with others of: its own, those above it, nearest first, then those of its kind. */
async function neighbourhoods({ db }: Shop, key: string): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    sql`with recursive above as (
      select category.id, category.parent_key, product_category.position * 100 as distance
      from product_category join category on category.key = product_category.category_key
      where product_category.product_key = ${key}
      union all
      select category.id, category.parent_key, above.distance + 1
      from category join above on category.key = above.parent_key
      where above.distance < 100
    )
    select id from above order by distance`,
  )
  return rows.map(({ id }) => id)
}

/** Of the same team first, then of the same kind; what is sold out comes last. */
export async function readRelated(
  shop: Shop,
  { id, key }: Pick<typeof product.$inferSelect, 'id' | 'key'>,
): Promise<ProductCard[]> {
  const [nodes, { index }] = await Promise.all([neighbourhoods(shop, key), shop.listing.current()])
  const near = [...new Set(nodes.flatMap((node) => index.first(node, LOOKED_AT)))].filter((other) => other !== id)
  const inStock = near.filter((other) => index.isInStock(other))
  const soldOut = near.filter((other) => !index.isInStock(other))
  const shown = [...inStock, ...soldOut].slice(0, MOST)
  const cards = await readCardsById(shop, shown)
  return shown.flatMap((other) => cards.get(other) ?? [])
}
