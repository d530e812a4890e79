import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { coupon } from '../db/schema'

/** Vouchers are coupons that were bought with an order (`add-coupon --order`). */

/** Whether a voucher of an order was used. */
export const hasUsedVoucher = async (db: Database, orderId: number): Promise<boolean> =>
  (await db.$count(coupon, and(eq(coupon.orderId, orderId), gt(coupon.uses, 0)))) > 0

/**
 * Ends the vouchers of an order, also used ones. An order that is being placed with one either commits first, and
 * the voucher is used, or is rejected: `redeemCoupon` checks `uses < mostUses` in the statement that increments it.
 * @returns whether none was used
 */
export async function endVouchers(tx: Database, orderId: number, at: Date): Promise<boolean> {
  const ended = await tx
    .update(coupon)
    .set({ endsAt: at, mostUses: coupon.uses })
    .where(eq(coupon.orderId, orderId))
    .returning({ uses: coupon.uses })
  return ended.every(({ uses }) => uses === 0)
}
