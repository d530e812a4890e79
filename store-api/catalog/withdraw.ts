import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { category, contentPage, redirect, product, productCategory, variant } from '../db/schema'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { readRows } from '../search/read-rows'
import { invalidateCatalog, refreshCatalogEntries } from './facet-index/entry'
import { OPERATOR, recordAction } from './operations/record-action'
import { addRedirect, cacheTagsOf } from './redirects'
import { assignSaleCategories } from './sale-categories'
import { lockProduct } from './set-stock'

/**
 * Withdraws a product. Its row stays, since orders and reviews refer to it; its stock is removed, so that it cannot be
 * ordered from existing carts.
 * @returns whether the shop sold it
 */
export async function withdrawProduct(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  key: string,
  actor = OPERATOR,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, key)
    if (!row || row.withdrawnAt) return false
    await tx
      .update(product)
      .set({ withdrawnAt: new Date(now()), status: 'archived' })
      .where(eq(product.id, row.id))
    await tx.update(variant).set({ stock: 0 }).where(eq(variant.productKey, key))
    await refreshCatalogEntries(tx, [row.id])
    const [before, after] = [{ status: row.status }, { status: 'archived' }]
    await recordAction(tx, { at: new Date(now()), actor, kind: 'product', key, before, after })
    await enqueueInvalidations(tx, cacheTagsOf('product', key))
    return true
  })
}

type Outcome = 'withdrawn' | 'unknown' | 'has children' | 'holds products'

/** Moves a category's products into its parent, once each, in their order. @returns their ids */
async function moveProductsToParent(tx: Database, key: string, parentKey: string): Promise<number[]> {
  const moved = await readRows<{ id: number }>(
    tx,
    sql`select product.id from product_category join product on product.key = product_category.product_key
      where product_category.category_key = ${key}`,
  )
  await tx.execute(sql`
    delete from product_category as above using product_category as own
    where above.category_key = ${parentKey} and own.category_key = ${key} and own.product_key = above.product_key`)
  await tx.update(productCategory).set({ categoryKey: parentKey }).where(eq(productCategory.categoryKey, key))
  await tx.execute(sql`
    update product_category set position = place.position
    from (
      select product_key, category_key, row_number() over (partition by product_key order by position) - 1 as position
      from product_category
      where product_key in (select product_key from product_category where category_key = ${parentKey})
    ) as place
    where place.product_key = product_category.product_key and place.category_key = product_category.category_key`)
  return moved.map(({ id }) => id)
}

/** Removes all products from a sale category: each was in it because it is on sale. @returns their ids */
async function emptySaleCategory(tx: Database, key: string): Promise<number[]> {
  const removed = await readRows<{ id: number }>(
    tx,
    sql`delete from product_category using product
      where product_category.category_key = ${key} and product.key = product_category.product_key
      returning product.id`,
  )
  return removed.map(({ id }) => id)
}

/** Deletes a category without subcategories; its products move to its parent, or to another sale category. */
export async function withdrawCategory(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  key: string,
  actor = OPERATOR,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(category).where(eq(category.key, key)).for('update')
    if (!row) return 'unknown'
    if ((await tx.$count(category, eq(category.parentKey, key))) > 0) return 'has children'
    const { parentKey, id } = row
    const onSale = row.saleOf === null ? [] : await emptySaleCategory(tx, key)
    if (parentKey === null && (await tx.$count(productCategory, eq(productCategory.categoryKey, key))) > 0)
      return 'holds products'
    const moved = [...onSale, ...(parentKey === null ? [] : await moveProductsToParent(tx, key, parentKey))]
    await tx.delete(category).where(eq(category.id, id))
    await refreshCatalogEntries(tx, moved)
    const lists = await assignSaleCategories(tx, new Date(now()), onSale)
    // One of the two, not both: listings are locked in the order of their products, and locking in another order could
    // deadlock.
    if (moved.length === 0) await invalidateCatalog(tx)
    const matchesRedirect = and(eq(redirect.kind, 'category'), eq(redirect.thingId, id))
    await tx.update(redirect).set({ thingId: null }).where(matchesRedirect)
    await addRedirect(tx, { kind: 'category', key, thingId: null, since: new Date(now()) })
    const before = { key, parent: parentKey, name: row.name, products: moved.length }
    await recordAction(tx, { at: new Date(now()), actor, kind: 'category', key, before, after: null })
    await enqueueInvalidations(tx, [...cacheTagsOf('category', key), ...lists])
    return 'withdrawn'
  })
}

/** Deletes a content page; its address then responds with 410. @returns whether it existed */
export async function removePage(tx: Database, key: string, now: number): Promise<boolean> {
  const [row] = await tx.delete(contentPage).where(eq(contentPage.key, key)).returning({ id: contentPage.id })
  if (!row) return false
  const matchesRedirect = and(eq(redirect.kind, 'page'), eq(redirect.thingId, row.id))
  await tx.update(redirect).set({ thingId: null }).where(matchesRedirect)
  await addRedirect(tx, { kind: 'page', key, thingId: null, since: new Date(now) })
  await enqueueInvalidations(tx, cacheTagsOf('page', key))
  return true
}

/** The same in its own transaction, with an audit record. */
export const withdrawPage = ({ db, now }: Pick<Shop, 'db' | 'now'>, key: string, actor = OPERATOR): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [page] = await tx.select().from(contentPage).where(eq(contentPage.key, key)).for('update')
    if (!page || !(await removePage(tx, key, now()))) return false
    const before = { key, title: page.title, html: page.html }
    await recordAction(tx, { at: new Date(now()), actor, kind: 'page', key, before, after: null })
    return true
  })
