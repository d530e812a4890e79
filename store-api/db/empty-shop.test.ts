/** @jest-environment node */
import { count } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from './database'
import { migrate } from './migrate'
import * as schema from './schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { openTestDatabase } from '../testing/database'
import { SMALL_CATALOGUE } from '../testing/catalogue'
import { createEmptyShop, isEmptyShop } from './empty-shop'
import { seed } from '../demo/seed/seed'

const ORIGIN = 'https://shop.example'

let opened: OpenDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
  await migrate(opened.db)
})
afterEach(() => opened.close())

const isTable = (value: unknown): value is PgTable => {
  try {
    return getTableConfig(value as PgTable).name !== ''
  } catch {
    return false
  }
}

async function filledTables() {
  const tables = Object.values(schema as Record<string, unknown>).filter(isTable)
  const filled: string[] = []
  for (const table of tables) {
    const [row] = await opened.db.select({ rows: count() }).from(table)
    if (row && row.rows > 0) filled.push(getTableConfig(table).name)
  }
  return filled.sort()
}

describe('a shop created without the demo catalogue', () => {
  it('has its settings and countries, and no product, review, answer, page or delivery', async () => {
    expect(await createEmptyShop(opened.db, ORIGIN)).toBe(true)
    expect(await filledTables()).toEqual(['country', 'seeding', 'store'])
  })

  it('contains no text but its own address', async () => {
    await createEmptyShop(opened.db, ORIGIN)
    const [row] = await opened.db.select().from(schema.store)
    const { currency: _, restrict: __, country, ...words } = row?.content ?? { country: null }
    const texts = JSON.stringify(words).match(/(?<=:")[^"]+/g)
    expect(new Set(texts)).toEqual(new Set(['shop.example']))
    expect(country).toEqual({ name: { en: '', es: '', de: '' }, timeZone: 'UTC' })
  })

  it('is created once, and never in a database that has a shop', async () => {
    await createEmptyShop(opened.db, ORIGIN)
    expect([await createEmptyShop(opened.db, ORIGIN), await isEmptyShop(opened.db)]).toEqual([false, true])

    const filled = await openTestDatabase()
    await migrate(filled.db)
    await seed(filled.db, SMALL_CATALOGUE)
    expect([await createEmptyShop(filled.db, ORIGIN), await isEmptyShop(filled.db)]).toEqual([false, false])
    await filled.close()
  })
})

describe('the store API of an empty shop', () => {
  it('answers every public read with empty data', async () => {
    await createEmptyShop(opened.db, ORIGIN)
    const { app } = await openTestShop({ database: opened, catalogue: null })
    const send = testClient(app)
    const answer = async (path: string) => (await send('GET', path)).data
    expect(await answer('/api/store')).toMatchObject({ name: 'shop.example', bannerList: [], notify: [] })
    expect(await answer('/api/category')).toEqual([])
    expect(await answer('/api/page')).toEqual([])
    expect(await answer('/api/store/ext')).toEqual([])
    expect(await answer('/api/product?page=1&limit=12')).toMatchObject({ list: [], total: 0 })
    expect(await answer('/api/search?keyword=shirt&page=1&limit=12')).toMatchObject({ list: [], total: 0 })
    expect((await send('GET', '/api/shipping?countryId=1')).response.status).toBe(404)
    expect(((await answer('/api/country')) as unknown[]).length).toBeGreaterThan(10)
  })
})
