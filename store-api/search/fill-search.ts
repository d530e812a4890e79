import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { product as productTable, productSearch } from '../db/schema'
import { LOCALES, type Locale } from '../i18n/locale'
import { languageOf } from './languages/language-of'
import type { SearchLanguage } from './languages/search-language'
import { searchTextOf, type SearchableCategory, type SearchableProduct, type SearchText } from './search-text'
import { Vocabulary } from './vocabulary'

interface SearchableCatalogue {
  categories: SearchableCategory[]
  products: SearchableProduct[]
}

/** Rows written by one statement. */
const BATCH = 200

const documentOf = ({ a, b, c, d }: SearchText, { config }: SearchLanguage) => sql<string>`
  setweight(to_tsvector(${config}::regconfig, ${a}), 'A') || setweight(to_tsvector(${config}::regconfig, ${b}), 'B') ||
  setweight(to_tsvector(${config}::regconfig, ${c}), 'C') || setweight(to_tsvector(${config}::regconfig, ${d}), 'D')`

async function fillLanguage(tx: Database, { categories, products }: SearchableCatalogue, locale: Locale) {
  const options = {
    locale,
    language: languageOf(locale),
    categories: new Map(categories.map((node) => [node.key, node])),
  }
  const vocabulary = new Vocabulary()
  const known = await tx.select({ id: productTable.id, key: productTable.key }).from(productTable)
  const idOf = new Map(known.map(({ id, key }) => [key, id]))
  for (let at = 0; at < products.length; at += BATCH) {
    const rows = products.slice(at, at + BATCH).flatMap((product) => {
      const productId = idOf.get(product.key)
      if (productId === undefined) return []
      const text = searchTextOf(product, options)
      vocabulary.add(text)
      return [{ language: locale, productId, document: documentOf(text, options.language) }]
    })
    await tx.insert(productSearch).values(rows)
  }
  await vocabulary.write(tx, locale)
}

/** Makes a catalogue searchable, in every language of the shop. Its products are in the database already. */
export async function fillSearch(tx: Database, catalogue: SearchableCatalogue): Promise<void> {
  for (const locale of LOCALES) await fillLanguage(tx, catalogue, locale)
}
