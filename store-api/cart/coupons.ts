import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { formatPrice } from '../../contract/money'
import { shownCurrency, toShown } from '../../contract/money'
import type { StoreCurrency } from '../demo/catalogue/catalogue'
import type { CheckoutShop } from '../checkout/draft'
import type { Reduction } from '../checkout/totals'
import type { Database } from '../db/database'
import { coupon, couponUse } from '../db/schema'
import { toEmail } from '../customers/customers'
import type { CheckoutTexts } from '../i18n/types'
import { CODES } from '../../contract/envelope'
import { Failure } from '../http/failure'

/** What a coupon is held to. */
interface Purchase {
  code: string
  /** As typed; empty for nobody yet. */
  email: string
  /** Whether the email is the caller's own, and not only typed. */
  isOwnEmail: boolean
  /** What the pieces cost, in the currency shown. */
  paid: number
  /** The currency shown: a least purchase is held to what the shopper sees. */
  currency: StoreCurrency
}

/** A coupon on a cart, and what it takes off. */
export interface JudgedCoupon {
  code: string
  /** In the store's language. */
  text: string
  /** Null when it does not count. */
  reduction: Reduction | null
  /** Why it does not; empty when it does. */
  problem: string
}

/** Codes are compared in capital letters. */
export const toCode = (typed: string): string => typed.trim().toUpperCase()

/** Orders of an email that have a coupon. */
export const countUses = (db: Database, code: string, email: string): Promise<number> =>
  db.$count(couponUse, and(eq(couponUse.code, code), eq(couponUse.email, toEmail(email.trim()))))

/** To anybody but its owner, a coupon an email has used is one nobody knows: who has ordered with it concerns nobody else. */
export const couponTexts = (texts: CheckoutTexts['coupon'], isOwnEmail: boolean): CheckoutTexts['coupon'] =>
  isOwnEmail ? texts : { ...texts, usedByEmail: texts.unknown }

const unknownCoupon = (code: string, { unknown }: CheckoutTexts['coupon']): JudgedCoupon => ({
  ...{ code, text: code, reduction: null, problem: unknown },
})

/** Whether a coupon counts for a purchase, and if not, why. */
export async function judgeCoupon(
  shop: CheckoutShop,
  { code, email, isOwnEmail, paid, currency }: Purchase,
): Promise<JudgedCoupon> {
  const { db, texts, language, now } = shop
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code))
  const told = couponTexts(texts.checkout.coupon, isOwnEmail)
  if (!row) return unknownCoupon(code, told)
  const usesOfEmail = row.mostPerEmail === null ? 0 : await countUses(db, code, email)
  const minSubTotal = toShown(row.minSubTotal, currency)
  const problem = couponProblem(
    { ...row, minSubTotal },
    {
      now: now(),
      paid,
      usesOfEmail,
      texts: told,
      sayAmount: (amount) => formatPrice(amount, shownCurrency(currency)),
    },
  )
  if (problem === told.unknown) return unknownCoupon(code, told)
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

/** 4003: a coupon does not count. @param reason in the store's words, beside the message */
export const invalidCoupon = (reason: string) =>
  new Failure(409, ({ checkout }) => checkout.couponInvalid, { code: CODES.invalidCoupon, data: { reason } })
