import { CALLS } from '../../../contract/calls'
import { changeDraft, saveDraft } from '../../checkout/draft'
import { listMethods, readCheckout } from '../../checkout/quote'
import type { Shop } from '../context'
import type { AddRoute } from '../contract-router'
import { notFound } from '../errors'
import { readCurrency } from '../../admin/currency'

/** What is kept on the way to an order. */
export const checkoutRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.getCheckout, ({ caller }) => readCheckout(shop, caller))
  register(CALLS.updateCheckout, async ({ caller, body }) => {
    await saveDraft(shop, caller, async (within, { draft, couponCode }) => ({
      draft: await changeDraft(within, caller, { draft, change: body }),
      couponCode,
    }))
    return readCheckout(shop, caller)
  })
}

/** `GET /api/shipping` */
export const shippingRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listShipping, async ({ query }) => {
    const methods = await listMethods(shop, query.countryId, await readCurrency(shop))
    if (methods.length === 0) throw notFound()
    return methods
  })
}
