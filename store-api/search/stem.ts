import { sql, type SQL } from 'drizzle-orm'
import type { SearchLanguage } from './languages/search-language'

/** What full text search compares a word by; empty for a stop word. */
export const stemOf = (word: SQL, { config }: SearchLanguage): SQL =>
  sql`coalesce((tsvector_to_array(to_tsvector(${config}::regconfig, ${word})))[1], '')`
