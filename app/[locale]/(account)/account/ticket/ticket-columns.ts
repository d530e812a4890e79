import type { TicketTexts } from './ticket-texts'

/** What the list shows of a ticket, in the order of the spec (§3). */
export const TICKET_COLUMNS = ['id', 'type', 'records', 'state', 'content', 'operation'] as const

/** What a list of tickets says: the names of its columns among it. */
export type TicketListTexts = Record<(typeof TICKET_COLUMNS)[number] | 'view' | 'viewTicket' | 'lastRecord', string> &
  TicketTexts
