import { CALLS } from '../../contract/calls'
import { ticketReplySchema } from '../../contract/entities/ticket'
import { fillPath } from '../../contract/path-template'
import { key } from '../../contract/rules'
import type { FormDefinition } from './form-definition'

/** Adds to the thread of a ticket. */
export const ticketReplyForm: FormDefinition = {
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
