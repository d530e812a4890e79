import { and, asc, desc, eq, like } from 'drizzle-orm'
import type { Suggestions } from '../../contract/entities/search'
import type { CardCache } from '../catalog/product-cards'
import { searchWord } from '../db/schema'
import type { Shop } from '../http/context'
import { suggestCategories } from './categories'
import { normalise, wordsOf } from './normalise'
import { findMatches, rankMatches } from './rank-products'

const MAX_SUGGESTED_PRODUCTS = 5

/** Low limits on ranked products and on completions tried: suggestions have to be fast. */
const SUGGESTION_LIMITS = { maxResults: 100, maxForms: 6 }

/** Suggestions for an incomplete keyword. */
export async function suggest(shop: Shop, cards: CardCache, keyword: string): Promise<Suggestions> {
  const { index, revision } = await shop.catalog.current()
  const matches = await findMatches(shop, keyword, { index, ...SUGGESTION_LIMITS })
  const { ids, corrected } = await rankMatches(shop, matches, { index })
  const [keywords, categories, products] = await Promise.all([
    corrected === null ? suggestKeywords(shop, keyword) : [corrected],
    suggestCategories(shop, wordsOf(corrected ?? keyword)),
    cards.of([...ids.subarray(0, MAX_SUGGESTED_PRODUCTS)], revision),
  ])
  return { keywords, categories, products }
}

const MAX_SUGGESTED_KEYWORDS = 4

/** Minimum length of a word to complete: a shorter prefix matches too many words. */
const MIN_WORD_LENGTH = 2

/** The last, possibly incomplete word of a keyword, and the text before it. */
export function splitLastWord(keyword: string): { before: string; word: string } {
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/su.exec(keyword) ?? []
  return { before, word: normalise(last) }
}

/** Of `lamps` and `lamp` only the first. */
export const withoutWordForms = <Row extends { word: string }>(rows: Row[]): Row[] =>
  rows.filter(
    ({ word }, place) =>
      !rows.slice(0, place).some((other) => other.word.startsWith(word) || word.startsWith(other.word)),
  )

/** Completes the last word of a keyword with the most frequent words of product names. */
async function suggestKeywords({ db, language: locale }: Shop, keyword: string): Promise<string[]> {
  const { before, word } = splitLastWord(keyword)
  if (word.length < MIN_WORD_LENGTH || word.includes(' ')) return []
  const rows = await db
    .select({ word: searchWord.word, written: searchWord.written })
    .from(searchWord)
    .where(and(eq(searchWord.language, locale), like(searchWord.word, `${word}_%`)))
    .orderBy(desc(searchWord.products), asc(searchWord.word))
    .limit(2 * MAX_SUGGESTED_KEYWORDS)
  return withoutWordForms(rows)
    .slice(0, MAX_SUGGESTED_KEYWORDS)
    .map(({ word, written }) => `${before}${written || word}`)
}
