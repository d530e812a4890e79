import { CALLS } from '../../contract/calls'
import { ticketReplySchema } from '../../contract/entities/ticket'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import type { ShopForm } from './shop-form'

/** Adds to the thread of a ticket. */
export const ticketReplyForm: ShopForm = {
  fields: ['id', 'content'],
  secrets: [],
  schema: ticketReplySchema.shape({ id: key() }),
  calls: ({ id = '', content = '' }) => [
    {
      method: CALLS.replyTicket.method,
      path: fillPath(CALLS.replyTicket.path, { id }),
      body: { content: content.trim() },
    },
  ],
}
