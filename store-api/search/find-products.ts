import { sql } from 'drizzle-orm'
import type { Locale } from '../catalogue/catalogue'
import type { Database } from '../db/database'
import { product, productSearch, variant } from '../db/schema'
import { candidatesOf, type Way } from './candidates'
import type { SearchLanguage } from './languages/search-language'
import { readRows } from './read-rows'
import { matchesOf, scoreOf } from './score'
import type { Term } from './term'
import { allOf, anyFormOf, anyOf } from './ts-query'

export interface Search {
  terms: Term[]
  locale: Locale
  language: SearchLanguage
  page: number
  limit: number
}

/** Keys of a page's products, best first, and how many there are on all pages. */
export interface Found {
  keys: string[]
  total: number
}

const NOTHING: Found = { keys: [], total: 0 }

/** Ranks what there is to be found in some ways. */
async function rank(db: Database, ways: Way[], search: Search): Promise<Found> {
  const { terms, locale, language, page, limit } = search
  const [found] = await readRows<Found>(
    db,
    sql`with candidate as (${candidatesOf(ways, search)}),
    ranked as (
      select ${product.key}, ${product.featured}, ${product.position},
        ${matchesOf(terms, language.config)} as matches, ${scoreOf(terms, language.config)} as score,
        exists (
          select from ${variant} where ${variant.productKey} = ${product.key} and ${variant.stock} > 0
        ) as in_stock
      from candidate
      join ${productSearch} on ${productSearch.language} = ${locale} and ${productSearch.productKey} = candidate.product_key
      join ${product} on ${product.key} = candidate.product_key
    )
    select (select count(*)::int from candidate) as total, array(
      select key from ranked
      order by matches desc, score desc, in_stock desc, featured asc nulls last, position, key
      limit ${limit} offset ${(page - 1) * limit}
    ) as keys`,
  )
  return found ?? NOTHING
}

/**
 * The products that have every word of a query, or, when there is none, those that have the most. Best first: by how
 * well the words fit, in stock before sold out, then in the shop's own order, which is a total one.
 */
export async function findProducts(db: Database, search: Search): Promise<Found> {
  const { terms } = search
  if (terms.length === 0) return NOTHING
  const words = terms.map(({ word }) => word)
  const named = {
    query: allOf(words.map((word) => anyOf([word]))),
    besides: allOf(words.map((word) => anyOf([word], 'A'))),
  }
  const every = await rank(db, [named, { query: allOf(terms.map(anyFormOf)) }], search)
  if (every.total > 0 || terms.length === 1) return every
  return rank(
    db,
    terms.map((term) => ({ query: anyFormOf(term) })),
    search,
  )
}
