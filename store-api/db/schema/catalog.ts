import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Drawing } from '../../catalog/images/drawing'
import { localText, type ProductAttribute, type RatingSummary, type SizeChartRow, type StoreContent } from './columns'

/** When, and from which version of the catalogue, the database was filled. */
export const seeding = pgTable('seeding', {
  version: text().primaryKey(),
  seededAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const store = pgTable('store', {
  id: integer().primaryKey(),
  content: jsonb().$type<StoreContent>().notNull(),
})

export const category = pgTable('category', {
  key: text().primaryKey(),
  /** What listings know it by. */
  id: serial().notNull().unique(),
  parentKey: text().references((): AnyPgColumn => category.key, { onUpdate: 'cascade' }),
  position: integer().notNull(),
  name: localText(),
  description: localText(),
  /** When the content of its page last changed. */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

export const product = pgTable('product', {
  key: text().primaryKey(),
  /** What listings know it by. */
  id: serial().notNull().unique(),
  /** Place in the shop's own order. */
  position: integer().notNull(),
  model: text().notNull(),
  name: localText(),
  team: localText(),
  kit: localText(),
  description: localText(),
  /** Cents. */
  price: integer().notNull(),
  /** Cents; null when it is not on sale. */
  specialPrice: integer(),
  releasedAt: timestamp({ withTimezone: true }).notNull(),
  isNew: boolean().notNull(),
  /** Place among the featured products; null for the others. */
  featured: integer(),
  /** Surcharge for a printed name and number, in cents; null where nothing can be printed. */
  customPrice: integer(),
  details: jsonb().$type<ProductAttribute[]>().notNull(),
  sizeChart: jsonb().$type<SizeChartRow[]>().notNull(),
  rating: jsonb().$type<RatingSummary>().notNull(),
  /** How many approved reviews gave one star, two, up to five. */
  stars: integer().array().notNull().default([0, 0, 0, 0, 0]),
  /** Cents: the lowest price in the 30 days before it was reduced; null when it is not on sale. */
  lowestPrice: integer(),
  /** When it was withdrawn; null while it is sold. */
  withdrawnAt: timestamp({ withTimezone: true }),
})

/** The price history of products. */
export const priceChange = pgTable(
  'price_change',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Cents: what a piece cost from then on, reduced or not. */
    price: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.productKey, table.at)],
)

export const productCategory = pgTable(
  'product_category',
  {
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    categoryKey: text()
      .notNull()
      .references(() => category.key, { onUpdate: 'cascade' }),
    /** 0 for the one its breadcrumb shows. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryKey, table.productKey] }), index().on(table.productKey)],
)

export const variant = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    position: integer().notNull(),
    size: localText(),
    sku: text().notNull().unique(),
    stock: integer().notNull(),
  },
  (table) => [index().on(table.productKey), check('variant_stock', sql`${table.stock} >= 0`)],
)

export const picture = pgTable(
  'picture',
  {
    /** File name without its ending. */
    name: text().primaryKey(),
    productKey: text()
      .notNull()
      .references(() => product.key, { onUpdate: 'cascade' }),
    position: integer().notNull(),
    alt: localText(),
    drawing: jsonb().$type<Drawing>().notNull(),
    /** Changes with the drawing, so that browsers may cache a picture's URL forever. */
    version: text().notNull(),
  },
  (table) => [index().on(table.productKey)],
)
