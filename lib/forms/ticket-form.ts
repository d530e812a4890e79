import { CALLS } from '../../contract/calls'
import { newTicketSchema } from '../../contract/entities/ticket'
import { filledIn, type FormDefinition } from './form-definition'

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
