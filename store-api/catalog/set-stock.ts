import { and, eq, isNull } from 'drizzle-orm'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { isStockDisplayed } from '../orders/inventory'
import type { Shop } from '../http/context'
import { product, variant } from '../db/schema'
import { refreshListing } from './facet-index/refresh-listing'
import type { Database } from '../db/database'
import { notFound } from '../http/errors'

/** How many pieces of a stock-keeping unit there are from now on. */
interface NewStock {
  sku: string
  pieces: number
}

/**
 * Sets the stock of an SKU; listings and storefronts are notified in the same transaction. @returns whether the SKU
 * exists
 */
export async function setStock({ db }: Pick<Shop, 'db'>, { sku, pieces }: NewStock): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [counted] = await tx.select().from(variant).where(eq(variant.sku, sku)).for('update')
    if (!counted) return false
    await tx.update(variant).set({ stock: pieces }).where(eq(variant.sku, sku))
    if (isStockDisplayed(counted.stock, pieces)) await enqueueInvalidations(tx, [`product:${counted.productKey}`])
    const rows = await tx.select({ id: product.id }).from(product).where(eq(product.key, counted.productKey))
    await refreshListing(
      tx,
      rows.map(({ id }) => id),
    )
    return true
  })
}

/**
 * A product, locked until the transaction ends, so that of two changes at once the second sees the first. What only
 * refers to it (cart lines, new reviews) does not wait.
 */
export async function lockProduct(tx: Database, key: string): Promise<typeof product.$inferSelect | undefined> {
  const [row] = await tx.select().from(product).where(eq(product.key, key)).for('no key update')
  return row
}

/** The key of a product the shop sells. @throws HttpError 404 */
export async function requireProduct(db: Database, key = ''): Promise<string> {
  if ((await db.$count(product, isSold(key))) === 0) throw notFound()
  return key
}

/** The product of a key, as long as the shop sells it. */
export const isSold = (key: string) => and(eq(product.key, key), isNull(product.withdrawnAt))
