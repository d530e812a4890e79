import { eq, inArray, sql } from 'drizzle-orm'
import { readSpecifications } from '../catalog/specification'
import type { Database } from '../db/database'
import { category, product, productCategory, productSearch, searchWord } from '../db/schema'
import { type Locale, LOCALES } from '../i18n/locale'
import { documentOf, fillSearch, Vocabulary } from './fill-search'
import { readLanguage, rulesOf } from './languages'
import { type SearchableCategory, type SearchableProduct, type SearchText, searchTextOf } from './search-text'

/** Products rebuilt by one step of `reindex`. */
const BATCH = 500

async function readCategories(tx: Database): Promise<SearchableCategory[]> {
  const rows = await tx.select({ key: category.key, parent: category.parentKey, name: category.name }).from(category)
  return rows
}

/** Products as the search index needs them, those that are sold. */
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

/** The words a product is found by at a time, in every language; null while it is not sold. */
export type SearchState = ReadonlyMap<Locale, SearchText> | null

/** @param key of a product, which may not exist */
export async function readSearchState(tx: Database, key: string): Promise<SearchState> {
  const [found] = await readProducts(tx, [key])
  if (!found) return null
  const categories = new Map((await readCategories(tx)).map((node) => [node.key, node]))
  const state = new Map<Locale, SearchText>()
  for (const locale of LOCALES)
    state.set(locale, searchTextOf(found, { locale, language: await readLanguage(tx, locale), categories }))
  return state
}

/** Takes words of a product out of the vocabulary; a word leaves it with its last product. */
async function forgetWords(tx: Database, locale: Locale, words: readonly string[]) {
  if (words.length === 0) return
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`
  await tx.execute(sql`update ${searchWord} set products = products - 1 where language = ${locale} and word in ${list}`)
  await tx.execute(sql`delete from ${searchWord} where language = ${locale} and word in ${list} and products <= 0`)
}

/**
 * Brings a product's search documents and its words in the vocabulary up to date.
 * @param before its state before the change, read in the same transaction
 */
export async function refreshSearch(tx: Database, key: string, before: SearchState): Promise<void> {
  const after = await readSearchState(tx, key)
  const [row] = await tx.select({ id: product.id }).from(product).where(eq(product.key, key))
  if (!row) return
  for (const locale of LOCALES) {
    const [old, now] = [before?.get(locale), after?.get(locale)]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    await forgetWords(tx, locale, old?.vocabulary ?? [])
    await tx
      .delete(productSearch)
      .where(sql`${productSearch.productId} = ${row.id} and ${productSearch.language} = ${locale}`)
    if (!now) continue
    const document = documentOf(now, rulesOf(locale))
    await tx.insert(productSearch).values({ language: locale, productId: row.id, document })
    const vocabulary = new Vocabulary()
    vocabulary.add(now)
    await vocabulary.write(tx, locale)
  }
}

/**
 * Rebuilds the whole search index from the products.
 * @param onProgress hears how many products are done, of how many
 */
export async function rebuildSearch(tx: Database, onProgress: (done: number, total: number) => void = () => {}) {
  await tx.delete(productSearch)
  await tx.delete(searchWord)
  const categories = await readCategories(tx)
  const keys = (await tx.select({ key: product.key }).from(product).orderBy(product.id)).map(({ key }) => key)
  for (let at = 0; at < keys.length; at += BATCH) {
    await fillSearch(tx, { categories, products: await readProducts(tx, keys.slice(at, at + BATCH)) })
    onProgress(Math.min(at + BATCH, keys.length), keys.length)
  }
}
