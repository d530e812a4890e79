import { asc, eq } from 'drizzle-orm'
import { readStore } from '../admin/store-settings'
import { OPERATOR, recordAction } from '../catalog/operations/record-action'
import { coupon, type CouponKind } from '../db/schema'
import type { Shop } from '../http/context'
import { endOfDay } from '../i18n/zoned-time'
import { normalizeCode } from './coupons'

/** Input of a new coupon. */
export interface NewCoupon {
  code: string
  kind: CouponKind
  /** Per cent, or cents; 0 for free delivery. */
  value: number
  /** Description for shoppers, in the store's language. */
  text: string
  /** Minimum purchase in minor units. */
  minSubTotal: number
  /** Maximum number of orders, in total and per email; null for no limit. */
  mostUses: number | null
  mostPerEmail: number | null
  /** Last valid day in the store's time zone; null for no end. */
  lastDay: string | null
  /** The order it was bought with, for a voucher. */
  orderId?: number | null
}

/** Creates a coupon. @returns false if the code exists, also for an ended coupon */
export async function addCoupon(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { code, text, lastDay, ...terms }: NewCoupon,
  actor = OPERATOR,
): Promise<boolean> {
  const { country } = await readStore({ db })
  const endsAt = lastDay === null ? null : endOfDay(lastDay, country.timeZone)
  const row = { ...terms, endsAt, code: normalizeCode(code), text: { en: text, es: text, de: text } }
  return db.transaction(async (tx) => {
    const [created] = await tx.insert(coupon).values(row).onConflictDoNothing().returning()
    if (!created) return false
    await recordAction(tx, {
      at: new Date(now()),
      actor,
      kind: 'coupon',
      key: created.code,
      before: null,
      after: created,
    })
    return true
  })
}

/** Ends a coupon; existing orders keep it. @returns false for an unknown coupon */
export async function endCoupon(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  code: string,
  actor = OPERATOR,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const byCode = eq(coupon.code, normalizeCode(code))
    const [row] = await tx.select().from(coupon).where(byCode).for('update')
    if (!row) return false
    const at = new Date(now())
    await tx.update(coupon).set({ endsAt: at }).where(byCode)
    const [before, after] = [{ endsAt: row.endsAt }, { endsAt: at }]
    await recordAction(tx, { at, actor, kind: 'coupon', key: row.code, before, after })
    return true
  })
}

/** All coupons, including ended ones. */
export const listCoupons = ({ db }: Pick<Shop, 'db'>) => db.select().from(coupon).orderBy(asc(coupon.code))
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number]

/** A decimal amount. @param digits of the shop's own currency: 2 for cents */
export const formatAmount = (amount: number, digits: number) => (amount / 10 ** digits).toFixed(digits)

const formatDiscount = ({ kind, value }: CouponRow, digits: number) => {
  if (kind === 'shipping') return 'free delivery'
  return kind === 'percent' ? `${value} per cent` : `${formatAmount(value, digits)} off`
}

/** How coupons are formatted for the operator. */
export interface CouponFormat extends Pick<Shop, 'language'> {
  /** Digits of the store currency: 2 for cents. */
  digits: number
}

/** A one-line description for the operator. */
export function describeCoupon(row: CouponRow, { language, digits }: CouponFormat): string {
  const { code, text, minSubTotal, mostUses, mostPerEmail, uses, endsAt, orderId } = row
  const terms = [
    formatDiscount(row, digits),
    minSubTotal > 0 && `from ${formatAmount(minSubTotal, digits)}`,
    mostUses === null ? `used ${uses} times` : `used ${uses} of ${mostUses} times`,
    mostPerEmail !== null && `${mostPerEmail} for each email`,
    orderId !== null && 'bought as a voucher',
    endsAt && `until ${endsAt.toISOString()}`,
  ]
  return `${code}: ${terms.filter(Boolean).join(', ')}: ${text[language]}`
}
