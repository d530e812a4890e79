import { TICKETS_PATH } from '@/lib/account/account-paths'
import { ticketPath } from '@/lib/account/ticket-paths'
import { KEY_PATTERN } from '@/contract/limits'
import { ticketReplyForm } from '@/lib/forms/ticket-reply-form'
import { definedFormHandler } from '@/lib/api/proxy/shop-form'

export const POST = definedFormHandler({
  form: ticketReplyForm,
  isKept: true,
  page: (fields) => {
    const id = fields.get('id') ?? ''
    return KEY_PATTERN.test(id) ? `${ticketPath(id)}#reply` : TICKETS_PATH
  },
})
