import { and, eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import { toEmail } from '../../customers/customers'
import type { TrackedOrder } from '../../../contract/entities/order-track'
import { orderTrackLimits } from '../attempt-limits'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { order } from '../../db/schema'
import { Failure } from '../failure'
import { readCourse } from '../../orders/read-order'
import type { Register } from '../register'

/** `POST /api/order-track` */
export const orderTrackRoutes = (register: Register, shop: Shop) => {
  const take = attempts(shop)
  register(CALLS.trackOrder, async ({ caller, body }) => {
    const number = body.number.toUpperCase()
    await take(orderTrackLimits(caller, number))
    return readOrder(shop, number, toEmail(body.email))
  })
}

/** One question for number and email together: answer and work are the same whichever is wrong. */
async function readOrder({ db }: Shop, number: string, email: string): Promise<TrackedOrder> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.number, number), eq(order.email, email)))
  if (!row) throw new Failure(404, (texts) => texts.orderUnknown)
  return {
    number: row.number,
    placedAt: row.placedAt.toISOString(),
    payment: row.payment,
    shipping: row.shipping,
    shippingKind: row.shippingKind,
    collectAt: row.collectAt,
    ...(await readCourse(db, row.id)),
  }
}
