import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { NewTicket, Ticket, TicketEntry } from '../../contract/entities/ticket'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { order, ticket, ticketRecord } from '../db/schema'
import { notFound, refuse } from '../http/failure'
import { offsetOf, type Paging, toPage } from '../http/paging'
import { randomInt } from 'node:crypto'
import { ticketLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import { randomId } from '../db/random-id'

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

/** What writing a ticket needs of the shop. */
export interface TicketDesk extends Pick<Shop, 'db' | 'texts' | 'now'> {
  take: TakeAttempt
}

/** Numbers tried before giving up: with a million of them, more than one collision in a row is rare. */
const TRIES = 10

/** What a customer calls a ticket: `T-` and six digits. */
const newNumber = () => `T-${String(randomInt(1_000_000)).padStart(6, '0')}`

async function checkOrder({ db, texts }: TicketDesk, customerId: number, number: string): Promise<void> {
  if (number === '') return
  const owned = await db.$count(order, and(eq(order.customerId, customerId), eq(order.number, number)))
  if (owned === 0) throw refuse([{ field: 'orderNumber', code: 'unknown', message: texts.ownOrderUnknown }])
}

type TicketRow = Omit<typeof ticket.$inferInsert, 'number'>

/** Stores a ticket under a number nobody has. */
async function insertTicket(tx: Database, row: TicketRow): Promise<void> {
  for (let tried = 0; tried < TRIES; tried++) {
    const values = { ...row, number: newNumber() }
    const inserted = await tx.insert(ticket).values(values).onConflictDoNothing({ target: ticket.number }).returning()
    if (inserted.length > 0) return
  }
  throw new Error('no ticket number is left')
}

/** Opens a ticket. @throws Failure 400 for an order that is not the customer's, 429 when often */
export async function openTicket(desk: TicketDesk, customerId: number, wanted: NewTicket): Promise<Ticket> {
  const { type, content } = wanted
  const orderNumber = wanted.orderNumber.toUpperCase()
  await checkOrder(desk, customerId, orderNumber)
  await desk.take(ticketLimits(customerId))
  const at = new Date(desk.now())
  const id = randomId()
  return desk.db.transaction(async (tx) => {
    await insertTicket(tx, { id, customerId, type, state: 'waiting', orderNumber, createdAt: at, updatedAt: at })
    await tx.insert(ticketRecord).values({ ticketId: id, from: 'customer', content, at })
    return readTicket(tx, customerId, id)
  })
}

/** What is added to a ticket's thread. */
interface Addition {
  id: string
  content: string
}

/** Adds to the thread; the ticket waits for the shop, also one that was closed. @throws Failure 404, 429 when often */
export async function replyTicket(desk: TicketDesk, customerId: number, { id, content }: Addition): Promise<Ticket> {
  // Somebody else's ticket takes no try.
  if ((await desk.db.$count(ticket, isOwn(customerId, id))) === 0) throw notFound()
  await desk.take(ticketLimits(customerId))
  const at = new Date(desk.now())
  return desk.db.transaction(async (tx) => {
    await tx.update(ticket).set({ state: 'waiting', updatedAt: at }).where(isOwn(customerId, id))
    await tx.insert(ticketRecord).values({ ticketId: id, from: 'customer', content, at })
    return readTicket(tx, customerId, id)
  })
}

/** Characters of an excerpt as readers count them, the dots not among them. */
const MOST = 120

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text in one line, cut between words where there are any. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(GRAPHEMES.segment(line), ({ segment }) => segment)
  if (characters.length <= MOST) return line
  const start = characters.slice(0, MOST + 1).join('')
  const whole = start.replace(/ \S*$/, '')
  return `${whole === start ? characters.slice(0, MOST).join('') : whole}…`
}
