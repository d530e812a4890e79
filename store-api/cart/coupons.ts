import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import { formatPrice, displayCurrency, toDisplayAmount } from '../../contract/money'
import type { CheckoutShop } from '../checkout/draft'
import type { Reduction } from '../checkout/totals'
import { normalizeEmail } from '../customers/customers'
import type { Database } from '../db/database'
import { coupon, couponUse } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import { HttpError } from '../http/errors'
import type { CheckoutTexts } from '../i18n/types'

/** Purchase data for the coupon's rules. */
interface Purchase {
  code: string
  /** As typed; may be empty. */
  email: string
  /** Whether the email is verified as the caller's. */
  isOwnEmail: boolean
  /** Sum of the lines in the displayed currency. */
  linesTotal: number
  /** The displayed currency: the minimum purchase is compared with what the shopper sees. */
  currency: StoreCurrency
}

/** A coupon with its discount. */
export interface ValidatedCoupon {
  code: string
  /** In the store's language. */
  text: string
  /** Null if it is not valid. */
  reduction: Reduction | null
  /** Why it is not valid; empty if it is. */
  problem: string
}

/** Codes are case-insensitive. */
export const normalizeCode = (input: string): string => input.trim().toUpperCase()

/** Number of an email's orders with a coupon. */
const countUses = (db: Database, code: string, email: string): Promise<number> =>
  db.$count(couponUse, and(eq(couponUse.code, code), eq(couponUse.email, normalizeEmail(email.trim()))))

/** Without a verified email a used coupon reads as unknown, so that others' coupon use cannot be probed. */
export const couponTexts = (texts: CheckoutTexts['coupon'], isOwnEmail: boolean): CheckoutTexts['coupon'] =>
  isOwnEmail ? texts : { ...texts, usedByEmail: texts.unknown }

const unknownCoupon = (code: string, { unknown }: CheckoutTexts['coupon']): ValidatedCoupon => ({
  ...{ code, text: code, reduction: null, problem: unknown },
})

/** Validates a coupon for a purchase. */
export async function validateCoupon(
  shop: CheckoutShop,
  { code, email, isOwnEmail, linesTotal, currency }: Purchase,
): Promise<ValidatedCoupon> {
  const { db, texts, language, now } = shop
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code))
  const messages = couponTexts(texts.checkout.coupon, isOwnEmail)
  if (!row) return unknownCoupon(code, messages)
  const usesOfEmail = row.mostPerEmail === null ? 0 : await countUses(db, code, email)
  const minSubTotal = toDisplayAmount(row.minSubTotal, currency)
  const problem = couponProblem(
    { ...row, minSubTotal },
    {
      now: now(),
      linesTotal,
      usesOfEmail,
      texts: messages,
      formatAmount: (amount) => formatPrice(amount, displayCurrency(currency)),
    },
  )
  if (problem === messages.unknown) return unknownCoupon(code, messages)
  return {
    code,
    text: row.text[language],
    reduction: problem === '' ? { kind: row.kind, value: row.value } : null,
    problem,
  }
}

type CouponRow = typeof coupon.$inferSelect

/** The rules of a coupon. */
export type CouponRules = Pick<CouponRow, 'startsAt' | 'endsAt' | 'mostUses' | 'uses' | 'mostPerEmail' | 'minSubTotal'>

/** Purchase data for the coupon's rules. */
interface CouponContext {
  /** Milliseconds since the epoch. */
  now: number
  /** Sum of the lines, in the currency of the minimum purchase. */
  linesTotal: number
  /** Number of the email's orders with it. */
  usesOfEmail: number
  texts: CheckoutTexts['coupon']
  formatAmount: (amount: number) => string
}

/** The localized reason why a coupon is not valid; empty if it is. */
export function couponProblem(
  coupon: CouponRules,
  { now, linesTotal, usesOfEmail, texts, formatAmount }: CouponContext,
): string {
  const { startsAt, endsAt, mostUses, uses, mostPerEmail, minSubTotal } = coupon
  if (startsAt && startsAt.getTime() > now) return texts.notYetValid
  if (endsAt && endsAt.getTime() <= now) return texts.expired
  if (mostUses !== null && uses >= mostUses) return texts.usedUp
  if (mostPerEmail !== null && usesOfEmail >= mostPerEmail) return texts.usedByEmail
  return linesTotal < minSubTotal ? texts.belowMinimum(formatAmount(minSubTotal)) : ''
}

/** An order that redeems a coupon. */
interface Redemption {
  orderId: number
  code: string
  /** In lower case. */
  email: string
}

/**
 * Redeems a coupon by one conditional update. The row stays locked until the order commits, which serializes orders of
 * one email.
 * @throws HttpError 4003
 */
export async function redeemCoupon(
  tx: Database,
  redemption: Redemption,
  texts: CheckoutTexts['coupon'],
): Promise<void> {
  const { code, email } = redemption
  const [redeemed] = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(and(eq(coupon.code, code), or(isNull(coupon.mostUses), lt(coupon.uses, coupon.mostUses))))
    .returning()
  if (!redeemed) throw invalidCoupon(texts.usedUp)
  if (redeemed.mostPerEmail !== null && (await countUses(tx, code, email)) >= redeemed.mostPerEmail)
    throw invalidCoupon(texts.usedByEmail)
  await tx.insert(couponUse).values(redemption)
}

/** 4003: the coupon is not valid. @param reason localized, in addition to the message */
export const invalidCoupon = (reason: string) =>
  new HttpError(409, ({ checkout }) => checkout.couponInvalid, { code: CODES.invalidCoupon, data: { reason } })
