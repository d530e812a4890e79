import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { TicketState, TicketType } from '../../../contract/entities/ticket'
import { customer } from './accounts'

export const ticket = pgTable(
  'ticket',
  {
    /** Random. */
    id: text().primaryKey(),
    /** What a customer calls it. */
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
