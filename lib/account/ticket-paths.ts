import { TICKETS_PATH } from './account-paths'

export const NEW_TICKET_PATH = `${TICKETS_PATH}/create`

/** Where one ticket is read and replied to. */
export const ticketPath = (id: string): string => `${TICKETS_PATH}/${id}`

/** The same page, or the list, saying that a new ticket was sent. */
export const sentPath = (page: string): string => `${page}?sent=1`

/** Whether an address is that of a page which says so. */
export const isSentSaid = (search: Record<string, unknown>): boolean => search.sent === '1'
