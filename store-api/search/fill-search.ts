import { sql } from 'drizzle-orm'
import { LOCALES, type Catalogue, type Locale } from '../catalogue/catalogue'
import type { Database } from '../db/database'
import { productSearch, searchWord } from '../db/schema'
import { languageOf } from './languages/language-of'
import type { SearchLanguage } from './languages/search-language'
import { searchTextOf, type SearchText } from './search-text'

/** Rows written by one statement. */
const BATCH = 200

const documentOf = ({ a, b, c, d }: SearchText, { config }: SearchLanguage) => sql<string>`
  setweight(to_tsvector(${config}::regconfig, ${a}), 'A') || setweight(to_tsvector(${config}::regconfig, ${b}), 'B') ||
  setweight(to_tsvector(${config}::regconfig, ${c}), 'C') || setweight(to_tsvector(${config}::regconfig, ${d}), 'D')`

async function fillLanguage(tx: Database, { categories, products }: Catalogue, locale: Locale) {
  const options = {
    locale,
    language: languageOf(locale),
    categories: new Map(categories.map((node) => [node.key, node])),
  }
  const counts = new Map<string, number>()
  for (let at = 0; at < products.length; at += BATCH) {
    const rows = products.slice(at, at + BATCH).map((product) => {
      const text = searchTextOf(product, options)
      for (const word of text.vocabulary) counts.set(word, (counts.get(word) ?? 0) + 1)
      return { language: locale, productKey: product.key, document: documentOf(text, options.language) }
    })
    await tx.insert(productSearch).values(rows)
  }
  const words = [...counts].map(([word, count]) => ({ language: locale, word, products: count }))
  for (let at = 0; at < words.length; at += BATCH) await tx.insert(searchWord).values(words.slice(at, at + BATCH))
}

/** Makes a catalogue searchable, in every language of the shop. Its products are in the database already. */
export async function fillSearch(tx: Database, catalogue: Catalogue): Promise<void> {
  for (const locale of LOCALES) await fillLanguage(tx, catalogue, locale)
}
