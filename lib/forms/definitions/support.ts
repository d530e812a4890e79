import { CALLS } from '../../../contract/calls'
import { newTicketSchema, ticketReplySchema } from '../../../contract/entities/ticket'
import { filledIn, type FormDefinition } from '../form-definition'
import { fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'
import { object } from 'yup'

/** Opens a ticket (spec §5): what it is about and what it says are required. */
export const ticketForm: FormDefinition = {
  fields: ['type', 'orderNumber', 'content'],
  secrets: [],
  schema: newTicketSchema,
  calls: (typed) => [
    {
      method: CALLS.addTicket.method,
      path: CALLS.addTicket.path,
      body: newTicketSchema.cast(filledIn(typed), { stripUnknown: true }),
    },
  ],
}

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

/** Marks a message as read. */
export const readMessageForm: FormDefinition = {
  fields: ['id'],
  secrets: [],
  schema: object({ id: key() }),
  calls: ({ id = '' }) => [{ method: CALLS.readMessage.method, path: fillPath(CALLS.readMessage.path, { id }) }],
}
