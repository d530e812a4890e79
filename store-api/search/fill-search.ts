import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { product as productTable, productSearch } from '../db/schema'
import { type Locale, LOCALES } from '../i18n/locale'
import { readLanguage, rulesOf } from './languages'
import { type SearchableCategory, type SearchableProduct, type SearchText, searchTextOf } from './search-text'
import { stemOf } from './normalise'
import { writtenForm } from './spelling'

interface SearchableCatalogue {
  categories: SearchableCategory[]
  products: SearchableProduct[]
}

/** Rows written by one statement. */
const BATCH_SIZE = 200

export const documentOf = ({ a, b, c, d }: SearchText, { config }: { config: string }) => sql<string>`
  setweight(to_tsvector(${config}::regconfig, ${a}), 'A') || setweight(to_tsvector(${config}::regconfig, ${b}), 'B') ||
  setweight(to_tsvector(${config}::regconfig, ${c}), 'C') || setweight(to_tsvector(${config}::regconfig, ${d}), 'D')`

async function indexLanguage(tx: Database, { categories, products }: SearchableCatalogue, locale: Locale) {
  const options = {
    locale,
    language: await readLanguage(tx, locale),
    categories: new Map(categories.map((node) => [node.key, node])),
  }
  const vocabulary = new Vocabulary()
  const known = await tx.select({ id: productTable.id, key: productTable.key }).from(productTable)
  const idOf = new Map(known.map(({ id, key }) => [key, id]))
  for (let at = 0; at < products.length; at += BATCH_SIZE) {
    const rows = products.slice(at, at + BATCH_SIZE).flatMap((product) => {
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
export async function fillSearchIndex(tx: Database, catalogue: SearchableCatalogue): Promise<void> {
  for (const locale of LOCALES) await indexLanguage(tx, catalogue, locale)
}

interface Entry {
  products: number
  written: string
}

/** The words of product names: some thousand, however many products there are. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>()

  /** Adds the words of a product. */
  add({ vocabulary, written }: Pick<SearchText, 'vocabulary' | 'written'>): void {
    for (const word of vocabulary) {
      const entry = this.#entries.get(word)
      if (entry) entry.products++
      else this.#entries.set(word, { products: 1, written: writtenForm(word, written) })
    }
  }

  /** Adds the words to the shop's vocabulary. */
  async write(db: Database, locale: Locale): Promise<void> {
    const rows = [...this.#entries].map(([word, entry]) => ({ word, ...entry }))
    await db.execute(sql`insert into search_word (language, word, products, written, stem)
      select ${locale}::text, r.word, r.products, r.written, ${stemOf(sql`r.word`, rulesOf(locale))}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (word text, products int, written text)
      on conflict (language, word) do update set products = search_word.products + excluded.products`)
    this.#entries.clear()
  }
}
