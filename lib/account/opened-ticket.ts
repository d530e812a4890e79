import { ticketPath, TICKETS_PATH } from '../paths'
import { ticketSchema } from '../../contract/entities/ticket'

/** Where the ticket a reply of the store tells of is read; the list when it tells of none: it was opened all the same. */
export const openedPath = (reply: unknown): string =>
  ticketSchema.required().isValidSync(reply, { strict: true }) ? ticketPath(reply.id) : TICKETS_PATH
