import damerauLevenshtein from 'damerau-levenshtein'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { readRows } from './read-rows'
import { normalise } from './normalise'

/** Years are never corrected, and short words are similar to too many others. */
const CORRECTABLE = /^\p{L}{4,}$/u

/** Maximum length of words that, if misspelt, share too few trigrams with the right word. */
const MAX_SHORT_WORD_LENGTH = 6

/** Maximum number of similar words whose edit distance is computed. */
const MAX_CANDIDATES = 50

interface Candidate {
  typed: string
  word: string
  products: number
  similarity: number
}

const maxEdits = (word: string) => (word.length < MAX_SHORT_WORD_LENGTH ? 1 : 2)

/**
 * Among words with equal edit distance the most frequent wins, not the most similar: `lmap` is more similar to `map`
 * than to `lamp`.
 */
const byLikelihood = (a: Candidate & { slips: number }, b: Candidate & { slips: number }) =>
  a.slips - b.slips || b.products - a.products || b.similarity - a.similarity || (a.word < b.word ? -1 : 1)

/** The most likely correction among similar words. */
export function nearestOf(typed: string, candidates: Candidate[]): string | undefined {
  const near = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word) }))
  return near.filter(({ slips }) => slips <= maxEdits(typed)).sort(byLikelihood)[0]?.word
}

/** Corrections of unknown words, if the vocabulary has a similar word. */
export async function correctWords(db: Database, words: string[], locale: Locale): Promise<Map<string, string>> {
  const typed = words.filter((word) => CORRECTABLE.test(word))
  if (typed.length === 0) return new Map()
  const lookups = typed.map((word) => ({
    word,
    slips: word.length > MAX_SHORT_WORD_LENGTH ? [] : typoCandidates(word),
  }))
  const known = sql`select ${searchWord.word}, ${searchWord.products} from ${searchWord} where ${searchWord.language} = ${locale}`
  const candidates = await readRows<Candidate>(
    db,
    sql`select asked.word as typed, near.word, near.products, similarity(near.word, asked.word)
    from jsonb_to_recordset(${JSON.stringify(lookups)}::jsonb) as asked (word text, slips jsonb)
    cross join lateral (
      (${known} and ${searchWord.word} in (select jsonb_array_elements_text(asked.slips)))
      union
      (${known} and ${searchWord.word} % asked.word
        order by similarity(${searchWord.word}, asked.word) desc, ${searchWord.products} desc, ${searchWord.word}
        limit ${MAX_CANDIDATES})
    ) as near`,
  )
  return new Map(
    typed.flatMap((word) => {
      const nearest = nearestOf(word, candidates)
      return nearest === undefined ? [] : [[word, nearest] as const]
    }),
  )
}

/**
 * Number of typing errors between two words: an added, missing or replaced letter, or two swapped letters
 * (Damerau–Levenshtein distance, no letter moved twice).
 */
export const editDistance = (from: string, to: string): number => damerauLevenshtein(from, to).steps

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word with an edit distance of 1 from a word. */
export function typoCandidates(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const typos = places.flatMap(([head, tail]) => [
    head + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ...LETTERS.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
  ])
  return [...new Set(typos)].filter((typo) => typo !== word)
}

/** Words of the vocabulary in their written form: `café` for `cafe`. @returns the known ones */
async function readWrittenForms(db: Database, words: string[], locale: Locale): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const rows = await db
    .select({ word: searchWord.word, written: searchWord.written })
    .from(searchWord)
    .where(and(eq(searchWord.language, locale), inArray(searchWord.word, words)))
  return new Map(rows.map(({ word, written }) => [word, written || word]))
}

/** Corrections in their written form. */
export async function writtenCorrections(
  db: Database,
  corrections: ReadonlyMap<string, string>,
  locale: Locale,
): Promise<Map<string, string>> {
  const written = await readWrittenForms(db, [...new Set(corrections.values())], locale)
  return new Map([...corrections].map(([typed, word]) => [typed, written.get(word) ?? word]))
}

/** A word in a text, with its accents and marks. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/**
 * The part of a written word that matches a normalised word at its beginning or end: `Grün` of `Grüntee` for `grun`.
 */
function matchingPart(written: string, word: string): string | undefined {
  const plain = normalise(written)
  if (plain.length !== written.length) return undefined
  if (plain.startsWith(word)) return written.slice(0, word.length)
  return plain.endsWith(word) ? written.slice(-word.length) : undefined
}

/** The written form of a normalised word in some texts, in lower case; unchanged if no text contains it. */
export function writtenForm(word: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.normalize('NFC').toLowerCase().match(WRITTEN_WORD) ?? [])
  const whole = written.find((candidate) => normalise(candidate) === word)
  return whole ?? written.map((candidate) => matchingPart(candidate, word)).find((part) => part !== undefined) ?? word
}

/** Replaces corrected words in a keyword and leaves the rest unchanged. */
export const withCorrections = (keyword: string, corrections: ReadonlyMap<string, string>): string =>
  keyword.replace(WRITTEN_WORD, (typed) => corrections.get(normalise(typed)) ?? typed)
