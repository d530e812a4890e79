import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { CacheTag, StaleTag } from '../../../contract/cache-tags'

/**
 * A tag that changed. Storefronts do not receive the others: `bulk` announces that a command is about to write many
 * products, `new:` is a product that no page shows yet.
 */
export type OutboxEntry = CacheTag | 'bulk' | `new:${string}`

/** Changes that storefronts were not notified of yet: written with the change itself. */
export const change = pgTable('change', {
  id: serial().primaryKey(),
  what: text().$type<OutboxEntry>().notNull(),
})

/** A notification for one storefront; deleted once it is delivered or given up. */
export const changeNotice = pgTable(
  'change_notice',
  {
    /** Idempotency key: random, the same at every attempt. */
    id: text().primaryKey(),
    url: text().notNull(),
    changes: jsonb().$type<(CacheTag | StaleTag)[]>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.nextAttemptAt)],
)

/** Outbox of mails: written in the transaction that caused them, sent afterwards. */
export const mail = pgTable(
  'mail',
  {
    id: serial().primaryKey(),
    /** The order it refers to; null for any other mail. */
    orderId: integer(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.sentAt, table.nextAttemptAt),
    index('mail_order')
      .on(table.recipient, table.createdAt)
      .where(sql`${table.orderId} is not null`),
  ],
)
