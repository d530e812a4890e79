import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { readSpecifications } from '../catalog/specification'
import type { Database } from '../db/database'
import { category, product, productCategory, productSearch, searchWord } from '../db/schema'
import { type Locale, LOCALES } from '../i18n/locale'
import { documentOf, fillSearchIndex, Vocabulary } from './fill-search'
import { readLanguage } from './languages'
import { type SearchableCategory, type SearchableProduct, searchTextOf } from './search-text'

/** Products rebuilt by one step of `reindex`. */
const BATCH_SIZE = 500

async function readCategories(tx: Database): Promise<SearchableCategory[]> {
  const rows = await tx.select({ key: category.key, parent: category.parentKey, name: category.name }).from(category)
  return rows
}

/** The products that are sold, in the form for the search index. */
async function readProducts(tx: Database, keys: readonly string[]): Promise<(SearchableProduct & { id: number })[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select()
    .from(product)
    .where(inArray(product.key, [...keys]))
  const listed = await tx
    .select()
    .from(productCategory)
    .where(inArray(productCategory.productKey, [...keys]))
  const specificationOf = await readSpecifications(tx, keys)
  const categoriesOf = (key: string) =>
    listed
      .filter(({ productKey }) => productKey === key)
      .sort((a, b) => a.position - b.position)
      .map(({ categoryKey }) => categoryKey)
  return rows
    .filter(({ status }) => status === 'active')
    .map(({ id, key, model, name, brand, subtitle, description }) => ({
      ...{ id, key, model, name, brand, subtitle, description },
      specification: specificationOf(key).map(({ value }) => value),
      categories: categoriesOf(key),
    }))
}

/** A product of the search index before and after a change; null while it is not sold. */
export interface SearchChange {
  id: number
  before: SearchableProduct | null
  after: SearchableProduct | null
}

/** Removes words of products from the vocabulary; a word is removed with its last product. */
async function removeWords(tx: Database, locale: Locale, words: readonly string[]) {
  if (words.length === 0) return
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  const list = JSON.stringify([...times].map(([word, products]) => ({ word, products })))
  const removed = sql`jsonb_to_recordset(${list}::jsonb) as gone (word text, products int)`
  await tx.execute(sql`update search_word set products = search_word.products - gone.products from ${removed}
    where search_word.language = ${locale} and search_word.word = gone.word`)
  await tx.execute(sql`delete from search_word using ${removed}
    where search_word.language = ${locale} and search_word.word = gone.word and search_word.products <= 0`)
}

/** Updates search documents of products, and their words in the vocabulary. */
export async function refreshSearchIndex(tx: Database, changes: readonly SearchChange[]): Promise<void> {
  const categories = new Map((await readCategories(tx)).map((node) => [node.key, node]))
  for (const locale of LOCALES) {
    const language = await readLanguage(tx, locale)
    const textOf = (one: SearchableProduct | null) => one && searchTextOf(one, { locale, language, categories })
    const changed = changes
      .map(({ id, before, after }) => ({ id, old: textOf(before), now: textOf(after) }))
      .filter(({ old, now }) => !isDeepStrictEqual(old, now))
    await removeWords(
      tx,
      locale,
      changed.flatMap(({ old }) => old?.vocabulary ?? []),
    )
    if (changed.length === 0) continue
    const ids = changed.map(({ id }) => id)
    await tx.delete(productSearch).where(and(inArray(productSearch.productId, ids), eq(productSearch.language, locale)))
    const vocabulary = new Vocabulary()
    const documents = changed.flatMap(({ id, now }) => {
      if (!now) return []
      vocabulary.add(now)
      return [{ language: locale, productId: id, document: documentOf(now, language) }]
    })
    if (documents.length === 0) continue
    await tx.insert(productSearch).values(documents)
    await vocabulary.write(tx, locale)
  }
}

/**
 * Rebuilds the whole search index from the products.
 * @param onProgress receives the number of processed products and the total
 */
export async function rebuildSearchIndex(tx: Database, onProgress: (done: number, total: number) => void = () => {}) {
  await tx.delete(productSearch)
  await tx.delete(searchWord)
  const categories = await readCategories(tx)
  const keys = (await tx.select({ key: product.key }).from(product).orderBy(product.id)).map(({ key }) => key)
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    await fillSearchIndex(tx, { categories, products: await readProducts(tx, keys.slice(at, at + BATCH_SIZE)) })
    onProgress(Math.min(at + BATCH_SIZE, keys.length), keys.length)
  }
}
