import type { MessageEntry } from '../../../contract/entities/message'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { message, order } from '../../db/schema'
import { notFound } from '../errors'
import { offsetOf, toPage, type Paging } from '../reply'
import type { AddRoute } from '../contract-router'
import { requireCustomer } from '../authenticate'

type Row = typeof message.$inferSelect

const toEntry = ({ id, subject, sentAt, readAt }: Omit<Row, 'text'>): MessageEntry => ({
  id,
  subject,
  sentAt: sentAt.toISOString(),
  isRead: readAt !== null,
})

/** A message of a customer; another customer's id is treated as unknown. */
const ownMessage = (customerId: number, id: string) => and(eq(message.customerId, customerId), eq(message.id, id))

/** The shop's messages to the logged-in customer. */
export const messageRoutes = (register: AddRoute, shop: Shop) => {
  register(CALLS.listMessages, ({ caller, query }) => listMessages(shop, requireCustomer(caller), query))

  register(CALLS.getMessage, async ({ caller, params }) => {
    const customerId = requireCustomer(caller)
    const [row] = await shop.db
      .select()
      .from(message)
      .where(ownMessage(customerId, params.id ?? ''))
    if (!row) throw notFound()
    return { ...toEntry(row), text: row.text, orderNumber: await findMentionedOrder(shop, customerId, row) }
  })

  register(CALLS.readMessage, async ({ caller, params }) => {
    const rows = await shop.db
      .update(message)
      // The first time counts.
      .set({ readAt: sql`coalesce(${message.readAt}, ${new Date(shop.now()).toISOString()})` })
      .where(ownMessage(requireCustomer(caller), params.id ?? ''))
      .returning({ id: message.id })
    if (rows.length === 0) throw notFound()
    return null
  })
}

/** The customer's newest order whose number a message contains; empty if there is none. */
async function findMentionedOrder({ db }: Shop, customerId: number, { subject, text }: Row): Promise<string> {
  const [row] = await db
    .select({ number: order.number })
    .from(order)
    .where(and(eq(order.customerId, customerId), sql`position(${order.number} in ${`${subject}\n${text}`}) > 0`))
    .orderBy(desc(order.placedAt))
    .limit(1)
  return row?.number ?? ''
}

/** A page of messages, newest first. @throws HttpError 404 beyond the last */
async function listMessages({ db }: Shop, customerId: number, paging: Paging) {
  const ownMessages = eq(message.customerId, customerId)
  const [rows, total, unread] = await Promise.all([
    db
      .select()
      .from(message)
      .where(ownMessages)
      .orderBy(desc(message.sentAt), desc(message.id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
    db.$count(message, ownMessages),
    db.$count(message, and(ownMessages, isNull(message.readAt))),
  ])
  return { ...toPage(rows.map(toEntry), total, paging), unread }
}
