import { randomInt } from 'node:crypto'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { NewAttachment, NewTicket, Ticket, TicketEntry } from '../../contract/entities/ticket'
import type { Database } from '../db/database'
import { order, ticket, ticketRecord } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { notFound, validationError } from '../http/errors'
import type { ConsumeRateLimits } from '../http/rate-limiter'
import { ticketLimits } from '../http/rate-limits'
import { offsetOf, type Paging, toPage } from '../http/reply'
import { attachmentsOf, claimAttachments } from './attachments/attachments'

type Row = typeof ticket.$inferSelect

/** Condition for a ticket of this customer. */
export const isOwn = (customerId: number, id: string) => and(eq(ticket.customerId, customerId), eq(ticket.id, id))

const toEntry = ({ customerId: _, createdAt, updatedAt, ...row }: Row, first: string): TicketEntry => ({
  ...row,
  excerpt: excerptOf(first),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** Excerpts by ticket. */
async function readFirstMessages(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([ticketRecord.ticketId], { id: ticketRecord.ticketId, content: ticketRecord.content })
    .from(ticketRecord)
    .where(inArray(ticketRecord.ticketId, ids))
    .orderBy(ticketRecord.ticketId, asc(ticketRecord.at), asc(ticketRecord.id))
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** A page of a customer's tickets, last changed first. @throws HttpError 404 beyond the last */
export async function listTickets({ db }: Pick<Shop, 'db'>, customerId: number, paging: Paging) {
  const isOfCustomer = eq(ticket.customerId, customerId)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(ticket)
      .where(isOfCustomer)
      .orderBy(desc(ticket.updatedAt), desc(ticket.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(ticket, isOfCustomer),
  ])
  const ids = rows.map(({ id }) => id)
  const firstMessages = ids.length > 0 ? await readFirstMessages(db, ids) : new Map<string, string>()
  const entries = rows.map((row) => toEntry(row, firstMessages.get(row.id) ?? ''))
  return toPage(entries, total, paging)
}

/** A ticket of a customer with its thread, oldest first. @throws HttpError 404 */
export async function readTicket(db: Database, customerId: number, id: string): Promise<Ticket> {
  const [row] = await db.select().from(ticket).where(isOwn(customerId, id))
  if (!row) throw notFound()
  const records = await db
    .select()
    .from(ticketRecord)
    .where(eq(ticketRecord.ticketId, row.id))
    .orderBy(asc(ticketRecord.at), asc(ticketRecord.id))
  const files = await attachmentsOf(
    db,
    records.map(({ id }) => id),
  )
  return {
    ...toEntry(row, records[0]?.content ?? ''),
    records: records.map(({ id, from, at, content }) => ({
      ...{ from, at: at.toISOString(), content },
      attachments: files.get(id) ?? [],
    })),
  }
}

/** Dependencies of writing tickets. */
interface TicketContext extends Pick<Shop, 'db' | 'texts' | 'now'> {
  consume: ConsumeRateLimits
}

/** Numbers tried before giving up: with a million of them, more than one collision in a row is rare. */
const MAX_NUMBER_ATTEMPTS = 10

/** A random ticket number: `T-` and six digits. */
const newNumber = () => `T-${String(randomInt(1_000_000)).padStart(6, '0')}`

async function checkOrder({ db, texts }: TicketContext, customerId: number, number: string): Promise<void> {
  if (number === '') return
  const matching = await db.$count(order, and(eq(order.customerId, customerId), eq(order.number, number)))
  if (matching === 0) throw validationError([{ field: 'orderNumber', code: 'unknown', message: texts.ownOrderUnknown }])
}

type TicketRow = Omit<typeof ticket.$inferInsert, 'number'>
type RecordRow = Omit<typeof ticketRecord.$inferInsert, 'from'>

/** Stores a ticket under an unused number. */
async function insertTicket(tx: Database, row: TicketRow): Promise<void> {
  for (let tried = 0; tried < MAX_NUMBER_ATTEMPTS; tried++) {
    const values = { ...row, number: newNumber() }
    const inserted = await tx.insert(ticket).values(values).onConflictDoNothing({ target: ticket.number }).returning()
    if (inserted.length > 0) return
  }
  throw new Error('no ticket number is left')
}

/** Opens a ticket. @throws HttpError 400 for an order or a file of another customer, 429 for too many */
export async function openTicket(context: TicketContext, customerId: number, newTicket: NewTicket): Promise<Ticket> {
  const { type, content, attachments = [] } = newTicket
  const orderNumber = newTicket.orderNumber.toUpperCase()
  await checkOrder(context, customerId, orderNumber)
  await context.consume(ticketLimits(customerId))
  const at = new Date(context.now())
  const id = randomId()
  return context.db.transaction(async (tx) => {
    await insertTicket(tx, { id, customerId, type, state: 'waiting', orderNumber, createdAt: at, updatedAt: at })
    await insertRecord({ ...context, db: tx }, { customerId, ticketId: id, content, attachments, at })
    return readTicket(tx, customerId, id)
  })
}

/** A reply to a ticket. */
interface TicketReply {
  id: string
  content: string
  attachments?: readonly NewAttachment[] | undefined
}

/** Adds a customer's message, with its files. @throws HttpError 400 for a missing file */
async function insertRecord(
  context: TicketContext,
  { customerId, attachments, ...row }: RecordRow & { customerId: number; attachments: readonly NewAttachment[] },
): Promise<void> {
  const [record] = await context.db
    .insert(ticketRecord)
    .values({ ...row, from: 'customer' })
    .returning({ id: ticketRecord.id })
  if (record) await claimAttachments(context, { customerId, recordId: record.id, files: attachments })
}

/** Adds a reply; the ticket then waits for the shop, also a closed one. @throws HttpError 404, 429 */
export async function replyTicket(
  context: TicketContext,
  customerId: number,
  { id, content, attachments = [] }: TicketReply,
): Promise<Ticket> {
  // Checked first: another customer's ticket consumes no rate-limit point.
  if ((await context.db.$count(ticket, isOwn(customerId, id))) === 0) throw notFound()
  await context.consume(ticketLimits(customerId))
  const at = new Date(context.now())
  return context.db.transaction(async (tx) => {
    await tx.update(ticket).set({ state: 'waiting', updatedAt: at }).where(isOwn(customerId, id))
    await insertRecord({ ...context, db: tx }, { customerId, ticketId: id, content, attachments, at })
    return readTicket(tx, customerId, id)
  })
}

/** Length of an excerpt in graphemes, without the ellipsis. */
const MAX_EXCERPT_LENGTH = 120

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text on one line, cut at a word boundary if possible. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = Array.from(GRAPHEMES.segment(line), ({ segment }) => segment)
  if (characters.length <= MAX_EXCERPT_LENGTH) return line
  const start = characters.slice(0, MAX_EXCERPT_LENGTH + 1).join('')
  const whole = start.replace(/ \S*$/, '')
  return `${whole === start ? characters.slice(0, MAX_EXCERPT_LENGTH).join('') : whole}…`
}
