import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Fit, ReviewState } from '../../../contract/entities/feedback'
import type { AttachmentType, TicketState, TicketType } from '../../../contract/entities/ticket'
import type { LocalText } from '../../i18n/locale'
import { product } from './catalog'
import { customer } from './customers'

export const review = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Null for reviews of the demo shop. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    /** First name and the first letter of the last. */
    author: text().notNull(),
    rating: integer().notNull(),
    /** Written in one language; those of the demo shop in every one. */
    title: jsonb().$type<Partial<LocalText>>().notNull(),
    content: jsonb().$type<Partial<LocalText>>().notNull(),
    /** The size its author bought, as written in the order; empty for none, or without a purchase. */
    size: jsonb().$type<Partial<LocalText>>().notNull().default({}),
    /** The fit of that size; null if not rated. */
    fit: text().$type<Fit>(),
    state: text().$type<ReviewState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.productKey, table.customerId),
    index().on(table.productKey, table.state, table.createdAt),
    index().on(table.state, table.createdAt),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** A question about a product; it is shown once it has an answer. */
export const question = pgTable(
  'question',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    author: text().notNull(),
    question: jsonb().$type<Partial<LocalText>>().notNull(),
    answer: jsonb().$type<Partial<LocalText>>(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    /** Rejected, answered or not. */
    refusedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.productKey, table.answeredAt), index().on(table.answeredAt, table.askedAt)],
)

export const ticket = pgTable(
  'ticket',
  {
    /** Random. */
    id: text().primaryKey(),
    /** Number for customers. */
    number: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    type: text().$type<TicketType>().notNull(),
    state: text().$type<TicketState>().notNull(),
    orderNumber: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId, table.updatedAt)],
)

export const ticketRecord = pgTable(
  'ticket_record',
  {
    id: serial().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    from: text().$type<'customer' | 'shop'>().notNull(),
    content: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ticketId)],
)

/** Files of messages in tickets. A row is written before its file, and deleted after it. */
export const attachment = pgTable(
  'attachment',
  {
    /** Random. */
    id: text().primaryKey(),
    /** Null once its customer was erased: the file is deleted then. */
    customerId: integer().references(() => customer.id, { onDelete: 'set null' }),
    /** Null until a message refers to it. */
    recordId: integer().references(() => ticketRecord.id, { onDelete: 'set null' }),
    /** Position in its message, from 0. */
    position: integer().notNull().default(0),
    /** SHA-256 of the uploaded file, in hex. */
    hash: text().notNull(),
    /** SHA-256 of the stored file, in hex: its name in the storage. */
    file: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    /** The customer's file name; empty until a message refers to it. */
    name: text().notNull().default(''),
    /** Size of the stored file. */
    bytes: integer().notNull(),
    /** A data URL; empty for a PDF. */
    preview: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.customerId, table.hash), index().on(table.recordId), index().on(table.file)],
)
