import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SitemapKind } from '../../../contract/entities/sitemap'

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
