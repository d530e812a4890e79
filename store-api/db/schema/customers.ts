import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { country } from './content'

export const customer = pgTable('customer', {
  id: serial().primaryKey(),
  /** In small letters. */
  email: text().notNull().unique(),
  /** argon2id, with its parameters. */
  passwordHash: text().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  verifiedAt: timestamp({ withTimezone: true }),
  /** When it was imported from another shop, without a password; null for an account registered here. */
  importedAt: timestamp({ withTimezone: true }),
  /** When an imported account was last sent a mail to choose a password; null before. */
  invitedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** A logged-in device. Only hashes of tokens are stored: reading this table gives no way to log in. */
export const session = pgTable(
  'session',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The device it is bound to; null in sessions from before this binding, which any device may use. */
    device: text(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
)

/** Single-use token of a link in a mail. */
export const linkToken = pgTable(
  'link_token',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify' | 'reset'>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** When a newer link replaced it. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId, table.purpose)],
)

export const address = pgTable(
  'address',
  {
    /** Random, so that ids of other addresses cannot be guessed. */
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    firstname: text().notNull(),
    lastname: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    /** Code if the country has states, else a name. */
    state: text().notNull(),
    postalCode: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    phone: text().notNull(),
    isDefaultShipping: boolean().notNull(),
    isDefaultBilling: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.customerId),
    uniqueIndex('address_default_shipping')
      .on(table.customerId)
      .where(sql`${table.isDefaultShipping}`),
    uniqueIndex('address_default_billing')
      .on(table.customerId)
      .where(sql`${table.isDefaultBilling}`),
  ],
)

export const message = pgTable(
  'message',
  {
    /** Random. */
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.customerId, table.sentAt)],
)
