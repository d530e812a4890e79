import { CALLS } from '../../lib/contract/calls'
import type { Shop } from '../context'
import { notFound } from '../failure'
import type { Register } from '../register'
import { listMethods } from '../shipping/list-methods'

/** `GET /api/shipping` */
export const shippingRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listShipping, async ({ query }) => {
    const methods = await listMethods(shop, query.countryId)
    if (methods.length === 0) throw notFound()
    return methods
  })
}
