import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { ShippingKind } from '../../../contract/entities/shipping'
import { localText, type MenuEntry, type PageQuestion, type SectionContent, type Weekday } from './columns'

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
  /** Days on which the carrier delivers; null for Monday to Friday. Collections are ready on the shop's own. */
  workingDays: jsonb().$type<Weekday[]>(),
  /** Whether parcels can be followed on their way. */
  isTracked: boolean().notNull().default(false),
})

/** The price of a delivery method in one country, and its duration; without a row it is not available there. */
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
  version: integer().notNull().default(1),
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
  /** When its owner consented. */
  subscribedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The list it was imported from: `mailchimp`. Empty for the form of this shop. */
  source: text().notNull().default(''),
  /** The record of consent, as imported: times, network addresses. Empty for this shop's own form. */
  consent: text().notNull().default(''),
  /** When it was unsubscribed; the row stays, so that no import subscribes it again. Null for subscribers. */
  unsubscribedAt: timestamp({ withTimezone: true }),
})

/** A menu: the header's, or a group of links of the footer. */
export const menu = pgTable('menu', {
  /** `header`, or any name for a group of the footer. */
  key: text().primaryKey(),
  position: integer().notNull(),
  title: localText(),
  entries: jsonb().$type<MenuEntry[]>().notNull(),
  version: integer().notNull().default(1),
})

/** A section of the home page. */
export const homeSection = pgTable('home_section', {
  key: text().primaryKey(),
  position: integer().notNull(),
  isHidden: boolean().notNull().default(false),
  content: jsonb().$type<SectionContent>().notNull(),
  version: integer().notNull().default(1),
})

/** Tax on a class of goods in a zone, included in the prices. */
export const taxRate = pgTable(
  'tax_rate',
  {
    taxClass: text().notNull(),
    /** ISO code of a country, or `*` for all others. */
    zone: text().notNull(),
    /** Hundredths of a per cent: 1900 for 19 %. */
    rate: integer().notNull(),
    /** As an invoice calls it: `VAT 19 %`. */
    name: localText(),
  },
  (table) => [primaryKey({ columns: [table.taxClass, table.zone] })],
)

/** Changes with account, time, old and new values. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Name of the account that ran the command, or of the console's user. */
    actor: text().notNull(),
    /** `product`, `category`, `page`, `menu`, … */
    kind: text().notNull(),
    key: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index().on(table.kind, table.key, table.at)],
)
