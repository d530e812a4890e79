import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses that redirect to a path of this shop. None of them has its own page, product or category. */
export const addressRedirect = pgTable(
  'address_redirect',
  {
    /** Normalized path: decoded, in lower case, without a trailing slash. */
    path: text().notNull(),
    /** Parameters that a request must have, sorted; empty for any query. */
    query: text().notNull().default(''),
    /** Path of this shop, or of the former one if its format is recognized; with query and fragment. */
    target: text().notNull(),
    /** The normalized target, like `path` and `query`, to find rows that lead to another row. */
    targetKey: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.query] }), index().on(table.targetKey)],
)

/** Names of products, variants and categories in the shop from which they were imported. */
export const formerName = pgTable(
  'former_name',
  {
    kind: text().$type<'product' | 'variant' | 'category'>().notNull(),
    /** Handle in lower case, or `id:` and its former number. */
    name: text().notNull(),
    /** Id of the product, variant or category. */
    thingId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)
