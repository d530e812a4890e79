import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { cancelOrder } from '../orders/cancel-order'
import { findOrder } from './find-order'

/** Cancels an order for the operator. @throws HttpError 404, 4008 */
export async function cancelByNumber(shop: Shop, number: string): Promise<void> {
  const row = await findOrder(shop, number)
  if (!row) throw notFound()
  await cancelOrder(shop, { orderId: row.id, by: 'operator' })
}
