import { and, desc, eq } from 'drizzle-orm'
import type { PaymentStatus, ShippingStatus } from '../../contract/entities/order-track'
import type { Shop } from '../http/context'
import { order } from '../db/schema'

interface Wanted {
  payment?: PaymentStatus | undefined
  shipping?: ShippingStatus | undefined
  /** How many at most. */
  limit: number
}

/** The newest orders of the shop, whoever placed them. */
export const newestOrders = ({ db }: Pick<Shop, 'db'>, { payment, shipping, limit }: Wanted) =>
  db
    .select()
    .from(order)
    .where(and(payment && eq(order.payment, payment), shipping && eq(order.shipping, shipping)))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(limit)
