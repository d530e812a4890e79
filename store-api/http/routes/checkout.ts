import { CALLS } from '../../../contract/calls'
import { changeDraft, changeKept } from '../../checkout/draft'
import { readCheckout } from '../../checkout/quote'
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
