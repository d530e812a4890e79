import { count, notInArray, sql } from 'drizzle-orm'
import { shownValue } from '../../catalog/specification'
import type { Locale } from '../../i18n/locale'
import { buildCatalogue } from '../catalogue/build-catalogue'
import { type Catalogue, type CatalogueCategory, type CatalogueProduct, NO_ACCOUNTS } from '../catalogue/catalogue'
import { text } from '../../i18n/local-text'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import type { Database } from '../../db/database'
import { migrate } from '../../db/migrate'
import { category, facetValue, product } from '../../db/schema'
import { readLanguage } from '../../search/languages'
import { type SearchableProduct, searchTextOf, type SearchTextOptions } from '../../search/search-text'
import { seed } from '../seed/seed'
import { makeProducts, productsOfTeam } from './products'
import { makeTeam } from './teams'
import { writeBatch, type IndexedProduct } from './write-batch'

/** Products per transaction, which limits the memory in use. */
const BATCH = 1000

/** Positions in the shop's order that are reserved for the demo products. */
const DEMO_PLACES = 10_000

const DOCUMENT_INDEX = 'product_search_document_index'

interface Options {
  /** Number of products the shop has afterwards, including those it had. */
  products: number
  /** Language of their search index. */
  language: Locale
  onProgress?: (done: number, total: number) => void
}

/** Writes a category below the clubs, and a brand, for each team. */
async function writeTeams(db: Database, teams: number): Promise<CatalogueCategory[]> {
  const generated = Array.from({ length: teams }, (_, number) => makeTeam(number, ''))
  const nodes = generated.map(({ key, name }) => ({
    key,
    parent: 'clubs',
    name,
    description: text(`Everything of ${name.en}.`, `Todo de ${name.es}.`, `Alles von ${name.de}.`),
  }))
  const firstPlace = (await db.select({ rows: count() }).from(category))[0]?.rows ?? 0
  for (let at = 0; at < nodes.length; at += BATCH) {
    const batch = nodes.slice(at, at + BATCH)
    await db
      .insert(category)
      .values(
        batch.map(({ parent, ...node }, place) => ({ ...node, parentKey: parent, position: firstPlace + at + place })),
      )
      .onConflictDoNothing()
    await db
      .insert(facetValue)
      .values(
        batch.map(({ key, name }, place) => ({
          facet: 'brand' as const,
          key,
          label: name,
          position: 1000 + at + place,
        })),
      )
      .onConflictDoNothing()
  }
  return nodes
}

async function facetNumbers(db: Database): Promise<Map<string, number>> {
  const rows = await db.select({ id: facetValue.id, facet: facetValue.facet, key: facetValue.key }).from(facetValue)
  return new Map(rows.map(({ id, facet, key }) => [`${facet} ${key}`, id]))
}

const createIndex = (db: Database) =>
  db.execute(sql.raw(`create index if not exists ${DOCUMENT_INDEX} on product_search using gin (document)`))

/** Number of products besides those of the demo shop. */
async function countGenerated(db: Database, { products }: Catalogue): Promise<number> {
  const keys = products.map(({ key }) => key)
  const [rows] = await db.select({ count: count() }).from(product).where(notInArray(product.key, keys))
  return rows?.count ?? 0
}

const searchable = (product: CatalogueProduct): SearchableProduct => ({
  ...product,
  ...{ brand: product.team, subtitle: product.kit },
  specification: product.attributes.map(({ value }) => shownValue(value, '')),
})

/** Generates the products between two positions in batches, each with its search text. */
function* batches(options: SearchTextOptions, { from, to }: { from: number; to: number }): Generator<IndexedProduct[]> {
  let batch: IndexedProduct[] = []
  let place = 0
  for (const { teamNumber: _, ...generated } of makeProducts()) {
    if (place === to) break
    if (place++ < from) continue
    batch.push({
      product: generated,
      position: DEMO_PLACES + place,
      text: searchTextOf(searchable(generated), options),
    })
    if (batch.length < BATCH && place < to) continue
    yield batch
    batch = []
  }
}

/**
 * Fills a PostgreSQL database up to any number of products, in bounded memory: first the demo shop, then generated
 * teams with forty seasons each. A repeated call continues where the last one stopped, even after an interruption.
 * @returns the number of added products
 */
export async function generate(db: Database, { products, language, onProgress = () => {} }: Options): Promise<number> {
  await migrate(db)
  const catalogue = { ...buildCatalogue(), accounts: NO_ACCOUNTS }
  await seed(db, catalogue, { language })
  const from = await countGenerated(db, catalogue)
  const to = products - catalogue.products.length
  // An interrupted run may have left the index dropped, and searches would time out.
  if (to <= from) await createIndex(db)
  if (to <= from) return 0

  const nodes = await writeTeams(db, Math.ceil(to / productsOfTeam()))
  const options = {
    locale: language,
    language: await readLanguage(db, language),
    categories: new Map([...catalogue.categories, ...nodes].map((node) => [node.key, node])),
  }
  const numbers = await facetNumbers(db)

  // Updating the index row by row would take longer than everything else.
  await db.execute(sql.raw(`drop index if exists ${DOCUMENT_INDEX}`))
  try {
    let done = 0
    let writing: Promise<void> = Promise.resolve()
    for (const batch of batches(options, { from, to })) {
      // The next batch is generated while this one is written.
      await writing
      onProgress(done, to - from)
      writing = writeBatch(db, batch, { locale: language, numbers })
      done += batch.length
    }
    await writing
    onProgress(done, to - from)
  } finally {
    await createIndex(db)
  }
  await enqueueInvalidations(db, ['categories', 'listing'])
  await db.execute(sql`analyze`)
  return to - from
}
