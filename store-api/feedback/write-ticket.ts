import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NewTicket, Ticket } from '../../contract/entities/ticket'
import { ticketLimits } from '../http/attempt-limits'
import type { TakeAttempt } from '../http/take-attempt'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { randomId } from '../db/random-id'
import { order, ticket, ticketRecord } from '../db/schema'
import { notFound, refuse } from '../http/failure'
import { isOwn, readTicket } from './read-tickets'

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
