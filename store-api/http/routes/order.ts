import { CALLS } from '../../../contract/calls'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { claimOrder } from '../../orders/guest-access'
import { listOrders } from '../../orders/list-orders'
import { placeOrder } from '../../orders/place-order'
import { cancelPlacedOrder, confirmPlacedOrder, readPlacedOrder } from '../../orders/order-confirmation'
import { readOrder } from '../../orders/read-order'
import { reorder } from '../../orders/reorder'
import { payOrder } from '../../payments/pay-order'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** Orders: placed by anybody who may, paid and canceled by whose they are, listed for the signed-in customer. */
export const orderRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.listOrders, ({ caller, query }) => listOrders(shop, requireCustomer(caller), query))
  register(CALLS.getOrder, ({ caller, params }) =>
    readOrder(shop, requireCustomer(caller), (params.number ?? '').toUpperCase()),
  )
  register(CALLS.placeOrder, async ({ caller, body, idempotencyKey, setHeader }) => {
    const { answer, isReplayed } = await placeOrder(desk, caller, { body, key: idempotencyKey })
    if (isReplayed) setHeader('Idempotent-Replayed', 'true')
    return answer
  })
  register(CALLS.getPlacedOrder, ({ caller, params }) => readPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.claimOrder, async ({ caller, params, body }) => {
    await claimOrder(shop, caller, { number: params.number ?? '', key: body.key })
    return null
  })
  register(CALLS.payOrder, async ({ caller, params, body }) => ({
    url: await payOrder(shop, caller, { number: params.number ?? '', method: body.method }),
  }))
  register(CALLS.confirmPayment, ({ caller, params }) => confirmPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.cancelOrder, ({ caller, params }) => cancelPlacedOrder(shop, caller, params.number ?? ''))
  register(CALLS.reorder, ({ caller, params }) => reorder(shop, requireCustomer(caller), params.number ?? ''))
}
