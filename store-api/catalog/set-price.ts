import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { priceChange, product } from '../db/schema'
import type { Shop } from '../http/context'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { refreshCatalogEntries } from './facet-index/entry'
import { type PricePoint, lowestBefore } from './lowest-before'
import { assignSaleCategory } from './sale-categories'
import { readPriceState, recordVariantPrices } from './variants/price-history'
import { lockProduct } from './set-stock'

type Row = typeof product.$inferSelect

/** A new price, in cents. */
export interface NewPrice {
  key: string
  price: number
  /** Null if it is not on sale. */
  specialPrice: number | null
}

/** The price to pay, reduced or not. */
export const effectivePriceOf = ({ price, specialPrice }: Pick<Row, 'price' | 'specialPrice'>) => specialPrice ?? price

/**
 * The reference price of a reduction. A reduction that continues or goes further keeps it; one after a price rise is a
 * new reduction (directive 98/6/EC, article 6a 5).
 * @param before the current prices of the product
 * @param history of the product without its variants
 */
export function referencePriceFor(
  before: Pick<Row, 'price' | 'specialPrice' | 'lowestPrice'>,
  { specialPrice }: Pick<NewPrice, 'specialPrice'>,
  { history, at }: { history: readonly PricePoint[]; at: Date },
): number | null {
  if (specialPrice === null) return null
  if (before.specialPrice !== null && specialPrice <= before.specialPrice) return before.lowestPrice
  return lowestBefore(history, at) ?? effectivePriceOf(before)
}

/**
 * Sets the price of a product. The price history keeps it as a reference for later reductions; listings and storefronts
 * are notified in the same transaction.
 * @returns whether the product exists
 */
export async function setPrice({ db, now }: Pick<Shop, 'db' | 'now'>, newPrice: NewPrice): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockProduct(tx, newPrice.key)
    if (!row) return false
    const at = new Date(now())
    const before = await readPriceState(tx, newPrice.key)
    await changePrice(tx, row, { newPrice, at })
    await recordVariantPrices(tx, newPrice.key, before, at)
    await refreshCatalogEntries(tx, [row.id], at)
    await enqueueInvalidations(tx, await assignSaleCategory(tx, row, at))
    return true
  })
}

/** Sets the price of a locked product; the caller updates variant prices and listings. */
export async function changePrice(
  tx: Database,
  row: Row,
  { newPrice, at }: { newPrice: NewPrice; at: Date },
): Promise<void> {
  const { key, price, specialPrice } = newPrice
  const history =
    specialPrice === null
      ? []
      : await tx
          .select()
          .from(priceChange)
          .where(and(eq(priceChange.productKey, key), isNull(priceChange.variantId)))
  const lowestPrice = referencePriceFor(row, newPrice, { history, at })
  await tx.update(product).set({ price, specialPrice, lowestPrice }).where(eq(product.key, key))
  if (effectivePriceOf(newPrice) !== effectivePriceOf(row))
    await tx.insert(priceChange).values({ productKey: key, price: effectivePriceOf(newPrice), at })
  await enqueueInvalidations(tx, [`product:${key}`])
}
