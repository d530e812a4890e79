import type { PlacedOrder } from '../../contract/entities/checkout'
import type { Caller, Shop } from '../http/context'
import { cancelOrder } from './cancel-order'
import { confirmPayment, paymentStateOf, readPayment } from '../payments/intents'
import { requireOwnOrder } from './guest-access'
import { toOrder } from './read-order'

/** The order confirmation for its buyer. @throws HttpError 404 */
export async function readPlacedOrder(shop: Shop, caller: Caller, number: string): Promise<PlacedOrder> {
  const row = await requireOwnOrder(shop, caller, number)
  const payment = await readPayment(shop.db, row.id)
  return {
    order: await toOrder(shop, row, shop.now()),
    paymentState: paymentStateOf(row, payment),
    paymentFailure: payment?.failure ?? '',
    isGuest: row.customerId === null,
  }
}

/** The order confirmation, after querying the payment service. @throws HttpError 404 */
export async function confirmPlacedOrder(shop: Shop, caller: Caller, number: string): Promise<PlacedOrder> {
  await confirmPayment(shop, await requireOwnOrder(shop, caller, number))
  return readPlacedOrder(shop, caller, number)
}

/** Cancels an order for its buyer. @throws HttpError 404, 4008 */
export async function cancelPlacedOrder(shop: Shop, caller: Caller, number: string): Promise<PlacedOrder> {
  const { id } = await requireOwnOrder(shop, caller, number)
  await cancelOrder(shop, { orderId: id, by: 'buyer' })
  return readPlacedOrder(shop, caller, number)
}
