import type { coupon } from '../db/schema'
import type { CheckoutTexts } from '../i18n/types'

type CouponRow = typeof coupon.$inferSelect

/** The rules of a coupon. */
export type CouponRules = Pick<CouponRow, 'startsAt' | 'endsAt' | 'mostUses' | 'uses' | 'mostPerEmail' | 'minSubTotal'>

/** What a coupon is held to. */
interface Circumstances {
  /** Milliseconds since the epoch. */
  now: number
  /** What the pieces cost, counted as the least purchase is. */
  paid: number
  /** Orders of the same email that have it. */
  usesOfEmail: number
  texts: CheckoutTexts['coupon']
  sayAmount: (amount: number) => string
}

/** Why a coupon does not count, in the store's words; empty when it does. */
export function couponProblem(
  coupon: CouponRules,
  { now, paid, usesOfEmail, texts, sayAmount }: Circumstances,
): string {
  const { startsAt, endsAt, mostUses, uses, mostPerEmail, minSubTotal } = coupon
  if (startsAt && startsAt.getTime() > now) return texts.notYet
  if (endsAt && endsAt.getTime() <= now) return texts.ended
  if (mostUses !== null && uses >= mostUses) return texts.usedUp
  if (mostPerEmail !== null && usesOfEmail >= mostPerEmail) return texts.usedByEmail
  return paid < minSubTotal ? texts.belowMinimum(sayAmount(minSubTotal)) : ''
}
