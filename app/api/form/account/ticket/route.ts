import { ticketForm } from '@/lib/forms/ticket-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'
import { openedPath } from '@/lib/account/opened-ticket'
import { NEW_TICKET_PATH, sentPath } from '@/lib/account/ticket-paths'

export const POST = definedFormHandler({
  form: ticketForm,
  isKept: true,
  page: () => NEW_TICKET_PATH,
  whenDone: (_, reply) => sentPath(openedPath(reply)),
})
