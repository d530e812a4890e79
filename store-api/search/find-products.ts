import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { productSearch } from '../db/schema'
import type { Locale } from '../i18n/locale'
import { candidatesOf, type SearchScope, type MatchCondition } from './candidates'
import type { SearchLanguage } from './languages'
import { readRows } from './read-rows'
import { chooseQueryPlan, applyQueryPlan } from './query-plan'
import { allOf, anyFormOf, anyOf, matchesOf, scoreOf } from './score'
import type { Term } from './normalise'

export interface Search {
  terms: Term[]
  locale: Locale
  language: SearchLanguage
  /** The total number of products. */
  totalProducts: number
  /** Maximum of ranked products: half of a large shop would take seconds, and shoppers do not page that far. */
  maxResults: number
}

/** Relevance of a product: higher is better. */
export interface ScoredProduct {
  id: number
  fit: number
}

export interface MatchList {
  fits: ScoredProduct[]
  /** Whether there are more matching products. */
  isMore: boolean
}

export const NO_MATCHES: MatchList = { fits: [], isMore: false }

/** One more matching word outweighs any points. */
const WORD_SCORE = 1000

/** Ranks the products that match a condition. */
async function rank(
  tx: Database,
  condition: MatchCondition,
  { terms, maxResults }: Search,
  scope: SearchScope,
): Promise<MatchList> {
  const { config } = scope.language
  const fits = await readRows<ScoredProduct>(
    tx,
    sql`select product_id as id, ${matchesOf(terms, config)} * ${WORD_SCORE} + ${scoreOf(terms, config)} as fit
    from (${candidatesOf(condition, scope, maxResults + 1)}) as ${productSearch}`,
  )
  return { fits: fits.slice(0, maxResults), isMore: fits.length > maxResults }
}

const mergeMatches = (found: MatchList[]): MatchList => ({
  fits: [...new Map(found.flatMap(({ fits }) => fits.map((fit) => [fit.id, fit] as const))).values()],
  isMore: found.some(({ isMore }) => isMore),
})

/** Products that contain every word: those with the words in their names first, and the others up to the limit. */
async function findAllTerms(tx: Database, search: Search, scope: SearchScope): Promise<MatchList> {
  const { terms } = search
  const nameMatches = terms.every(({ isName }) => isName)
    ? await rank(tx, nameCondition(terms), search, scope)
    : NO_MATCHES
  if (nameMatches.isMore) return nameMatches
  return mergeMatches([nameMatches, await rank(tx, { query: allOf(terms.map(anyFormOf)) }, search, scope)])
}

const nameCondition = (terms: Term[]): MatchCondition => ({
  query: allOf(terms.map(({ word }) => anyOf([word]))),
  additionalQuery: allOf(terms.map(({ word }) => anyOf([word], 'A'))),
})

/** The shop's products that contain every word of a query, or, if there are none, those that contain the most. */
export async function findProducts(tx: Database, search: Search): Promise<MatchList> {
  const { terms, locale, language, totalProducts, maxResults } = search
  if (terms.length === 0) return NO_MATCHES
  const plan = await chooseQueryPlan(tx, terms, { locale, targetCount: maxResults, totalProducts })
  const matching = await findAllTerms(tx, search, { locale, language, source: plan })
  if (matching.isMore) return matching
  // A scan that has not found enough may have missed some.
  if (plan === 'walk') await applyQueryPlan(tx, 'index')
  const complete = plan === 'walk' ? await findAllTerms(tx, search, { locale, language, source: 'index' }) : matching
  return complete.fits.length > 0 || terms.length === 1 ? complete : findAnyTerm(tx, search)
}

/** Products that contain any word; each word has its share, so that a common one never crowds out a rare one. */
async function findAnyTerm(tx: Database, search: Search): Promise<MatchList> {
  const { terms, locale, language, maxResults } = search
  const found: MatchList[] = []
  for (const term of terms) {
    const one = { ...search, maxResults: Math.ceil(maxResults / terms.length) }
    found.push(await rank(tx, { query: anyFormOf(term) }, one, { locale, language, source: 'index' }))
  }
  return mergeMatches(found)
}

/** The products of a list that contain every word. */
export async function findInProducts(tx: Database, search: Search, productIds: readonly number[]): Promise<MatchList> {
  await applyQueryPlan(tx, 'walk')
  const { terms, locale, language } = search
  return rank(
    tx,
    { query: allOf(terms.map(anyFormOf)) },
    { ...search, maxResults: productIds.length },
    { locale, language, source: { productIds } },
  )
}
