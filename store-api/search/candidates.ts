import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '../catalogue/catalogue'
import { productSearch } from '../db/schema'
import type { SearchLanguage } from './languages/search-language'
import { fits } from './score'

/**
 * So many of the products that a query fits are ranked, and counted. Ranking half of a large shop for one common word
 * would take seconds, and nobody turns that many pages.
 */
const MOST_RANKED = 4000

/** The index knows words, not what they weigh: so many products are read to find those that are called by a word. */
const MOST_READ = 20_000

/** What a product must fit to be ranked: a query, and one that those it fits are held against besides. */
export interface Way {
  query: string
  besides?: string
}

interface Options {
  locale: Locale
  language: SearchLanguage
}

function productsOf({ query, besides }: Way, { locale, language: { config } }: Options, most: number): SQL {
  const fitting = sql`select ${productSearch.productKey}, ${productSearch.document} from ${productSearch}
    where ${productSearch.language} = ${locale} and ${fits(query, config)}`
  if (besides === undefined) return sql`(select product_key from (${fitting}) as fitting limit ${most})`
  return sql`(select product_key from (${fitting} limit ${MOST_READ}) as ${productSearch}
    where ${fits(besides, config)} limit ${most})`
}

/** Keys of the products to rank. Each way has its share, so that a common word never crowds out a rare one. */
export function candidatesOf(ways: Way[], options: Options): SQL {
  const share = Math.ceil(MOST_RANKED / ways.length)
  return sql.join(
    ways.map((way) => productsOf(way, options, share)),
    sql` union `,
  )
}
