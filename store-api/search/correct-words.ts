import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { searchWord } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { editDistance } from './edit-distance'
import { oneSlipFrom } from './one-slip'
import { readRows } from './read-rows'

/** Years are never corrected, and short words are too near to too many. */
const CORRECTABLE = /^\p{L}{4,}$/u

/** In words of up to so many letters a slip leaves too little alike for trigrams to see it. */
const SHORT = 6

/** So many of the most alike words are looked at closely. */
const CANDIDATES = 50

interface Candidate {
  typed: string
  word: string
  products: number
  similarity: number
}

const slipsAllowed = (word: string) => (word.length < SHORT ? 1 : 2)

/** Of words with as many slips the common one was meant: a swap in `shrit` leaves it less like `shirt` than like `hrit`. */
const byLikeliness = (a: Candidate & { slips: number }, b: Candidate & { slips: number }) =>
  a.slips - b.slips || b.products - a.products || b.similarity - a.similarity || (a.word < b.word ? -1 : 1)

/** The word that was most likely meant, out of those that look like it. */
export function nearestOf(typed: string, candidates: Candidate[]): string | undefined {
  const near = candidates
    .filter((candidate) => candidate.typed === typed)
    .map((candidate) => ({ ...candidate, slips: editDistance(typed, candidate.word) }))
  return near.filter(({ slips }) => slips <= slipsAllowed(typed)).sort(byLikeliness)[0]?.word
}

/** Words of the vocabulary for words that nobody has heard of, where one is near enough. */
export async function correctWords(db: Database, words: string[], locale: Locale): Promise<Map<string, string>> {
  const typed = words.filter((word) => CORRECTABLE.test(word))
  if (typed.length === 0) return new Map()
  const asked = typed.map((word) => ({ word, slips: word.length > SHORT ? [] : oneSlipFrom(word) }))
  const known = sql`select ${searchWord.word}, ${searchWord.products} from ${searchWord} where ${searchWord.language} = ${locale}`
  const candidates = await readRows<Candidate>(
    db,
    sql`select asked.word as typed, near.word, near.products, similarity(near.word, asked.word)
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, slips jsonb)
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
