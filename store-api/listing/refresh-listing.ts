import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'

/** The ids of an array, however the driver hands them on. */
const idsOf = (ids: readonly number[]) =>
  sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/**
 * Gathers anew what listings know of some products: prices, stars, sizes in stock, categories, place. Called by whoever
 * changes one of these, in the same transaction.
 */
export async function refreshListing(tx: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`
    update listing_entry set
      paid = coalesce(product.special_price, product.price),
      is_on_sale = coalesce(product.special_price < least(product.price, product.lowest_price), false),
      rating = round((product.rating->>'average')::numeric * 100),
      released = extract(epoch from product.released_at) / 86400,
      place = coalesce(product.featured - 1000000, product.position),
      sizes = array(
        select facet_value.id from variant
        join facet_value on facet_value.facet = 'size' and facet_value.label->>'en' = variant.size->>'en'
        where variant.product_key = product.key and variant.stock > 0
      ),
      categories = array(
        with recursive above as (
          select category.id, category.parent_key from product_category
          join category on category.key = product_category.category_key
          where product_category.product_key = product.key
          union
          select category.id, category.parent_key from category join above on category.key = above.parent_key
        )
        select id from above
      ),
      tx = pg_current_xact_id()
    from product
    where product.id = listing_entry.product_id and listing_entry.product_id in ${idsOf(productIds)}`)
}
