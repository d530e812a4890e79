/** @jest-environment node */
import { count, sql } from 'drizzle-orm'
import type { ProductList } from '../../../contract/entities/product'
import type { SearchResult } from '../../../contract/entities/search'
import { KEY_PATTERN } from '../../../contract/limits'
import type { OpenDatabase } from '../../db/database'
import { product } from '../../db/schema'
import { readRows } from '../../search/read-rows'
import { migratedPostgres } from '../../testing/database'
import { openTestShop, testClient } from '../../testing/test-shop'
import { generate } from './generate'

/** More than one batch in addition to the demo shop. */
const PRODUCTS = 1500

let database: OpenDatabase
let ask: ReturnType<typeof testClient>
const reported: number[] = []
/** The number of products that were added to the complete catalogue. */
let added: number

beforeAll(async () => {
  database = await migratedPostgres()
  const fill = (products: number) =>
    generate(database.db, { products, language: 'en', onProgress: (done) => reported.push(done) })
  await fill(PRODUCTS - 100)
  await fill(PRODUCTS)
  // As an interruption leaves it.
  await database.db.execute(sql`drop index product_search_document_index`)
  added = await generate(database.db, { products: PRODUCTS, language: 'en' })
  ask = testClient((await openTestShop({ database })).app)
}, 120_000)
afterAll(() => database.close())

describe('a generated catalogue', () => {
  it('has the requested number of products, even in two runs, and reports progress', async () => {
    const [rows] = await database.db.select({ products: count() }).from(product)
    expect(rows?.products).toBe(PRODUCTS)
    expect(reported.every((done, at) => done >= (reported[at - 1] ?? 0) || done === 0)).toBe(true)
  })

  it('can be listed, filtered and searched', async () => {
    const { total, list, facets } = (await ask('GET', '/api/product?facets=1&limit=24')).data as ProductList
    expect([total, list.length]).toEqual([PRODUCTS, 24])
    const colours = facets?.find(({ key }) => key === 'colour')?.values ?? []
    expect(colours.length).toBeGreaterThan(8)
    const brand = facets?.find(({ key }) => key === 'brand')?.values[0]
    expect(brand).toMatchObject({ label: 'Aldbeck Rovers', count: 800 })
    const { data } = await ask('GET', '/api/search?keyword=aldbeck%20away%202019')
    expect((data as SearchResult).list[0]?.name).toMatch(/^Aldbeck Rovers .*away shirt 2019\/20$/)
  })

  it('has keys that are valid in the contract', async () => {
    const keys = await database.db.select({ key: product.key }).from(product)
    expect(keys.filter(({ key }) => !KEY_PATTERN.test(key))).toEqual([])
  })

  it('has correct word counts after several runs', async () => {
    const rows = await readRows<{ products: number }>(
      database.db,
      sql`select products from search_word where language = 'en' and word = 'aldbeck'`,
    )
    expect(rows).toEqual([{ products: 800 }])
  })

  it('restores the search index after an interruption', async () => {
    const index = sql`select indexname from pg_indexes where indexname = 'product_search_document_index'`
    expect(await readRows(database.db, index)).toHaveLength(1)
  })

  it('gets no further products if it is complete', () => expect(added).toBe(0))
})
