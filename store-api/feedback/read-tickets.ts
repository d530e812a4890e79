import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Ticket, TicketEntry } from '../../contract/entities/ticket'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { ticket, ticketRecord } from '../db/schema'
import { notFound } from '../http/failure'
import { offsetOf, toPage, type Paging } from '../http/paging'
import { excerptOf } from './excerpt'

type Row = typeof ticket.$inferSelect

/** A ticket of a customer; whose id is another's is the same as none. */
export const isOwn = (customerId: number, id: string) => and(eq(ticket.customerId, customerId), eq(ticket.id, id))

const toEntry = ({ customerId: _, createdAt, updatedAt, ...row }: Row, first: string): TicketEntry => ({
  ...row,
  excerpt: excerptOf(first),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** What each of some tickets begins with. */
async function firstWords(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([ticketRecord.ticketId], { id: ticketRecord.ticketId, content: ticketRecord.content })
    .from(ticketRecord)
    .where(inArray(ticketRecord.ticketId, ids))
    .orderBy(ticketRecord.ticketId, asc(ticketRecord.at), asc(ticketRecord.id))
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** A page of a customer's tickets, the last changed first. @throws Failure 404 beyond the last */
export async function listTickets({ db }: Pick<Shop, 'db'>, customerId: number, paging: Paging) {
  const isMine = eq(ticket.customerId, customerId)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ticket)
      .where(isMine)
      .orderBy(desc(ticket.updatedAt), desc(ticket.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(ticket, isMine),
  ])
  const ids = rows.map(({ id }) => id)
  const words = ids.length > 0 ? await firstWords(db, ids) : new Map<string, string>()
  const entries = rows.map((row) => toEntry(row, words.get(row.id) ?? ''))
  return toPage(entries, total, paging)
}

/** A ticket of a customer with its thread, oldest first. @throws Failure 404 */
export async function readTicket(db: Database, customerId: number, id: string): Promise<Ticket> {
  const [row] = await db.select().from(ticket).where(isOwn(customerId, id))
  if (!row) throw notFound()
  const records = await db
    .select()
    .from(ticketRecord)
    .where(eq(ticketRecord.ticketId, row.id))
    .orderBy(asc(ticketRecord.at), asc(ticketRecord.id))
  return {
    ...toEntry(row, records[0]?.content ?? ''),
    records: records.map(({ from, at, content }) => ({ from, at: at.toISOString(), content })),
  }
}
