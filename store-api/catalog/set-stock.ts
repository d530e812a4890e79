import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { product, variant } from '../db/schema'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { isStockDisplayed } from '../orders/inventory'
import { refreshCatalogEntries } from './facet-index/entry'
import { OPERATOR, recordAction } from './operations/record-action'
import { isOffered } from './variants/stock'

/** The new stock of an SKU. */
interface NewStock {
  sku: string
  pieces: number
  /** The account that counted it. */
  actor?: string
}

/**
 * Sets the stock of an SKU; listings and storefronts are notified in the same transaction. @returns whether the SKU
 * exists
 */
export async function setStock(
  { db, now = Date.now }: Pick<Shop, 'db'> & Partial<Pick<Shop, 'now'>>,
  { sku, pieces, actor = OPERATOR }: NewStock,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [counted] = await tx
      .select()
      .from(variant)
      .where(and(eq(variant.sku, sku), isOffered))
      .for('update')
    if (!counted) return false
    await tx.update(variant).set({ stock: pieces }).where(eq(variant.sku, sku))
    if (isStockDisplayed(counted.stock, pieces)) await enqueueInvalidations(tx, [`product:${counted.productKey}`])
    const rows = await tx.select({ id: product.id }).from(product).where(eq(product.key, counted.productKey))
    await refreshCatalogEntries(
      tx,
      rows.map(({ id }) => id),
    )
    const [before, after] = [{ stock: counted.stock }, { stock: pieces }]
    await recordAction(tx, { at: new Date(now()), actor, kind: 'stock', key: sku, before, after })
    return true
  })
}

/**
 * Locks a product until the transaction ends, so that concurrent changes run one after the other. References to it
 * (cart lines, new reviews) do not wait.
 */
export async function lockProduct(tx: Database, key: string): Promise<typeof product.$inferSelect | undefined> {
  const [row] = await tx.select().from(product).where(eq(product.key, key)).for('no key update')
  return row
}

/** Checks that the shop sells a product. @returns its key. @throws HttpError 404 */
export async function requireProduct(db: Database, key = ''): Promise<string> {
  if ((await db.$count(product, isActiveProduct(key))) === 0) throw notFound()
  return key
}

/** Condition: a product by its key, unless it is a draft or archived. */
export const isActiveProduct = (key: string) =>
  and(eq(product.key, key), isNull(product.withdrawnAt), eq(product.status, 'active'))
