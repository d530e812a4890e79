import { asc, eq, sql } from 'drizzle-orm'
import type { Change } from '../../contract/changes'
import { noteChanges } from '../jobs/note-changes'
import { isStockSeen } from '../jobs/stock-seen'
import type { Database } from '../db/database'
import { coupon, couponUse, orderLine, variant } from '../db/schema'
import { piecesByVariant, tellListing } from './take-stock'

/** Gives back the coupon an order has. */
export async function giveCouponBack(tx: Database, orderId: number): Promise<void> {
  for (const { code } of await tx.delete(couponUse).where(eq(couponUse.orderId, orderId)).returning())
    await tx
      .update(coupon)
      .set({ uses: sql`${coupon.uses} - 1` })
      .where(eq(coupon.code, code))
}

/** Puts what an order holds back into stock, as far as the shop still has such pieces. The order is locked. */
export async function giveStockBack(tx: Database, orderId: number): Promise<void> {
  const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
  const pieces = lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]))
  const returned: string[] = []
  const seen: Change[] = []
  for (const [variantId, quantity] of piecesByVariant(pieces)) {
    const [now] = await tx
      .update(variant)
      .set({ stock: sql`${variant.stock} + ${quantity}` })
      .where(eq(variant.id, variantId))
      .returning({ stock: variant.stock, productKey: variant.productKey })
    if (!now) continue
    if (now.stock === quantity) returned.push(now.productKey)
    if (isStockSeen(now.stock - quantity, now.stock)) seen.push(`product:${now.productKey}`)
  }
  await noteChanges(tx, seen)
  await tellListing(tx, returned)
}
