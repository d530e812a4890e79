import { boolean, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { ShippingKind } from '../../../contract/entities/shipping'
import { localText, type PageQuestion } from './columns'

export const country = pgTable('country', {
  id: serial().primaryKey(),
  iso: text().notNull().unique(),
  name: localText(),
  states: jsonb().$type<{ code: string; name: string }[]>().notNull(),
})

export const shippingMethod = pgTable('shipping_method', {
  id: serial().primaryKey(),
  code: text().notNull().unique(),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
  kind: text().$type<ShippingKind>().notNull().default('delivery'),
})

/** What a way of delivery costs in one country, and how long it takes; without a row it does not go there. */
export const shippingRate = pgTable(
  'shipping_rate',
  {
    methodId: integer()
      .notNull()
      .references(() => shippingMethod.id),
    countryId: integer()
      .notNull()
      .references(() => country.id),
    /** Cents. */
    price: integer().notNull(),
    /** Working days. */
    minDays: integer().notNull(),
    maxDays: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.methodId] })],
)

export const contentPage = pgTable('content_page', {
  /** The number footers find it by. */
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  groupId: integer().notNull(),
  title: localText(),
  seoDescription: localText(),
  /** HTML. */
  html: localText(),
  questions: jsonb().$type<PageQuestion[]>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

export const extensionScript = pgTable('extension_script', {
  id: text().primaryKey(),
  position: integer().notNull(),
  defer: boolean().notNull(),
  async: boolean().notNull(),
  src: text().notNull(),
  type: text().notNull(),
  content: text().notNull(),
})

export const subscriber = pgTable('subscriber', {
  /** In small letters. */
  email: text().primaryKey(),
  language: text().notNull(),
  subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
