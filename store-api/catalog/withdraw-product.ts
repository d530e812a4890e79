import { eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { product, variant } from '../db/schema'
import { refreshListing } from './facet-index/refresh-listing'
import { lockProduct } from './lock-product'
import { changesOf } from './changes-of'

/**
 * Takes a product out of the shop. Its row stays, for orders and reviews refer to it; nothing of it is left in stock, so
 * that nobody orders what still lies in a cart.
 * @returns whether the shop sold it
 */
export async function withdrawProduct({ db, now }: Pick<Shop, 'db' | 'now'>, key: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, key)
    if (!row || row.withdrawnAt) return false
    await tx
      .update(product)
      .set({ withdrawnAt: new Date(now()) })
      .where(eq(product.id, row.id))
    await tx.update(variant).set({ stock: 0 }).where(eq(variant.productKey, key))
    await refreshListing(tx, [row.id])
    await enqueueInvalidations(tx, changesOf('product', key))
    return true
  })
}
