import { sql } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import type { Database } from '../db/database'
import { readRows } from '../search/read-rows'

/** The node of everything that is reduced. */
const SALE = 'sale'

/** Where a kind stands below it; what is none of these stands with the shirts. */
const SHELF_OF_KIND = {
  kids: 'sale-kids',
  shorts: 'sale-extras',
  socks: 'sale-extras',
  scarves: 'sale-extras',
  balls: 'sale-extras',
}

/** Some nodes and those above them: lists of each of them have the products of those below. */
const upFrom = (tx: Database, keys: string[]) =>
  readRows<{ key: string }>(
    tx,
    sql`with recursive above as (
      select key, parent_key from category
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      union
      select category.key, category.parent_key from category join above on category.key = above.parent_key
    )
    select key from above`,
  )

const takeOff = (tx: Database, productKey: string) =>
  readRows<{ key: string }>(
    tx,
    sql`with recursive sale as (
      select key from category where key = ${SALE}
      union all
      select category.key from category join sale on category.parent_key = sale.key
    )
    delete from product_category where product_key = ${productKey} and category_key in (select key from sale)
    returning category_key as key`,
  )

const putOn = (tx: Database, productKey: string) =>
  readRows<{ key: string }>(
    tx,
    sql`insert into product_category (product_key, category_key, position)
    select product.key, shelf.key, (select count(*) from product_category where product_key = product.key)
    from product
    left join listing_entry on listing_entry.product_id = product.id
    left join facet_value on facet_value.id = listing_entry.kind
    cross join lateral (
      select category.key from category
      where category.key in (coalesce(${JSON.stringify(SHELF_OF_KIND)}::jsonb->>facet_value.key, 'sale-shirts'), ${SALE})
      order by category.key = ${SALE} limit 1
    ) as shelf
    where product.key = ${productKey}
    returning category_key as key`,
  )

/**
 * Puts a product on the shelf of its kind below the sale, if the shop has one, or takes it off.
 * @returns the lists it came to or went from
 */
export async function shelve(tx: Database, productKey: string, isOnSale: boolean): Promise<CacheTag[]> {
  const before = new Set((await takeOff(tx, productKey)).map(({ key }) => key))
  const now = new Set((isOnSale ? await putOn(tx, productKey) : []).map(({ key }) => key))
  const changed = [...before, ...now].filter((key) => !before.has(key) || !now.has(key))
  if (changed.length === 0) return []
  return ['listing', ...(await upFrom(tx, changed)).map(({ key }) => `category:${key}` as const)]
}
