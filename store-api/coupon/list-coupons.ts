import { asc } from 'drizzle-orm'
import type { Shop } from '../context'
import { coupon } from '../db/schema'

/** All coupons, also those that have ended. */
export const listCoupons = ({ db }: Pick<Shop, 'db'>) => db.select().from(coupon).orderBy(asc(coupon.code))
export type CouponRow = Awaited<ReturnType<typeof listCoupons>>[number]

const euro = (cents: number) => (cents / 100).toFixed(2)

const worth = ({ kind, value }: CouponRow) => {
  if (kind === 'shipping') return 'free delivery'
  return kind === 'percent' ? `${value} per cent` : `${euro(value)} off`
}

/** A coupon in one line, for the operator. */
export function describeCoupon(row: CouponRow, language: Shop['language']): string {
  const { code, text, minSubTotal, mostUses, mostPerEmail, uses, endsAt } = row
  const terms = [
    worth(row),
    minSubTotal > 0 && `from ${euro(minSubTotal)}`,
    mostUses === null ? `used ${uses} times` : `used ${uses} of ${mostUses} times`,
    mostPerEmail !== null && `${mostPerEmail} for each email`,
    endsAt && `until ${endsAt.toISOString()}`,
  ]
  return `${code}: ${terms.filter(Boolean).join(', ')}: ${text[language]}`
}
