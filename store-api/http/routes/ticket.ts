import { CALLS } from '../../../contract/calls'
import { attempts } from '../take-attempt'
import type { Shop } from '../context'
import type { Register } from '../register'
import { requireCustomer } from '../require-customer'
import { listTickets, openTicket, readTicket, replyTicket } from '../../feedback/tickets'

/** What the signed-in customer asks the shop. */
export const ticketRoutes = (register: Register, shop: Shop) => {
  const desk = { ...shop, take: attempts(shop) }
  register(CALLS.listTickets, ({ caller, query }) => listTickets(shop, requireCustomer(caller), query))
  register(CALLS.addTicket, ({ caller, body }) => openTicket(desk, requireCustomer(caller), body))
  register(CALLS.getTicket, ({ caller, params }) => readTicket(shop.db, requireCustomer(caller), params.id ?? ''))
  register(CALLS.replyTicket, ({ caller, params, body }) =>
    replyTicket(desk, requireCustomer(caller), { id: params.id ?? '', content: body.content }),
  )
}
