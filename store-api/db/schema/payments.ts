import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { IntentStatus } from '../../../contract/payment/intent'
import { order } from './orders'

/** What the payment service says of an order's payment: one intent for each order, through all its attempts. */
export const payment = pgTable(
  'payment',
  {
    orderId: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** The payment service's own. */
    intentId: text().notNull().unique(),
    status: text().$type<IntentStatus>().notNull(),
    method: text().notNull(),
    failure: text().notNull(),
    url: text().notNull(),
    /** Minor units of what is charged that were taken, and that were given back of them. Neither ever goes down. */
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('payment_refunded', sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.captured}`),
    index().on(table.status),
  ],
)

/** Webhooks that had their effect: written with it, so that none has it twice. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: text().primaryKey(),
    orderId: integer()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.orderId)],
)

/** A refund to make: written with its cause, then requested until it is done. */
export const refund = pgTable(
  'refund',
  {
    /** Random: what the payment service knows it by, so that it is done once. */
    id: text().primaryKey(),
    /** One for an order: all of it. */
    orderId: integer()
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Minor units of what was charged. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.doneAt, table.nextAttemptAt), check('refund_amount', sql`${table.amount} > 0`)],
)

export type PaymentRow = typeof payment.$inferSelect
