import type { Shop } from '../http/context'
import { coupon, type CouponKind } from '../db/schema/checkout'
import { readStore } from '../http/routes/store-content'
import { endOfDay } from './end-of-day'
import { toCode } from './judge-coupon'

/** A coupon as the operator thinks of it. */
export interface NewCoupon {
  code: string
  kind: CouponKind
  /** Per cent, or cents; 0 for free delivery. */
  value: number
  /** What it is, for shoppers, in the store's language. */
  text: string
  /** Cents the cart has to hold. */
  minSubTotal: number
  /** How many orders may have it, and how many of one email; null for any number. */
  mostUses: number | null
  mostPerEmail: number | null
  /** The last day it counts, in the store's time zone; null for ever. */
  lastDay: string | null
}

/** Begins a coupon. @returns whether its code was still free: one that has ended keeps it */
export async function addCoupon(
  { db }: Pick<Shop, 'db'>,
  { code, text, lastDay, ...terms }: NewCoupon,
): Promise<boolean> {
  const { country } = await readStore({ db })
  const endsAt = lastDay === null ? null : endOfDay(lastDay, country.timeZone)
  const row = { ...terms, endsAt, code: toCode(code), text: { en: text, es: text, de: text } }
  const added = await db.insert(coupon).values(row).onConflictDoNothing().returning()
  return added.length > 0
}
