import { inArray, sql } from 'drizzle-orm'
import type { SearchResult } from '../../lib/contract/entities/search'
import type { Shop } from '../context'
import type { Database } from '../db/database'
import { product } from '../db/schema'
import { notFound } from '../failure'
import { readCards } from '../routes/product-cards'
import { findProducts, type Found } from './find-products'
import { languageOf } from './languages/language-of'
import { wordsOf } from './normalise'
import { understandWords } from './understand-words'
import { withCorrections } from './written-form'
import { writtenCorrections } from './written-corrections'

export interface SearchQuery {
  keyword: string
  page: number
  limit: number
}

/**
 * What PostgreSQL guesses about words is wrong by far: it reads a whole table in the hope of meeting enough matches
 * soon, compiles for longer than the search then takes, and several workers meet the matches in another order each time.
 */
async function planForSearch(tx: Database) {
  const settings = { enable_seqscan: 'off', jit: 'off', max_parallel_workers_per_gather: '0' }
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await tx.execute(sql`select ${sql.join(set, sql`, `)}`)
}

async function find(
  { db, language: locale }: Shop,
  { keyword, page, limit }: SearchQuery,
): Promise<Found & Pick<SearchResult, 'corrected'>> {
  const words = wordsOf(keyword)
  if (words.length === 0) return { keys: [], total: 0, corrected: null }
  const options = { locale, language: languageOf(locale) }
  return db.transaction(
    async (tx) => {
      await planForSearch(tx)
      const { terms, corrections } = await understandWords(tx, words, options)
      const found = await findProducts(tx, { terms, ...options, page, limit })
      if (found.total === 0 || corrections.size === 0) return { ...found, corrected: null }
      return { ...found, corrected: withCorrections(keyword, await writtenCorrections(tx, corrections, options)) }
    },
    { accessMode: 'read only' },
  )
}

/** A page of the products that some words fit, best first. @throws Failure 404 for a page beyond the last */
export async function searchProducts(shop: Shop, query: SearchQuery): Promise<SearchResult> {
  const { keys, total, corrected } = await find(shop, query)
  if (keys.length === 0 && total > 0) throw notFound()
  const rows = keys.length > 0 ? await shop.db.select().from(product).where(inArray(product.key, keys)) : []
  const placeOf = new Map(keys.map((key, place) => [key, place]))
  const ordered = rows.sort((a, b) => (placeOf.get(a.key) ?? 0) - (placeOf.get(b.key) ?? 0))
  return { list: await readCards(shop, ordered), page: query.page, limit: query.limit, total, corrected }
}
