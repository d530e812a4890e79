import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { notFound } from '../failure'
import type { Register } from '../register'
import { readCurrency } from '../../admin/told-currency'
import { listMethods } from '../../checkout/quote'

/** `GET /api/shipping` */
export const shippingRoutes = (register: Register, shop: Shop) => {
  register(CALLS.listShipping, async ({ query }) => {
    const methods = await listMethods(shop, query.countryId, await readCurrency(shop))
    if (methods.length === 0) throw notFound()
    return methods
  })
}
