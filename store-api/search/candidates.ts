import { sql, type SQL } from 'drizzle-orm'
import { productSearch } from '../db/schema'
import type { Locale } from '../i18n/locale'
import type { SearchLanguage } from './languages'
import { fits } from './score'

/**
 * Maximum number of products that are read to find those with a word in their name: the index has words, not their
 * weights.
 */
const MAX_CANDIDATES_READ = 4000

/** Number of products a scan reads before it switches to another plan. */
export const MAX_PRODUCTS_SCANNED = 8000

/** Conditions for products: a query, and an additional one for ranking its matches. */
export interface Way {
  query: string
  besides?: string
}

/** Where to search for products: by the index, by a scan from the first product on, or among given ones. */
export type Where = 'index' | 'walk' | { among: readonly number[] }

export interface Inside {
  locale: Locale
  language: SearchLanguage
  where: Where
}

const COLUMNS = sql`${productSearch.productId}, ${productSearch.document}`

function documents({ locale, where }: Inside): SQL {
  if (where === 'index') return sql`${productSearch} where ${productSearch.language} = ${locale}`
  if (where === 'walk')
    return sql`(
      select ${COLUMNS} from ${productSearch} where ${productSearch.language} = ${locale}
      order by ${productSearch.productId} limit ${MAX_PRODUCTS_SCANNED}
    ) as ${productSearch} where true`
  // Fetched one by one, however many products contain a word.
  return sql`jsonb_array_elements_text(${JSON.stringify(where.among)}::jsonb) as asked (id)
    join ${productSearch} on ${productSearch.language} = ${locale} and ${productSearch.productId} = asked.id::int
    where true`
}

/** Products that match the conditions, with their documents. @param most maximum number */
export function candidatesOf({ query, besides }: Way, inside: Inside, most: number): SQL {
  const { config } = inside.language
  const fitting = sql`select ${COLUMNS} from ${documents(inside)} and ${fits(query, config)}`
  if (besides === undefined) return sql`${fitting} limit ${most}`
  return sql`select ${COLUMNS} from (${fitting} limit ${MAX_CANDIDATES_READ}) as ${productSearch}
    where ${fits(besides, config)} limit ${most}`
}
