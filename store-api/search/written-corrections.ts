import { sql } from 'drizzle-orm'
import type { Locale } from '../catalogue/catalogue'
import type { Database } from '../db/database'
import { category, product, productCategory, productSearch } from '../db/schema'
import type { SearchLanguage } from './languages/search-language'
import { readRows } from './read-rows'
import { anyOf } from './ts-query'
import { writtenForm } from './written-form'

/** So many products of a word are read to see how it is written. */
const PRODUCTS_READ = 10

/**
 * Corrections as one would write them: `equipación` for a mistyped `equipacoin`. The vocabulary has no accents, the
 * texts of the products do.
 */
export async function writtenCorrections(
  db: Database,
  corrections: ReadonlyMap<string, string>,
  { locale, language }: { locale: Locale; language: SearchLanguage },
): Promise<Map<string, string>> {
  if (corrections.size === 0) return new Map()
  const asked = [...new Set(corrections.values())].map((word) => ({ word, query: anyOf([word]) }))
  const rows = await readRows<{ word: string; texts: string[] }>(
    db,
    sql`select asked.word, array(
      select concat_ws(' ', ${product.name}->>${locale}::text,
        (select string_agg(detail->'value'->>${locale}::text, ' ') from jsonb_array_elements(${product.details}) as detail),
        (select string_agg(${category.name}->>${locale}::text, ' ') from ${productCategory}
          join ${category} on ${category.key} = ${productCategory.categoryKey}
          where ${productCategory.productKey} = ${product.key}))
      from ${productSearch} join ${product} on ${product.key} = ${productSearch.productKey}
      where ${productSearch.language} = ${locale}
        and ${productSearch.document} @@ to_tsquery(${language.config}::regconfig, asked.query)
      limit ${PRODUCTS_READ}
    ) as texts
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, query text)`,
  )
  const written = new Map(rows.map(({ word, texts }) => [word, writtenForm(word, texts)]))
  return new Map([...corrections].map(([typed, word]) => [typed, written.get(word) ?? word]))
}
