import type { StatusTone } from '@/components/ui/status-chip'
import type { TicketState } from '@/contract/entities/ticket'

/** How a ticket's standing looks. */
export const TICKET_TONES: Record<TicketState, StatusTone> = { waiting: 'warn', replied: 'ok', closed: 'info' }
