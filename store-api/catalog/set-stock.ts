import { eq } from 'drizzle-orm'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { isStockDisplayed } from '../orders/inventory'
import type { Shop } from '../http/context'
import { product, variant } from '../db/schema'
import { refreshListing } from './facet-index/refresh-listing'

/** How many pieces of a stock-keeping unit there are from now on. */
export interface NewStock {
  sku: string
  pieces: number
}

/** Counts a stock-keeping unit anew; listings and storefronts hear of it in the same transaction. @returns whether there is such a one */
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
