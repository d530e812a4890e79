import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CacheTag } from '../../contract/cache-tags'
import type { Database } from '../db/database'
import { priceChange, product } from '../db/schema'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { readRows } from '../search/read-rows'
import { refreshCatalogEntries } from './facet-index/entry'
import { lowestBefore } from './lowest-before'
import { readPriceState, recordVariantPrices } from './variants/price-history'
import { shownPrice } from './variants/prices'
import { lockProduct } from './set-stock'

type Row = typeof product.$inferSelect

/** A new price, in cents. */
export interface NewPrice {
  key: string
  price: number
  /** Null when it is not on sale. */
  specialPrice: number | null
}

const paidOf = ({ price, specialPrice }: Pick<Row, 'price' | 'specialPrice'>) => specialPrice ?? price

/**
 * The reference price of a reduction. A reduction that continues or goes further keeps it; one after a price rise is a
 * new reduction (directive 98/6/EC, article 6a 5).
 */
async function lowestFor(tx: Database, row: Row, { specialPrice }: NewPrice, at: Date): Promise<number | null> {
  if (specialPrice === null) return null
  if (row.specialPrice !== null && specialPrice <= row.specialPrice) return row.lowestPrice
  const history = await tx
    .select()
    .from(priceChange)
    .where(and(eq(priceChange.productKey, row.key), isNull(priceChange.variantId)))
  return lowestBefore(history, at) ?? paidOf(row)
}

/**
 * Sets the price of a product. The price history keeps it as a reference for later reductions; listings and storefronts
 * are notified in the same transaction.
 * @returns whether the product exists
 */
export async function setPrice({ db, now }: Pick<Shop, 'db' | 'now'>, wanted: NewPrice): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, wanted.key)
    if (!row) return false
    const at = new Date(now())
    const before = await readPriceState(tx, wanted.key)
    await changePrice(tx, row, { wanted, at })
    await recordVariantPrices(tx, wanted.key, before, at)
    await refreshCatalogEntries(tx, [row.id], at)
    return true
  })
}

/** Sets the price of a locked product; what its variants cost and what listings show is left to the caller. */
export async function changePrice(
  tx: Database,
  row: Row,
  { wanted, at }: { wanted: NewPrice; at: Date },
): Promise<void> {
  const { key, price, specialPrice } = wanted
  const lowestPrice = await lowestFor(tx, row, wanted, at)
  await tx.update(product).set({ price, specialPrice, lowestPrice }).where(eq(product.key, key))
  if (paidOf(wanted) !== paidOf(row))
    await tx.insert(priceChange).values({ productKey: key, price: paidOf(wanted), at })
  const shelves = await assignSaleCategory(
    tx,
    key,
    shownPrice({ price, specialPrice, lowestPrice }).specialPrice !== null,
  )
  await enqueueInvalidations(tx, [`product:${key}`, ...shelves])
}

/** Key of the sale category. */
const SALE = 'sale'

/** Subcategory of the sale by kind; all other kinds go under shirts. */
const SALE_CATEGORY_OF_KIND = {
  kids: 'sale-kids',
  shorts: 'sale-extras',
  socks: 'sale-extras',
  scarves: 'sale-extras',
  balls: 'sale-extras',
}

/** Categories and their ancestors: lists of an ancestor include the products below it. */
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
      where category.key in (coalesce(${JSON.stringify(SALE_CATEGORY_OF_KIND)}::jsonb->>facet_value.key, 'sale-shirts'), ${SALE})
      order by category.key = ${SALE} limit 1
    ) as shelf
    where product.key = ${productKey}
    returning category_key as key`,
  )

/**
 * Adds a product to, or removes it from, the sale subcategory of its kind, if the shop has one.
 * @returns the categories it was added to or removed from
 */
async function assignSaleCategory(tx: Database, productKey: string, isOnSale: boolean): Promise<CacheTag[]> {
  const before = new Set((await takeOff(tx, productKey)).map(({ key }) => key))
  const now = new Set((isOnSale ? await putOn(tx, productKey) : []).map(({ key }) => key))
  const changed = [...before, ...now].filter((key) => !before.has(key) || !now.has(key))
  if (changed.length === 0) return []
  return ['listing', ...(await upFrom(tx, changed)).map(({ key }) => `category:${key}` as const)]
}
