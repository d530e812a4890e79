import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import { listOrders } from '../order/list-orders'
import { readOrder } from '../order/read-order'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'

/** What the signed-in customer ordered. */
export const orderRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listOrders, ({ caller, query }) => listOrders(shop, requireCustomer(caller), query))
  register(CALLS.getOrder, ({ caller, params }) =>
    readOrder(shop.db, requireCustomer(caller), (params.number ?? '').toUpperCase()),
  )
}
