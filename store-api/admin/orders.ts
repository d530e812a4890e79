import { and, desc, eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { order, type OrderRow } from '../db/schema'
import type { PaymentStatus, ShippingStatus } from '../../contract/entities/order-track'
import { HttpError, notFound } from '../http/errors'
import { cancelOrder } from '../orders/cancel-order'

/** Any order of the shop, by its number in upper or lower case. */
export async function findOrder({ db }: Pick<Shop, 'db'>, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(order).where(eq(order.number, number.toUpperCase()))
  return row ?? null
}

interface Wanted {
  payment?: PaymentStatus | undefined
  shipping?: ShippingStatus | undefined
  /** Maximum. */
  limit: number
}

/** The newest orders of the shop, of customers and guests alike. */
export const newestOrders = ({ db }: Pick<Shop, 'db'>, { payment, shipping, limit }: Wanted) =>
  db
    .select()
    .from(order)
    .where(and(payment && eq(order.payment, payment), shipping && eq(order.shipping, shipping)))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(limit)

/** Cancels an order for the operator. @throws HttpError 404, 4008 */
export async function cancelByNumber(shop: Shop, number: string): Promise<void> {
  const row = await findOrder(shop, number)
  if (!row) throw notFound()
  await cancelOrder(shop, { orderId: row.id, by: 'operator' })
}

/** Explains a rejected order operation to the operator; null for unexpected errors. */
export async function explainFailure(shop: Pick<Shop, 'db'>, number: string, error: unknown): Promise<string | null> {
  if (!(error instanceof HttpError)) return null
  const row = await findOrder(shop, number)
  if (!row) return `There is no order ${number}.`
  if (error.status === 400) return `Order ${number} has not so many pieces left to be sent.`
  return `That is not possible with order ${number}: it is ${row.payment} and ${row.shipping}.`
}
