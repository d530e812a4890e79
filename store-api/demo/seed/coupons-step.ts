import { and, eq, isNull } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import { coupon, order } from '../../db/schema'
import type { Step } from './step'
import { writeRows } from './write-rows'

const DAY = 86_400_000

/** How long unpaid orders of before anything could be paid wait for it, in milliseconds. */
const GRACE = 7 * DAY

/** The shop's coupons; orders that wait for their payment wait a week from now on. */
export const couponsStep = ({ coupons }: Pick<Catalogue, 'coupons'>, now: number): Step => ({
  name: 'coupons',
  rows: coupons.length,
  run: async (tx, onRows) => {
    const rows = coupons.map(({ endsInDays, ...row }) => ({
      ...row,
      endsAt: endsInDays === undefined ? null : new Date(now + endsInDays * DAY),
    }))
    await writeRows(tx, [[coupon, rows]], onRows)
    await tx
      .update(order)
      .set({ payUntil: new Date(now + GRACE) })
      .where(and(eq(order.payment, 'unpaid'), isNull(order.payUntil)))
  },
})
