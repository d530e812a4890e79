import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses that redirect to a path of this shop. None of them has its own page, product or category. */
export const addressRedirect = pgTable(
  'address_redirect',
  {
    /** Path in its normal form: decoded, in small letters, without a slash at its end. */
    path: text().notNull(),
    /** Parameters that a request must have, sorted; empty for any query. */
    query: text().notNull().default(''),
    /** Path of this shop, or of the former one if its format is recognized; with query and fragment. */
    target: text().notNull(),
    /** The target in the form that `path` and `query` have: rows that lead to another row are found by it. */
    targetKey: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.query] }), index().on(table.targetKey)],
)

/** Names of products, variants and categories in the shop that they were imported from. */
export const formerName = pgTable(
  'former_name',
  {
    kind: text().$type<'product' | 'variant' | 'category'>().notNull(),
    /** Handle in small letters, or `id:` and the number that it had. */
    name: text().notNull(),
    /** Id of the product, variant or category. */
    thingId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)
