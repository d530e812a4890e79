import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { media } from './media'

/** Source addresses of photographs: an import does not fetch them again. */
export const mediaSource = pgTable('media_source', {
  address: text().primaryKey(),
  hash: text()
    .notNull()
    .references(() => media.hash, { onDelete: 'cascade' }),
  fetchedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The last column mapping of files, by dialect: `{ "farbe": "option1 value" }`. */
export const importMapping = pgTable('import_mapping', {
  dialect: text().primaryKey(),
  headings: jsonb().$type<Record<string, string>>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
