import { ticketForm } from '@/lib/forms/ticket-form'
import { shopFormRoute } from '@/lib/proxy/shop-form'
import { openedPath } from '@/lib/ticket/opened-ticket'
import { NEW_TICKET_PATH, sentPath } from '@/lib/ticket/ticket-paths'

export const POST = shopFormRoute({
  form: ticketForm,
  isKept: true,
  page: () => NEW_TICKET_PATH,
  whenDone: (_, reply) => sentPath(openedPath(reply)),
})
