import { TICKETS_PATH } from './account-paths'
import { ticketSchema } from '../../contract/entities/ticket'
import { ticketPath } from './ticket-paths'

/** Where the ticket a reply of the store tells of is read; the list when it tells of none: it was opened all the same. */
export const openedPath = (reply: unknown): string =>
  ticketSchema.required().isValidSync(reply, { strict: true }) ? ticketPath(reply.id) : TICKETS_PATH
