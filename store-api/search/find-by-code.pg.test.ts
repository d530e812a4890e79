/** @jest-environment node */
import { sql } from 'drizzle-orm'
import type { SearchResult } from '../../contract/entities/search'
import { gtinCode, skuCode, variant } from '../db/schema'
import { readRows } from './read-rows'
import { migratedPostgres } from '../testing/database'
import { openTestShop, testClient } from '../testing/test-shop'

const VARIANTS = 2000

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  opened = await openTestShop({ database: await migratedPostgres() })
  await opened.db.insert(variant).values(
    Array.from({ length: VARIANTS }, (_, n) => ({
      ...{ productKey: 'home', position: 100 + n, title: { en: '', es: '', de: '' }, stock: 1 },
      ...{ sku: `BULK ${10_000 + n}`, gtin: `40063813${10_000 + n}` },
    })),
  )
}, 60_000)
afterAll(() => opened.close())

const keysOf = async (keyword: string) => {
  const { data } = await testClient(opened.app)('GET', `/api/search?${new URLSearchParams({ keyword })}`)
  return (data as SearchResult).list.map(({ key }) => key)
}

describe('on PostgreSQL', () => {
  it.each(['BULK-11999', 'bulk1', '4006381311999', '40063813'])(
    'of a product with 2,000 variants %s finds it once',
    async (keyword) => expect(await keysOf(keyword)).toEqual(['home']),
  )

  it('both indexes are read, however the server sorts texts', async () => {
    const plans = await opened.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const where = [
        sql`${skuCode(variant.sku)} like 'bulk1%'`,
        sql`${gtinCode(variant.gtin)} like '4006%' and gtin <> ''`,
      ]
      const rows = []
      for (const one of where) rows.push(await readRows(tx, sql`explain select from ${variant} where ${one}`))
      return JSON.stringify(rows)
    })
    expect(plans).toContain('variant_sku_code')
    expect(plans).toContain('variant_gtin_code')
    expect(plans).not.toContain('Seq Scan')
  })
})
