import { and, count, desc, eq } from 'drizzle-orm'
import type { Ticket, TicketState } from '../../contract/entities/ticket'
import { MediaMissingError } from '../catalog/media/storage'
import { attachment, auditLog, customer, ticket, ticketRecord } from '../db/schema'
import type { Shop } from '../http/context'
import { readTicket } from './tickets'

/** Tickets in one list. */
const MAX_LISTED_TICKETS = 200

/** A ticket in an operator's list; `updatedAt` is ISO 8601. */
export interface ListedTicket extends Pick<Ticket, 'number' | 'type' | 'state' | 'orderNumber' | 'updatedAt'> {
  email: string
  /** How many files its messages have. */
  files: number
}

/** The tickets of all customers, those that were changed last first. @param state only these; null for all */
export async function listAllTickets(
  { db }: Pick<Shop, 'db'>,
  { state }: { state: TicketState | null },
): Promise<ListedTicket[]> {
  const rows = await db
    .select({
      ...{ number: ticket.number, type: ticket.type, state: ticket.state, orderNumber: ticket.orderNumber },
      ...{ updatedAt: ticket.updatedAt, email: customer.email },
      files: count(attachment.id),
    })
    .from(ticket)
    .innerJoin(customer, eq(customer.id, ticket.customerId))
    .leftJoin(ticketRecord, eq(ticketRecord.ticketId, ticket.id))
    .leftJoin(attachment, eq(attachment.recordId, ticketRecord.id))
    .where(state ? eq(ticket.state, state) : undefined)
    .groupBy(ticket.id, customer.id)
    .orderBy(desc(ticket.updatedAt), desc(ticket.id))
    .limit(MAX_LISTED_TICKETS)
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}

/** A ticket with its thread and its customer. */
export interface ShownTicket extends Ticket {
  email: string
}

/** A ticket by its number; null if there is none. */
export async function showTicketOf({ db }: Pick<Shop, 'db'>, number: string): Promise<ShownTicket | null> {
  const [row] = await db
    .select({ id: ticket.id, customerId: ticket.customerId, email: customer.email })
    .from(ticket)
    .innerJoin(customer, eq(customer.id, ticket.customerId))
    .where(eq(ticket.number, number.toUpperCase()))
  return row ? { ...(await readTicket(db, row.customerId, row.id)), email: row.email } : null
}

/** The bytes of a file of a ticket; null if the ticket has no file with this id, or its bytes are missing. */
export async function readTicketFile(
  { db, media }: Pick<Shop, 'db' | 'media'>,
  { number, id }: { number: string; id: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ file: attachment.file })
    .from(attachment)
    .innerJoin(ticketRecord, eq(ticketRecord.id, attachment.recordId))
    .innerJoin(ticket, eq(ticket.id, ticketRecord.ticketId))
    .where(and(eq(attachment.id, id), eq(ticket.number, number)))
  if (!row) return null
  try {
    return await media.read(row.file)
  } catch (error) {
    if (error instanceof MediaMissingError) return null
    throw error
  }
}

/** Records who saved files of a customer outside the shop, when, and how many. */
export async function recordSavedFiles(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { number, actor, count }: { number: string; actor: string; count: number },
): Promise<void> {
  await db.insert(auditLog).values({
    ...{ at: new Date(now()), actor, kind: 'export', key: `ticket ${number}`, before: null },
    after: { count },
  })
}
