import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Number of attempts since the window began. Incremented in one statement, so that no two calls read the same count.
 */
export const attempt = pgTable(
  'attempt',
  {
    /** The limited action, and its subject. */
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** The current captcha of a device, and the pass for its last right answer. */
export const captcha = pgTable('captcha', {
  device: text().primaryKey(),
  /** SHA-256 of the answer, hex; null once it was tried. */
  answerHash: text(),
  answerExpiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Expiry of the pass for one protected call. */
  passExpiresAt: timestamp({ withTimezone: true }),
  /** The action for which the pass is valid; null for any, as with image captchas. */
  passAction: text(),
})

/** Signatures of accepted writes, for their time window: none is accepted twice. */
export const acceptedSign = pgTable(
  'accepted_sign',
  {
    sign: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Responses to calls with an Idempotency-Key, written in the transaction of their effect. */
export const idempotentCall = pgTable(
  'idempotent_call',
  {
    /** As of the cart. */
    owner: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of path and body, hex. */
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index().on(table.createdAt)],
)
