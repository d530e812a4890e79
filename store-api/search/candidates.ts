import { sql, type SQL } from 'drizzle-orm'
import { productSearch } from '../db/schema'
import type { Locale } from '../i18n/locale'
import type { SearchLanguage } from './languages'
import { matchesQuery } from './score'

/**
 * Maximum number of products that are read to find those with a word in their name: the index has words, not their
 * weights.
 */
const MAX_CANDIDATES_READ = 4000

/** Number of products a scan reads before it switches to another plan. */
export const MAX_PRODUCTS_SCANNED = 8000

/** Conditions for products: a query, and an additional one for ranking its matches. */
export interface MatchCondition {
  query: string
  additionalQuery?: string
}

/** Where to search for products: by the index, by a scan from the first product on, or among given ones. */
export type ProductSource = 'index' | 'walk' | { productIds: readonly number[] }

export interface SearchScope {
  locale: Locale
  language: SearchLanguage
  source: ProductSource
}

const COLUMNS = sql`${productSearch.productId}, ${productSearch.document}`

function documents({ locale, source }: SearchScope): SQL {
  if (source === 'index') return sql`${productSearch} where ${productSearch.language} = ${locale}`
  if (source === 'walk')
    return sql`(
      select ${COLUMNS} from ${productSearch} where ${productSearch.language} = ${locale}
      order by ${productSearch.productId} limit ${MAX_PRODUCTS_SCANNED}
    ) as ${productSearch} where true`
  // Fetched one by one, however many products contain a word.
  return sql`jsonb_array_elements_text(${JSON.stringify(source.productIds)}::jsonb) as asked (id)
    join ${productSearch} on ${productSearch.language} = ${locale} and ${productSearch.productId} = asked.id::int
    where true`
}

/** Products that match the conditions, with their documents. @param maxResults maximum number */
export function candidatesOf({ query, additionalQuery }: MatchCondition, scope: SearchScope, maxResults: number): SQL {
  const { config } = scope.language
  const matching = sql`select ${COLUMNS} from ${documents(scope)} and ${matchesQuery(query, config)}`
  if (additionalQuery === undefined) return sql`${matching} limit ${maxResults}`
  return sql`select ${COLUMNS} from (${matching} limit ${MAX_CANDIDATES_READ}) as ${productSearch}
    where ${matchesQuery(additionalQuery, config)} limit ${maxResults}`
}
