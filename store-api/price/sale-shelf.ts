import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

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

/** Puts a product on the shelf of its kind below the sale, if the shop has one, or takes it off. */
export async function shelve(tx: Database, productKey: string, isOnSale: boolean): Promise<void> {
  await tx.execute(sql`
    with recursive sale as (
      select key from category where key = ${SALE}
      union all
      select category.key from category join sale on category.parent_key = sale.key
    )
    delete from product_category where product_key = ${productKey} and category_key in (select key from sale)`)
  if (!isOnSale) return
  await tx.execute(sql`
    insert into product_category (product_key, category_key, position)
    select product.key, shelf.key, (select count(*) from product_category where product_key = product.key)
    from product
    left join listing_entry on listing_entry.product_id = product.id
    left join facet_value on facet_value.id = listing_entry.kind
    cross join lateral (
      select category.key from category
      where category.key in (coalesce(${JSON.stringify(SHELF_OF_KIND)}::jsonb->>facet_value.key, 'sale-shirts'), ${SALE})
      order by category.key = ${SALE} limit 1
    ) as shelf
    where product.key = ${productKey}`)
}
