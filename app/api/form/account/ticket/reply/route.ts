import { TICKETS_PATH } from '@/lib/account/account-paths'
import { ticketPath } from '@/lib/ticket/ticket-paths'
import { KEY_PATTERN } from '@/lib/contract/limits'
import { ticketReplyForm } from '@/lib/forms/ticket-reply-form'
import { shopFormRoute } from '@/lib/proxy/shop-form'

export const POST = shopFormRoute({
  form: ticketReplyForm,
  isKept: true,
  page: (fields) => {
    const id = fields.get('id') ?? ''
    return KEY_PATTERN.test(id) ? `${ticketPath(id)}#reply` : TICKETS_PATH
  },
})
