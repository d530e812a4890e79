import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { IntentStatus } from '../../../contract/payment/intent'
import { order } from './orders'

/** Payment state as reported by the payment service: one intent for each order, through all its attempts. */
export const payment = pgTable(
  'payment',
  {
    orderId: integer()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** Id at the payment service. */
    intentId: text().notNull().unique(),
    status: text().$type<IntentStatus>().notNull(),
    method: text().notNull(),
    failure: text().notNull(),
    url: text().notNull(),
    /** Minor units captured, and minor units refunded of them. Neither ever decreases. */
    captured: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('payment_refunded', sql`${table.refunded} >= 0 and ${table.refunded} <= ${table.captured}`),
    index().on(table.status),
  ],
)

/** Processed webhooks: written in the transaction of their effect, so that each takes effect once. */
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
    /** Idempotency key at the payment service: random. */
    id: text().primaryKey(),
    /** At most one for each order, of its whole amount. */
    orderId: integer()
      .notNull()
      .unique()
      .references(() => order.id, { onDelete: 'cascade' }),
    /** In minor units of the charged currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.doneAt, table.nextAttemptAt), check('refund_amount', sql`${table.amount} > 0`)],
)

export type PaymentRow = typeof payment.$inferSelect
