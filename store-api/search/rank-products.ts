import { sql } from 'drizzle-orm'
import { ALL_CATEGORIES, type FacetIndex } from '../catalog/facet-index/facet-index'
import { isFiltered, type ProductFilter } from '../catalog/facet-index/scan'
import type { Database } from '../db/database'
import type { Shop } from '../http/context'
import { findByCode, mergeCodeMatches } from './find-by-code'
import { findInProducts, findProducts, type MatchList, NO_MATCHES, type Search } from './find-products'
import { languageOf, readLanguage } from './languages'
import { wordsOf } from './normalise'
import { parseQuery } from './parse-query'
import { withCorrections, writtenCorrections } from './spelling'

/** The results of some words, best first. */
export interface Ranked {
  ids: Uint32Array
  /** Whether there are more matching products. */
  isMore: boolean
  /** Whether there are more matches than were ranked, regardless of facets. */
  isSampled: boolean
  /** The corrected query; null without a correction. */
  corrected: string | null
}

/** The results of some words, regardless of filters. */
export interface SearchMatches {
  search: Search
  found: MatchList
  /** The corrected query; null without a correction. */
  corrected: string | null
}

/**
 * PostgreSQL's estimates for words are far off: it reads a whole table in the hope of finding enough matches soon,
 * compiles for longer than the search then takes, and parallel workers return the matches in a different order each
 * time.
 */
async function applyPlannerSettings(tx: Database) {
  const settings = { enable_seqscan: 'off', jit: 'off', max_parallel_workers_per_gather: '0' }
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
}

/** By how well the words match, in stock before sold out, then in the shop's default order, which is a total order. */
function sortByRelevance({ fits }: MatchList, index: FacetIndex): Uint32Array {
  const rankById = new Map(fits.map(({ id }) => [id, index.featuredRank(id)]))
  const ordered = fits.toSorted((a, b) => b.fit - a.fit || (rankById.get(a.id) ?? 0) - (rankById.get(b.id) ?? 0))
  return Uint32Array.from(ordered, ({ id }) => id)
}

/** Reads in a transaction with the planner settings of a search. */
const inSearchTransaction = <Result>(
  { db }: Pick<Shop, 'db'>,
  read: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await applyPlannerSettings(tx)
      return read(tx)
    },
    { accessMode: 'read only' },
  )

/** The default maximum of ranked products. */
const MAX_RANKED_PRODUCTS = 300

/** Maximum number of filtered products that are compared with the words, if the words alone match too many. */
const MAX_FILTERED_PRODUCTS = 1000

interface Options {
  index: FacetIndex
  /** Maximum number of ranked products. */
  maxResults?: number
  /** Maximum number of words searched in place of one. */
  maxForms?: number
}

/** Finds the products that match some words, or that have a variant with this SKU or GTIN. */
export async function findMatches(
  shop: Pick<Shop, 'db' | 'language'>,
  keyword: string,
  { index, maxResults = MAX_RANKED_PRODUCTS, maxForms }: Options,
): Promise<SearchMatches> {
  const words = wordsOf(keyword)
  const locale = shop.language
  const baseSearch = {
    terms: [],
    maxResults,
    totalProducts: index.size(ALL_CATEGORIES),
    locale,
    language: languageOf(locale),
  }
  if (words.length === 0) return { search: baseSearch, found: NO_MATCHES, corrected: null }
  return inSearchTransaction(shop, async (tx) => {
    const codes = await findByCode(tx, keyword)
    const language = await readLanguage(tx, locale)
    const { terms, corrections } = await parseQuery(tx, words, { ...baseSearch, language, maxForms })
    const search = { ...baseSearch, language, terms }
    const byWords = await findProducts(tx, search)
    const found = mergeCodeMatches(byWords, codes, corrections.size > 0)
    const isCorrected = byWords.fits.length > 0 && found === byWords && corrections.size > 0
    const corrected = isCorrected ? withCorrections(keyword, await writtenCorrections(tx, corrections, locale)) : null
    return { search, found, corrected }
  })
}

interface RankOptions {
  index: FacetIndex
  /** An additional filter: if more products match the words than are ranked, those that match both are searched. */
  filter?: ProductFilter
}

/** Adds the products that match both words and facets to those found by the words only. */
async function applyFilter(shop: Pick<Shop, 'db'>, { search, found }: SearchMatches, { index, filter }: RankOptions) {
  if (!found.isMore || !filter || !isFiltered(filter)) return found
  const filteredIds = index.firstMatches(filter, MAX_FILTERED_PRODUCTS)
  const filteredMatches = await inSearchTransaction(shop, (tx) => findInProducts(tx, search, filteredIds))
  const both = new Map([...filteredMatches.fits, ...found.fits].map((fit) => [fit.id, fit]))
  return { fits: [...both.values()], isMore: filteredIds.length === MAX_FILTERED_PRODUCTS }
}

/** The results in ranked order. */
export async function rankMatches(
  shop: Pick<Shop, 'db'>,
  matches: SearchMatches,
  options: RankOptions,
): Promise<Ranked> {
  const found = await applyFilter(shop, matches, options)
  return {
    ids: sortByRelevance(found, options.index),
    isMore: found.isMore,
    isSampled: matches.found.isMore,
    corrected: matches.corrected,
  }
}
