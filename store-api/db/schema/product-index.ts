import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { product } from './catalogue'
import { localText, tsvector, xid8 } from './columns'
import type { SitemapKind } from '../../../contract/entities/sitemap'

/** A value products can be narrowed by: a team, a kind, a colour, a size. */
export const facetValue = pgTable(
  'facet_value',
  {
    id: serial().primaryKey(),
    facet: text().$type<'team' | 'kind' | 'colour' | 'size'>().notNull(),
    key: text().notNull(),
    label: localText(),
    /** Place among the values of its facet, where these have an order of their own. */
    position: integer().notNull(),
  },
  (table) => [unique().on(table.facet, table.key)],
)

/**
 * A product as listings see it: the values to filter and sort by, denormalised from other tables. Code that changes one
 * of these refreshes it; by `tx`, in-memory listings find the rows that are new to them.
 */
export const listingEntry = pgTable(
  'listing_entry',
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    team: integer().notNull(),
    kind: integer().notNull(),
    colours: integer().array().notNull(),
    /** The nodes it stands under, up to the roots. */
    categories: integer().array().notNull(),
    /** Those in stock. */
    sizes: integer().array().notNull(),
    /** Cents: what a piece costs now. */
    paid: integer().notNull(),
    isOnSale: boolean().notNull(),
    /** Average of its stars in hundredths; 0 without reviews. */
    rating: integer().notNull(),
    /** Days since 1970. */
    released: integer().notNull(),
    /** Place in the shop's own order, featured products first. */
    place: integer().notNull(),
    /** Whether the shop sells it no more. */
    isWithdrawn: boolean().notNull().default(false),
    /** Digest of what its page shows, and when that was another one last. */
    shown: text().notNull().default(''),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The transaction that wrote it last. */
    tx: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index().on(table.tx),
    index().on(table.team, table.kind),
    // All a sitemap's index reads: it never comes to the rows themselves.
    index().on(table.productId, table.isWithdrawn, table.updatedAt),
  ],
)

/** A product's words in one language, ready to be searched. */
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

/** Every word that is in a name, and in how many products: what a mistyped word is held against. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    /** In small letters, without accents. */
    word: text().notNull(),
    products: integer().notNull(),
    /** As written in a text, in lower case; empty where it is unknown. */
    written: text().notNull().default(''),
    /** The stem that full text search compares; empty where it is unknown. */
    stem: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    index().on(table.language, table.stem),
    index('search_word_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

/** Keys by which something was known once. What it is called now is read from the thing itself: no chain grows. */
export const formerKey = pgTable(
  'former_key',
  {
    kind: text().$type<SitemapKind>().notNull(),
    key: text().notNull(),
    /** Number of the product, category or content page; null where there is none any more. */
    thingId: integer(),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), index().on(table.kind, table.thingId)],
)
