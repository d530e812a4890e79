import { eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { coupon } from '../db/schema'
import { toCode } from './judge-coupon'

/** Ends a coupon; orders that have it keep it. @returns whether there is such a coupon */
export async function endCoupon({ db, now }: Pick<Shop, 'db' | 'now'>, code: string): Promise<boolean> {
  const ended = await db
    .update(coupon)
    .set({ endsAt: new Date(now()) })
    .where(eq(coupon.code, toCode(code)))
    .returning()
  return ended.length > 0
}
