import { CALLS } from '../../lib/contract/calls'
import { attempts } from '../attempts/take-attempt'
import type { Shop } from '../context'
import { claimOrder } from '../order/claim-order'
import { listOrders } from '../order/list-orders'
import { placeOrder } from '../order/place-order'
import { cancelPlacedOrder, confirmPlacedOrder, readPlacedOrder } from '../order/placed-order'
import { readOrder } from '../order/read-order'
import { reorder } from '../order/reorder'
import { payOrder } from '../payment/pay-order'
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
