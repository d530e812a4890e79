import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { SitemapKind } from '../../../contract/entities/sitemap'
import { product } from './catalog'
import { localText, tsvector, xid8 } from './columns'

/** A facet value: a brand, a value of an attribute, a value of an option. */
export const facetValue = pgTable(
  'facet_value',
  {
    id: serial().primaryKey(),
    /** `brand`, `size`, or the key of an attribute or option group. */
    facet: text().notNull(),
    key: text().notNull(),
    label: localText(),
    /** Colour of its swatch, `#rrggbb`; null for none. */
    colour: text(),
    /** Position among the values of its facet, if they have an order of their own. */
    position: integer().notNull(),
  },
  (table) => [unique().on(table.facet, table.key)],
)

/**
 * A product for listings: the values to filter and sort by, denormalised from other tables. Code that changes one of
 * these refreshes it; in-memory listings find new rows by `tx`.
 */
export const catalogEntry = pgTable(
  'listing_entry',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Its brand among the values of the facet `brand`; 0 for none. */
    brand: integer('team').notNull(),
    /** Its values of all other facets, those of options in stock included. */
    facetValues: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    isInStock: boolean().notNull().default(false),
    /** Its categories and all their ancestors. */
    categories: integer().array().notNull(),
    /** The current price in cents. */
    paid: integer().notNull(),
    isOnSale: boolean().notNull(),
    /** Average rating in hundredths; 0 without reviews. */
    rating: integer().notNull(),
    /** Days since 1970. */
    released: integer().notNull(),
    /** Position in the shop's default order, featured products first. */
    place: integer().notNull(),
    /** Whether it is withdrawn. */
    isWithdrawn: boolean().notNull().default(false),
    /** Digest of the page's content, and when it last changed. */
    shown: text().notNull().default(''),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The transaction that wrote it last. */
    tx: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index().on(table.tx),
    index().on(table.brand),
    // Covers the query of the sitemap index, which then reads no rows.
    index().on(table.productId, table.isWithdrawn, table.updatedAt),
  ],
)

/** A product's search document in one language. */
export const productSearch = pgTable(
  'product_search',
  {
    language: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.productId] }), index().using('gin', table.document)],
)

/** Words of product names and their product counts: the vocabulary for spelling correction. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    /** In lower case, without accents. */
    word: text().notNull(),
    products: integer().notNull(),
    /** As written in a text, in lower case; empty if unknown. */
    written: text().notNull().default(''),
    /** The stem that full text search compares; empty if unknown. */
    stem: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index().on(table.language, table.stem),
    index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/**
 * Redirects of former keys. They refer to the resource itself, whose current key is read from it: redirects never
 * chain.
 */
export const redirect = pgTable(
  'former_key',
  {
    kind: text().$type<SitemapKind>().notNull(),
    key: text().notNull(),
    /** Id of the product, category or content page; null once it is deleted. */
    thingId: integer(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index().on(table.kind, table.thingId)],
)
