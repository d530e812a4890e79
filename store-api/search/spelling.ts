import damerauLevenshtein from 'damerau-levenshtein'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { readRows } from './read-rows'
import { normalise } from './normalise'

/** Years are never corrected, and short words are too near to too many. */
const CORRECTABLE = /^\p{L}{4,}$/u

/** Letters up to which a misspelt word shares too few trigrams with the right one. */
const SHORT = 6

/** Most similar words whose edit distance is computed. */
const CANDIDATES = 50

interface Candidate {
  typed: string
  word: string
  products: number
  similarity: number
}

const slipsAllowed = (word: string) => (word.length < SHORT ? 1 : 2)

/** Of words with as many slips the common one was meant: a swap in `lmap` leaves it less like `lamp` than like `map`. */
const byLikeliness = (a: Candidate & { slips: number }, b: Candidate & { slips: number }) =>
  a.slips - b.slips || b.products - a.products || b.similarity - a.similarity || (a.word < b.word ? -1 : 1)

/** The word that was most likely meant, out of those that look like it. */
export function nearestOf(typed: string, candidates: Candidate[]): string | undefined {
  const near = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word) }))
  return near.filter(({ slips }) => slips <= slipsAllowed(typed)).sort(byLikeliness)[0]?.word
}

/** Corrections of unknown words, where the vocabulary has a word that is close enough. */
export async function correctWords(db: Database, words: string[], locale: Locale): Promise<Map<string, string>> {
  const typed = words.filter((word) => CORRECTABLE.test(word))
  if (typed.length === 0) return new Map()
  const lookups = typed.map((word) => ({ word, slips: word.length > SHORT ? [] : typoCandidates(word) }))
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
        limit ${CANDIDATES})
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
 * How many slips of the finger lie between two words: a letter too many, too few, another one, or two swapped
 * (Damerau and Levenshtein's distance, no letter moved twice).
 */
export const editDistance = (from: string, to: string): number => damerauLevenshtein(from, to).steps

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word that is one slip of the finger away from a word. */
export function typoCandidates(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const slips = places.flatMap(([head, tail]) => [
    head + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ...LETTERS.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}

/** Words of the vocabulary as one would write them: `café` for `cafe`. @returns those it knows */
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

/** A word as it is written in a text, with its accents and marks. */
const WRITTEN_WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** The part of a written word that a word is the beginning or the end of: `grun` of `Grüntee`. */
function partOf(written: string, word: string): string | undefined {
  const plain = normalise(written)
  if (plain.length !== written.length) return undefined
  if (plain.startsWith(word)) return written.slice(0, word.length)
  return plain.endsWith(word) ? written.slice(-word.length) : undefined
}

/** A normalised word as some texts write it, in small letters; as it is when none has it. */
export function writtenForm(word: string, texts: readonly string[]): string {
  const written = texts.flatMap((text) => text.normalize('NFC').toLowerCase().match(WRITTEN_WORD) ?? [])
  const whole = written.find((candidate) => normalise(candidate) === word)
  return whole ?? written.map((candidate) => partOf(candidate, word)).find((part) => part !== undefined) ?? word
}

/** A keyword with other words in the places of some, and all else as it was typed. */
export const withCorrections = (keyword: string, corrections: ReadonlyMap<string, string>): string =>
  keyword.replace(WRITTEN_WORD, (typed) => corrections.get(normalise(typed)) ?? typed)
