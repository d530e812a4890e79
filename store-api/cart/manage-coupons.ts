import type { Shop } from '../http/context'
import { coupon, type CouponKind } from '../db/schema'
import { readStore } from '../admin/store-content'
import { toCode } from './coupons'
import { asc, eq } from 'drizzle-orm'

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

/** Ends a coupon; orders that have it keep it. @returns whether there is such a coupon */
export async function endCoupon({ db, now }: Pick<Shop, 'db' | 'now'>, code: string): Promise<boolean> {
  const ended = await db
    .update(coupon)
    .set({ endsAt: new Date(now()) })
    .where(eq(coupon.code, toCode(code)))
    .returning()
  return ended.length > 0
}

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

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

const REST_OF_SECOND = 999

/** What the clocks of a place show at a moment, as if they were UTC's. */
function wallTime(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** Whether this is a day of the calendar, written 2026-12-31. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return DAY_PATTERN.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * The last moment of a day in a time zone.
 * @param day written 2026-12-31
 * @param timeZone IANA name
 */
export function endOfDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T23:59:59Z`)
  const first = wanted - (wallTime(wanted, timeZone) - wanted)
  // Where the clocks change on that very day, the first guess is off by as much.
  return new Date(first - (wallTime(first, timeZone) - wanted) + REST_OF_SECOND)
}
