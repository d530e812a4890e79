import { sql } from 'drizzle-orm'
import type { Shop } from '../context'
import type { Database } from '../db/database'
import { EVERYTHING, type ListingIndex } from '../listing/listing-index'
import { isNarrow, type Narrowing } from '../listing/scan'
import { findAmong, findProducts, type Found, type Search } from './find-products'
import { languageOf } from './languages/language-of'
import { wordsOf } from './normalise'
import { understandWords } from './understand-words'
import { withCorrections } from './written-form'
import { writtenCorrections } from './written-corrections'

/** What some words find, best first. */
export interface Ranked {
  ids: Uint32Array
  /** Whether more products fit than these. */
  isMore: boolean
  /** Whether more fit the words than were ranked, whatever fits the facets. */
  isSampled: boolean
  /** What was searched for instead; null otherwise. */
  corrected: string | null
}

const NOTHING: Ranked = { ids: new Uint32Array(), isMore: false, isSampled: false, corrected: null }

/**
 * What PostgreSQL guesses about words is wrong by far: it reads a whole table in the hope of meeting enough matches
 * soon, compiles for longer than the search then takes, and several workers meet the matches in another order each time.
 */
async function planForSearch(tx: Database) {
  const settings = { enable_seqscan: 'off', jit: 'off', max_parallel_workers_per_gather: '0' }
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
}

/** By how well the words fit, in stock before sold out, then in the shop's own order, which is a total one. */
function bestFirst({ fits }: Found, index: ListingIndex): Uint32Array {
  const standing = new Map(fits.map(({ id }) => [id, index.standing(id)]))
  const ordered = fits.toSorted((a, b) => b.fit - a.fit || (standing.get(a.id) ?? 0) - (standing.get(b.id) ?? 0))
  return Uint32Array.from(ordered, ({ id }) => id)
}

/** So many are ranked where nobody says otherwise. */
const MOST_RANKED = 300

/** So many of the products that fit the facets are held against the words, where the words alone fit too many. */
const MOST_NARROWED = 1000

interface Options {
  index: ListingIndex
  /** So many at most are ranked. */
  most?: number
  /** So many words at most are looked for in place of one. */
  mostWords?: number
  /** What they have to fit besides: where more fit the words than are ranked, those that fit both are looked for. */
  narrowing?: Narrowing
}

/** Those that fit words and facets both, beside those that were found by the words alone. */
async function alsoNarrowed(tx: Database, found: Found, search: Search, { index, narrowing }: Options): Promise<Found> {
  if (!found.isMore || !narrowing || !isNarrow(narrowing)) return found
  const fitting = index.firstThatFit(narrowing, MOST_NARROWED)
  const further = await findAmong(tx, search, fitting)
  const both = new Map([...found.fits, ...further.fits].map((fit) => [fit.id, fit]))
  return { fits: [...both.values()], isMore: fitting.length === MOST_NARROWED }
}

/** Finds the products that some words fit. */
export async function rankProducts(
  { db, language: locale }: Pick<Shop, 'db' | 'language'>,
  keyword: string,
  options: Options,
): Promise<Ranked> {
  const words = wordsOf(keyword)
  if (words.length === 0) return NOTHING
  const inLanguage = { locale, language: languageOf(locale) }
  return db.transaction(
    async (tx) => {
      await planForSearch(tx)
      const { terms, corrections } = await understandWords(tx, words, { ...inLanguage, mostWords: options.mostWords })
      const { index, most = MOST_RANKED } = options
      const search = { terms, most, all: index.size(EVERYTHING), ...inLanguage }
      const fitting = await findProducts(tx, search)
      const found = await alsoNarrowed(tx, fitting, search, options)
      const isCorrected = found.fits.length > 0 && corrections.size > 0
      return {
        ids: bestFirst(found, index),
        isMore: found.isMore,
        isSampled: fitting.isMore,
        corrected: isCorrected ? withCorrections(keyword, await writtenCorrections(tx, corrections, locale)) : null,
      }
    },
    { accessMode: 'read only' },
  )
}
