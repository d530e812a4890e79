import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often the keywords that consist of the shop's own words were searched for. */
export const searchCount = pgTable(
  'search_count',
  {
    language: text().notNull(),
    /** As the shop's texts write its words, in lower case. */
    keyword: text().notNull(),
    /** Days since 1970. */
    day: integer().notNull(),
    /** Number of this day's minutes in which it was searched for; per program of the store API. */
    minutes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.day, table.keyword] })],
)
