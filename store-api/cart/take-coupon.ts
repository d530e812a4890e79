import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { coupon, couponUse } from '../db/schema'
import type { CheckoutTexts } from '../i18n/types'
import { invalidCoupon } from './invalid-coupon'
import { countUses } from './judge-coupon'

/** An order that has a coupon. */
interface Use {
  orderId: number
  code: string
  /** In small letters. */
  email: string
}

/**
 * Counts a coupon for an order by one statement that asks and counts. Its row stays locked until the order is through,
 * so that two orders of one email come one after the other.
 * @throws Failure 4003
 */
export async function takeCoupon(tx: Database, use: Use, texts: CheckoutTexts['coupon']): Promise<void> {
  const { code, email } = use
  const [taken] = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(and(eq(coupon.code, code), or(isNull(coupon.mostUses), lt(coupon.uses, coupon.mostUses))))
    .returning()
  if (!taken) throw invalidCoupon(texts.usedUp)
  if (taken.mostPerEmail !== null && (await countUses(tx, code, email)) >= taken.mostPerEmail)
    throw invalidCoupon(texts.usedByEmail)
  await tx.insert(couponUse).values(use)
}
