import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'

/** Words of the vocabulary as one would write them: `equipación` for `equipacion`. @returns those it knows */
async function readWritten(db: Database, words: string[], locale: Locale): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const rows = await db
    .select({ word: searchWord.word, written: searchWord.written })
    .from(searchWord)
    .where(and(eq(searchWord.language, locale), inArray(searchWord.word, words)))
  return new Map(rows.map(({ word, written }) => [word, written || word]))
}

/** Corrections as one would write them. */
export async function writtenCorrections(
  db: Database,
  corrections: ReadonlyMap<string, string>,
  locale: Locale,
): Promise<Map<string, string>> {
  const written = await readWritten(db, [...new Set(corrections.values())], locale)
  return new Map([...corrections].map(([typed, word]) => [typed, written.get(word) ?? word]))
}
