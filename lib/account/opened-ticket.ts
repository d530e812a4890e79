import { ticketPath, TICKETS_PATH } from '../paths'
import { ticketSchema } from '../../contract/entities/ticket'

/** The page of the ticket in a reply; the list if the reply names none, because the ticket was opened all the same. */
export const openedTicketPath = (reply: unknown): string =>
  ticketSchema.required().isValidSync(reply, { strict: true }) ? ticketPath(reply.id) : TICKETS_PATH
