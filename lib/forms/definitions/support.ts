import { CALLS } from '../../../contract/calls'
import { type NewAttachment, newTicketSchema, ticketReplySchema } from '../../../contract/entities/ticket'
import { ATTACHMENTS_FIELD, readAttachments } from '../../account/attachments'
import { nonEmptyValues, type FormDefinition } from '../form-definition'
import { fillPath } from '../../../contract/call'
import { key } from '../../../contract/rules'
import { object } from 'yup'

/** No field without files, for stores that do not support attachments. */
function filesOf(field: string | undefined): { attachments?: NewAttachment[] } {
  const attachments = readAttachments(field)
  return attachments.length > 0 ? { attachments } : {}
}

/** Opens a ticket (spec §5): subject and message are required. */
export const ticketForm: FormDefinition = {
  fields: ['type', 'orderNumber', 'content', ATTACHMENTS_FIELD],
  secrets: [],
  // The files are JSON in their field, and checked when they are read from it.
  schema: newTicketSchema.omit(['attachments']),
  calls: ({ attachments, ...values }) => [
    {
      method: CALLS.addTicket.method,
      path: CALLS.addTicket.path,
      body: {
        ...newTicketSchema.omit(['attachments']).cast(nonEmptyValues(values), { stripUnknown: true }),
        ...filesOf(attachments),
      },
    },
  ],
}

/** Adds to the thread of a ticket. */
export const ticketReplyForm: FormDefinition = {
  fields: ['id', 'content', ATTACHMENTS_FIELD],
  secrets: [],
  schema: ticketReplySchema.omit(['attachments']).shape({ id: key() }),
  calls: ({ id = '', content = '', attachments }) => [
    {
      method: CALLS.replyTicket.method,
      path: fillPath(CALLS.replyTicket.path, { id }),
      body: { content: content.trim(), ...filesOf(attachments) },
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
