import { sql } from 'drizzle-orm'
import { EVERYTHING, type FacetIndex } from '../catalog/facet-index/facet-index'
import { isFiltered, type ProductFilter } from '../catalog/facet-index/scan'
import type { Database } from '../db/database'
import type { Shop } from '../http/context'
import { findByCode, withCodes } from './find-by-code'
import { findAmong, findProducts, type Found, NOTHING, type Search } from './find-products'
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
export interface Fitting {
  search: Search
  found: Found
  /** The corrected query; null without a correction. */
  corrected: string | null
}

/**
 * PostgreSQL's estimates for words are far off: it reads a whole table in the hope of finding enough matches soon,
 * compiles for longer than the search then takes, and parallel workers return the matches in a different order each
 * time.
 */
async function planForSearch(tx: Database) {
  const settings = { enable_seqscan: 'off', jit: 'off', max_parallel_workers_per_gather: '0' }
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
}

/** By how well the words match, in stock before sold out, then in the shop's default order, which is a total order. */
function bestFirst({ fits }: Found, index: FacetIndex): Uint32Array {
  const rankById = new Map(fits.map(({ id }) => [id, index.featuredRank(id)]))
  const ordered = fits.toSorted((a, b) => b.fit - a.fit || (rankById.get(a.id) ?? 0) - (rankById.get(b.id) ?? 0))
  return Uint32Array.from(ordered, ({ id }) => id)
}

/** Reads in a transaction with the planner settings of a search. */
const reading = <Result>({ db }: Pick<Shop, 'db'>, read: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await planForSearch(tx)
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
  most?: number
  /** Maximum number of words searched in place of one. */
  maxForms?: number
}

/** Finds the products that match some words, or that have a variant with this SKU or GTIN. */
export async function findFitting(
  shop: Pick<Shop, 'db' | 'language'>,
  keyword: string,
  { index, most = MAX_RANKED_PRODUCTS, maxForms }: Options,
): Promise<Fitting> {
  const words = wordsOf(keyword)
  const locale = shop.language
  const asked = { terms: [], most, all: index.size(EVERYTHING), locale, language: languageOf(locale) }
  if (words.length === 0) return { search: asked, found: NOTHING, corrected: null }
  return reading(shop, async (tx) => {
    const codes = await findByCode(tx, keyword)
    const language = await readLanguage(tx, locale)
    const { terms, corrections } = await parseQuery(tx, words, { ...asked, language, maxForms })
    const search = { ...asked, language, terms }
    const byWords = await findProducts(tx, search)
    const found = withCodes(byWords, codes, corrections.size > 0)
    const isCorrected = byWords.fits.length > 0 && found === byWords && corrections.size > 0
    const corrected = isCorrected ? withCorrections(keyword, await writtenCorrections(tx, corrections, locale)) : null
    return { search, found, corrected }
  })
}

interface Narrowed {
  index: FacetIndex
  /** An additional filter: if more products match the words than are ranked, those that match both are searched. */
  filter?: ProductFilter
}

/** Adds the products that match both words and facets to those found by the words only. */
async function applyFilter(shop: Pick<Shop, 'db'>, { search, found }: Fitting, { index, filter }: Narrowed) {
  if (!found.isMore || !filter || !isFiltered(filter)) return found
  const fitting = index.firstMatches(filter, MAX_FILTERED_PRODUCTS)
  const further = await reading(shop, (tx) => findAmong(tx, search, fitting))
  const both = new Map([...further.fits, ...found.fits].map((fit) => [fit.id, fit]))
  return { fits: [...both.values()], isMore: fitting.length === MAX_FILTERED_PRODUCTS }
}

/** The results in ranked order. */
export async function rankFitting(shop: Pick<Shop, 'db'>, fitting: Fitting, narrowed: Narrowed): Promise<Ranked> {
  const found = await applyFilter(shop, fitting, narrowed)
  return {
    ids: bestFirst(found, narrowed.index),
    isMore: found.isMore,
    isSampled: fitting.found.isMore,
    corrected: fitting.corrected,
  }
}
