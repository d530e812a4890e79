import type { Ticket } from '../../contract/entities/ticket'

/** Of two readings of one ticket the later: its thread only grows, and every change has its time. */
export function newerTicket(one: Ticket, other: Ticket): Ticket {
  if (one.records.length !== other.records.length) return one.records.length > other.records.length ? one : other
  return Date.parse(one.updatedAt) > Date.parse(other.updatedAt) ? one : other
}
