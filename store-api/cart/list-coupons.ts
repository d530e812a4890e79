import { asc } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { coupon } from '../db/schema'

/** All coupons, also those that have ended. */
export const listCoupons = ({ db }: Pick<Shop, 'db'>) => db.select().from(coupon).orderBy(asc(coupon.code))
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number]

/** An amount as an operator reads and writes it. @param digits of the shop's own currency: 2 for cents */
export const written = (amount: number, digits: number) => (amount / 10 ** digits).toFixed(digits)

const worth = ({ kind, value }: CouponRow, digits: number) => {
  if (kind === 'shipping') return 'free delivery'
  return kind === 'percent' ? `${value} per cent` : `${written(value, digits)} off`
}

/** How it is told. */
export interface Told extends Pick<Shop, 'language'> {
  /** Those of the shop's own currency: 2 for cents. */
  digits: number
}

/** A coupon in one line, for the operator. */
export function describeCoupon(row: CouponRow, { language, digits }: Told): string {
  const { code, text, minSubTotal, mostUses, mostPerEmail, uses, endsAt } = row
  const terms = [
    worth(row, digits),
    minSubTotal > 0 && `from ${written(minSubTotal, digits)}`,
    mostUses === null ? `used ${uses} times` : `used ${uses} of ${mostUses} times`,
    mostPerEmail !== null && `${mostPerEmail} for each email`,
    endsAt && `until ${endsAt.toISOString()}`,
  ]
  return `${code}: ${terms.filter(Boolean).join(', ')}: ${text[language]}`
}
