import { and, asc, desc, eq, like } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { searchWord } from '../db/schema'
import { normalise } from './normalise'

const MOST = 4

/** Shorter than this a word begins too many others to say which. */
const SHORTEST = 2

/** The last word typed, as long as it may go on, and what stands before it. */
export function unfinished(keyword: string): { before: string; word: string } {
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/su.exec(keyword) ?? []
  return { before, word: normalise(last) }
}

/** Of `shirts` and `shirt` the one that more products are called by is enough. */
const withoutForms = <Row extends { word: string }>(rows: Row[]): Row[] =>
  rows.filter(
    ({ word }, place) =>
      !rows.slice(0, place).some((other) => other.word.startsWith(word) || word.startsWith(other.word)),
  )

/** What was typed with its last word ended, as most products are called. */
export async function suggestKeywords({ db, language: locale }: Shop, keyword: string): Promise<string[]> {
  const { before, word } = unfinished(keyword)
  if (word.length < SHORTEST || word.includes(' ')) return []
  const rows = await db
    .select({ word: searchWord.word, written: searchWord.written })
    .from(searchWord)
    .where(and(eq(searchWord.language, locale), like(searchWord.word, `${word}_%`)))
    .orderBy(desc(searchWord.products), asc(searchWord.word))
    .limit(2 * MOST)
  return withoutForms(rows)
    .slice(0, MOST)
    .map(({ word, written }) => `${before}${written || word}`)
}
