import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { productSearch } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { candidatesOf, type Inside, type Way } from './candidates'
import type { SearchLanguage } from './languages'
import { readRows } from './read-rows'
import { chooseQueryPlan, runWithPlan } from './query-plan'
import { allOf, anyFormOf, anyOf, matchesOf, scoreOf } from './score'
import type { Term } from './normalise'

export interface Search {
  terms: Term[]
  locale: Locale
  language: SearchLanguage
  /** The total number of products. */
  all: number
  /** Maximum of ranked products: half of a large shop would take seconds, and shoppers do not page that far. */
  most: number
}

/** Relevance of a product: higher is better. */
export interface Fit {
  id: number
  fit: number
}

export interface Found {
  fits: Fit[]
  /** Whether there are more matching products. */
  isMore: boolean
}

export const NOTHING: Found = { fits: [], isMore: false }

/** One more matching word outweighs any points. */
const WORD = 1000

/** Ranks the products that match a condition. */
async function rank(tx: Database, way: Way, { terms, most }: Search, inside: Inside): Promise<Found> {
  const { config } = inside.language
  const fits = await readRows<Fit>(
    tx,
    sql`select product_id as id, ${matchesOf(terms, config)} * ${WORD} + ${scoreOf(terms, config)} as fit
    from (${candidatesOf(way, inside, most + 1)}) as ${productSearch}`,
  )
  return { fits: fits.slice(0, most), isMore: fits.length > most }
}

const joined = (found: Found[]): Found => ({
  fits: [...new Map(found.flatMap(({ fits }) => fits.map((fit) => [fit.id, fit] as const))).values()],
  isMore: found.some(({ isMore }) => isMore),
})

/** Products that contain every word: those with the words in their names first, and the others up to the limit. */
async function findEvery(tx: Database, search: Search, inside: Inside): Promise<Found> {
  const { terms } = search
  const called = terms.every(({ isName }) => isName) ? await rank(tx, calledBy(terms), search, inside) : NOTHING
  if (called.isMore) return called
  return joined([called, await rank(tx, { query: allOf(terms.map(anyFormOf)) }, search, inside)])
}

const calledBy = (terms: Term[]): Way => ({
  query: allOf(terms.map(({ word }) => anyOf([word]))),
  besides: allOf(terms.map(({ word }) => anyOf([word], 'A'))),
})

/** The shop's products that contain every word of a query, or, if there are none, those that contain the most. */
export async function findProducts(tx: Database, search: Search): Promise<Found> {
  const { terms, locale, language, all, most } = search
  if (terms.length === 0) return NOTHING
  const where = await chooseQueryPlan(tx, terms, { locale, wanted: most, all })
  const matching = await findEvery(tx, search, { locale, language, where })
  if (matching.isMore) return matching
  // A scan that has not found enough may have missed some.
  if (where === 'walk') await runWithPlan(tx, 'index')
  const every = where === 'walk' ? await findEvery(tx, search, { locale, language, where: 'index' }) : matching
  return every.fits.length > 0 || terms.length === 1 ? every : findSome(tx, search)
}

/** Products that contain any word; each word has its share, so that a common one never crowds out a rare one. */
async function findSome(tx: Database, search: Search): Promise<Found> {
  const { terms, locale, language, most } = search
  const found: Found[] = []
  for (const term of terms) {
    const one = { ...search, most: Math.ceil(most / terms.length) }
    found.push(await rank(tx, { query: anyFormOf(term) }, one, { locale, language, where: 'index' }))
  }
  return joined(found)
}

/** The products of a list that contain every word. */
export async function findAmong(tx: Database, search: Search, among: readonly number[]): Promise<Found> {
  await runWithPlan(tx, 'walk')
  const { terms, locale, language } = search
  return rank(
    tx,
    { query: allOf(terms.map(anyFormOf)) },
    { ...search, most: among.length },
    { locale, language, where: { among } },
  )
}
