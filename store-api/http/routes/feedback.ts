import { CALLS } from '../../../contract/calls'
import { rateLimiter } from '../rate-limiter'
import type { Shop } from '../context'
import { requireProduct } from '../../catalog/set-stock'
import type { AddRoute } from '../contract-router'
import { requireCustomer } from '../authenticate'
import { addReview, listReviews, readOwnReview } from '../../feedback/reviews'
import { addQuestion, listQuestions } from '../../feedback/questions'
import { listTickets, openTicket, readTicket, replyTicket } from '../../feedback/tickets'

/** Customers' reviews of a product. */
export const reviewRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.listReviews, ({ params, query }) => listReviews(shop, params.key, query))
  register(CALLS.getOwnReview, async ({ caller, params }) =>
    readOwnReview(shop, requireCustomer(caller), await requireProduct(shop.db, params.key)),
  )
  register(CALLS.addReview, async ({ caller, params, body }) =>
    addReview(context, requireCustomer(caller), { ...body, key: await requireProduct(shop.db, params.key) }),
  )
}

/** Customers' questions about a product. */
export const questionRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.listQuestions, ({ params, query }) => listQuestions(shop, params.key, query))
  register(CALLS.addQuestion, async ({ caller, params, body }) =>
    addQuestion(context, requireCustomer(caller), { ...body, key: await requireProduct(shop.db, params.key) }),
  )
}

/** Tickets of the logged-in customer. */
export const ticketRoutes = (register: AddRoute, shop: Shop) => {
  const context = { ...shop, consume: rateLimiter(shop) }
  register(CALLS.listTickets, ({ caller, query }) => listTickets(shop, requireCustomer(caller), query))
  register(CALLS.addTicket, ({ caller, body }) => openTicket(context, requireCustomer(caller), body))
  register(CALLS.getTicket, ({ caller, params }) => readTicket(shop.db, requireCustomer(caller), params.id ?? ''))
  register(CALLS.replyTicket, ({ caller, params, body }) =>
    replyTicket(context, requireCustomer(caller), { id: params.id ?? '', ...body }),
  )
}
