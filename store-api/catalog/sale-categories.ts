import { sql } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import type { Database } from '../db/database'
import { readRows } from '../search/read-rows'
import { refreshCatalogEntries } from './facet-index/entry'

interface CategoryKey {
  key: string
}

/** Categories and their ancestors: lists of an ancestor include the products below it. */
const readWithAncestors = (tx: Database, keys: string[]) =>
  readRows<CategoryKey>(
    tx,
    sql`with recursive above as (
      select key, parent_key from category
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      union
      select category.key, category.parent_key from category join above on category.key = above.parent_key
    )
    select key from above`,
  )

/**
 * The sale category of a product: the first one for a category the product is listed in, otherwise the first one for
 * all products. Undefined in a shop without one.
 */
async function findSaleCategory(tx: Database, productKey: string): Promise<string | undefined> {
  const [row] = await readRows<CategoryKey>(
    tx,
    sql`with recursive above as (
      select category.id, category.parent_key from product_category
      join category on category.key = product_category.category_key
      where product_category.product_key = ${productKey}
      union
      select category.id, category.parent_key from category join above on category.key = above.parent_key
    )
    select key from category
    where sale_of = '{}' or sale_of && array(select id from above)
    order by sale_of = '{}', position, id limit 1`,
  )
  return row?.key
}

/** Removes a product from sale categories. @param keptCategory key of the one it stays in */
const removeFromSaleCategories = (tx: Database, productKey: string, keptCategory?: string) =>
  readRows<CategoryKey>(
    tx,
    sql`delete from product_category using category
      where product_category.product_key = ${productKey} and category.key = product_category.category_key
        and category.sale_of is not null and category.key <> ${keptCategory ?? ''}
      returning product_category.category_key as key`,
  )

const addToCategory = (tx: Database, productKey: string, categoryKey: string) =>
  readRows<CategoryKey>(
    tx,
    sql`insert into product_category (product_key, category_key, position)
      select ${productKey}, ${categoryKey}, coalesce(max(position) + 1, 0)
      from product_category where product_key = ${productKey}
      on conflict do nothing returning category_key as key`,
  )

/**
 * Updates the sale categories of products after one of these changed. Called in the same transaction.
 * @param at the time at which sales are evaluated
 * @param ids of products; default: all
 * @returns cache tags of the lists that changed
 */
export async function assignSaleCategories(tx: Database, at: Date, ids?: readonly number[]): Promise<CacheTag[]> {
  const isSelected = ids
    ? sql`product.id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
    : sql`true`
  const rows = await readRows<{ id: number; key: string }>(
    tx,
    sql`select product.id, product.key from product join listing_entry on listing_entry.product_id = product.id
      where ${isSelected} and (listing_entry.is_on_sale or exists (
        select from product_category join category on category.key = product_category.category_key
        where product_category.product_key = product.key and category.sale_of is not null
      ))
      order by product.id`,
  )
  const tags = new Set<CacheTag>()
  for (const row of rows) for (const tag of await assignSaleCategory(tx, row, at)) tags.add(tag)
  return [...tags]
}

/**
 * Lists a product in the shop's sale category only while it is on sale: see `category.saleOf`. Called after
 * `refreshCatalogEntries`, in the same transaction.
 * @param at the time at which its sales are evaluated
 * @returns cache tags of the lists it entered or left
 */
export async function assignSaleCategory(
  tx: Database,
  product: { id: number; key: string },
  at: Date = new Date(),
): Promise<CacheTag[]> {
  const { id, key } = product
  const [entry] = await readRows<{ isOnSale: boolean }>(
    tx,
    sql`select is_on_sale as "isOnSale" from listing_entry where product_id = ${id}`,
  )
  const sale = entry?.isOnSale ? await findSaleCategory(tx, key) : undefined
  const removed = await removeFromSaleCategories(tx, key, sale)
  const added = sale ? await addToCategory(tx, key, sale) : []
  const changed = [...removed, ...added].map((row) => row.key)
  if (changed.length === 0) return []
  await refreshCatalogEntries(tx, [id], at)
  return ['listing', ...(await readWithAncestors(tx, changed)).map((row): CacheTag => `category:${row.key}`)]
}
