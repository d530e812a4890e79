import { CALLS } from '../../../contract/calls'
import { toEmail } from '../../customers/customers'
import { subscribeLimits } from '../rate-limits'
import { rateLimiter } from '../rate-limiter'
import type { Shop } from '../context'
import { subscriber } from '../../db/schema'
import type { AddRoute } from '../contract-router'

/** `POST /api/subscribe`: says the same of an address that was there before, so that nobody learns who reads it. */
export const subscribeRoutes = (register: AddRoute, shop: Shop) => {
  const consume = rateLimiter(shop)
  register(CALLS.subscribe, async ({ caller, body }) => {
    await consume(subscribeLimits(caller))
    await shop.db
      .insert(subscriber)
      .values({ email: toEmail(body.email), language: shop.language, subscribedAt: new Date(shop.now()) })
      .onConflictDoNothing()
    return null
  })
}
