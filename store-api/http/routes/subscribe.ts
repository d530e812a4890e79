import { CALLS } from '../../../contract/calls'
import { toEmail } from '../../customers/customers'
import { subscribeLimits } from '../attempt-limits'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import { subscriber } from '../../db/schema'
import type { Register } from '../register'

/** `POST /api/subscribe`: says the same of an address that was there before, so that nobody learns who reads it. */
export const subscribeRoutes = (register: Register, shop: Shop) => {
  const take = attempts(shop)
  register(CALLS.subscribe, async ({ caller, body }) => {
    await take(subscribeLimits(caller))
    await shop.db
      .insert(subscriber)
      .values({ email: toEmail(body.email), language: shop.language, subscribedAt: new Date(shop.now()) })
      .onConflictDoNothing()
    return null
  })
}
