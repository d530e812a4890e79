import type { Database } from '../db/database'
import { compoundPartsOf, type Term } from './normalise'
import { correctWords } from './spelling'
import type { SearchLanguage } from './languages'
import { lookUpWords, type WordMatch, type WordOptions } from './look-up-words'

/** Further words of a query are ignored. */
const MAX_QUERY_TERMS = 8

export interface ParsedQuery {
  terms: Term[]
  /** Unknown words, and the known words they were corrected to. */
  corrections: ReadonlyMap<string, string>
}

const isTerm = (fit: WordMatch | undefined): fit is Term => typeof fit === 'object' && fit !== null

/** The significant words of a query; all of them if there are none. */
function significantWords(
  words: string[],
  { ignoredWords }: SearchLanguage,
  fits: ReadonlyMap<string, WordMatch>,
): string[] {
  const significant = words.filter((word) => !ignoredWords.has(word))
  return significant.some((word) => isTerm(fits.get(word))) ? significant : words
}

/**
 * Resolves the words of a query in this shop: unchanged, split as a compound, or with a typing error corrected. Other
 * words are omitted, so that they do not hide the results of the rest.
 */
export async function parseQuery(db: Database, words: string[], options: WordOptions): Promise<ParsedQuery> {
  const { locale, language } = options
  const queryWords = words.slice(0, MAX_QUERY_TERMS)
  const parts = new Map(queryWords.map((word) => [word, compoundPartsOf(word, language.compoundEnds)]))
  const fits = await lookUpWords(db, [...new Set([...queryWords, ...[...parts.values()].flat()])], options)
  const isKnown = (word: string) => fits.get(word) !== null
  const areKnown = (split: string[] = []) => split.length > 0 && split.every(isKnown)

  const unknown = queryWords.filter(
    (word) => !isKnown(word) && !areKnown(parts.get(word)) && !language.ignoredWords.has(word),
  )
  const corrections = await correctWords(db, unknown, locale)
  const corrected = await lookUpWords(db, [...new Set(corrections.values())], options)
  const all = new Map([...fits, ...corrected])

  const resolveWord = (word: string): string[] => {
    const correction = corrections.get(word)
    if (correction !== undefined) return [correction]
    return isKnown(word) ? [word] : (parts.get(word) ?? [])
  }
  const significant = significantWords([...new Set(queryWords.flatMap(resolveWord))], language, all)
  return { terms: significant.map((word) => all.get(word)).filter(isTerm), corrections }
}
