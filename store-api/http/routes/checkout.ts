import { CALLS } from '../../../contract/calls'
import { changeDraft } from '../../checkout/change-draft'
import { changeKept } from '../../checkout/kept-checkout'
import { readCheckout } from '../../checkout/read-checkout'
import type { Shop } from '../context'
import type { Register } from '../register'

/** What is kept on the way to an order. */
export const checkoutRoutes = (register: Register, shop: Shop) => {
  register(CALLS.getCheckout, ({ caller }) => readCheckout(shop, caller))
  register(CALLS.updateCheckout, async ({ caller, body }) => {
    await changeKept(shop, caller, async (within, { draft, couponCode }) => ({
      draft: await changeDraft(within, caller, { draft, change: body }),
      couponCode,
    }))
    return readCheckout(shop, caller)
  })
}
