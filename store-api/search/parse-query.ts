import type { Database } from '../db/database'
import { partsOf, type Term } from './normalise'
import { correctWords } from './spelling'
import type { SearchLanguage } from './languages'
import { lookUpWords, type Fit, type WordOptions } from './look-up-words'

/** Further words of a query are not looked at. */
const MAX_QUERY_TERMS = 8

export interface ParsedQuery {
  terms: Term[]
  /** Unknown words, and the known words they were corrected to. */
  corrections: ReadonlyMap<string, string>
}

const isTerm = (fit: Fit | undefined): fit is Term => typeof fit === 'object' && fit !== null

/** The words that say what is looked for; when none does, all of them. */
function tellingWords(words: string[], { ignoredWords }: SearchLanguage, fits: ReadonlyMap<string, Fit>): string[] {
  const telling = words.filter((word) => !ignoredWords.has(word))
  return telling.some((word) => isTerm(fits.get(word))) ? telling : words
}

/**
 * Finds out what the words of a query are in this shop: as they stand, the parts of a compound, or the word that was
 * meant by a mistyped one. A word that is none of these is left out, so that it cannot hide what the others find.
 */
export async function parseQuery(db: Database, words: string[], options: WordOptions): Promise<ParsedQuery> {
  const { locale, language } = options
  const asked = words.slice(0, MAX_QUERY_TERMS)
  const parts = new Map(asked.map((word) => [word, partsOf(word, language.compoundEnds)]))
  const fits = await lookUpWords(db, [...new Set([...asked, ...[...parts.values()].flat()])], options)
  const isKnown = (word: string) => fits.get(word) !== null
  const areKnown = (split: string[] = []) => split.length > 0 && split.every(isKnown)

  const unknown = asked.filter(
    (word) => !isKnown(word) && !areKnown(parts.get(word)) && !language.ignoredWords.has(word),
  )
  const corrections = await correctWords(db, unknown, locale)
  const corrected = await lookUpWords(db, [...new Set(corrections.values())], options)
  const all = new Map([...fits, ...corrected])

  const standsFor = (word: string): string[] => {
    const correction = corrections.get(word)
    if (correction !== undefined) return [correction]
    return isKnown(word) ? [word] : (parts.get(word) ?? [])
  }
  const telling = tellingWords([...new Set(asked.flatMap(standsFor))], language, all)
  return { terms: telling.map((word) => all.get(word)).filter(isTerm), corrections }
}
