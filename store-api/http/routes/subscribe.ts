import { CALLS } from '../../../contract/calls'
import { toEmail } from '../../customers/customers'
import { subscribeLimits } from '../rate-limits'
import { rateLimiter } from '../rate-limiter'
import type { Shop } from '../context'
import { subscriber } from '../../db/schema'
import type { AddRoute } from '../contract-router'

/** `POST /api/subscribe`: the reply is the same for a subscribed address, so that subscribers cannot be probed. */
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
