import { eq } from 'drizzle-orm'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { priceChange, product } from '../db/schema'
import { refreshListing } from './facet-index/refresh-listing'
import { lockProduct } from './lock-product'
import { lowestBefore } from './lowest-before'
import { shelve } from './sale-shelf'
import { shownPrice } from './shown-price'

type Row = typeof product.$inferSelect

/** What a product costs from now on, in cents. */
export interface NewPrice {
  key: string
  price: number
  /** Null when it is not, or no longer, on sale. */
  specialPrice: number | null
}

const paidOf = ({ price, specialPrice }: Pick<Row, 'price' | 'specialPrice'>) => specialPrice ?? price

/**
 * A reduction that goes on, or goes further, keeps the price before it; what is raised meanwhile is a new one
 * (directive 98/6/EC, article 6a 5).
 */
async function lowestFor(tx: Database, row: Row, { specialPrice }: NewPrice, at: Date): Promise<number | null> {
  if (specialPrice === null) return null
  if (row.specialPrice !== null && specialPrice <= row.specialPrice) return row.lowestPrice
  const history = await tx.select().from(priceChange).where(eq(priceChange.productKey, row.key))
  return lowestBefore(history, at) ?? paidOf(row)
}

/**
 * Asks another price for a product. What is asked for is remembered, so that a reduction can be held against it, and
 * listings and storefronts are told, in one transaction.
 * @returns whether there is such a product
 */
export async function setPrice({ db, now }: Pick<Shop, 'db' | 'now'>, wanted: NewPrice): Promise<boolean> {
  const { key, price, specialPrice } = wanted
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, key)
    if (!row) return false
    const at = new Date(now())
    const lowestPrice = await lowestFor(tx, row, wanted, at)
    await tx.update(product).set({ price, specialPrice, lowestPrice }).where(eq(product.key, key))
    if (paidOf(wanted) !== paidOf(row))
      await tx.insert(priceChange).values({ productKey: key, price: paidOf(wanted), at })
    const shelves = await shelve(tx, key, shownPrice({ price, specialPrice, lowestPrice }).specialPrice !== null)
    await refreshListing(tx, [row.id])
    await enqueueInvalidations(tx, [`product:${key}`, ...shelves])
    return true
  })
}
