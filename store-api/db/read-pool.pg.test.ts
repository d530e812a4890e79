/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import type { ProductDetail, ProductList } from '../../contract/entities/product'
import type { CartReply } from '../../contract/entities/cart'
import { CatalogIndex } from '../catalog/facet-index/catalog-index'
import { migratedPostgres } from '../testing/database'
import { openTestShop, testClient } from '../testing/test-shop'
import { openReplica, ReadPool } from './replica'

const SERVER = process.env.TEST_DATABASE_URL ?? ''

describe('public reads', () => {
  it("are answered by the replica; a shopper's own data by the primary", async () => {
    const replica = await openTestShop({ database: await migratedPostgres() })
    await replica.db.execute(sql`update product set name = jsonb_set(name, '{en}', '"Of the replica"')`)
    const readers = { db: replica.db, catalog: new CatalogIndex(replica.db), catchUp: async () => {} }
    const primary = await openTestShop({ database: await migratedPostgres(), readers })
    const send = testClient(primary.app)

    const { list } = (await send('GET', '/api/product?page=1&limit=12')).data as ProductList
    expect(new Set(list.map(({ name }) => name))).toEqual(new Set(['Of the replica']))
    const detail = (await send('GET', '/api/product/home')).data as ProductDetail
    expect(detail.name).toBe('Of the replica')

    const optionId = detail.optionGroups[0]?.optionList.find(({ stock }) => stock > 0)?.id ?? 0
    const added = await send('POST', '/api/cart', { body: { key: 'home', optionIds: [optionId], quantity: 1 } })
    expect(added.code).toBe(0)
    const cart = (await send('GET', '/api/cart')).data as CartReply
    expect(cart.carts.map(({ product }) => product.name === 'Of the replica')).toEqual([false])
    await Promise.all([primary.close(), replica.close()])
  })

  it('are answered by the primary while the replica is down, which is reported once', async () => {
    const warnings: unknown[] = []
    const readers = openReplica('postgres://unknown@127.0.0.1:1/none', SERVER, (error) => warnings.push(error))
    const query = () => readers.db.execute(sql`select 1`)
    for (let n = 0; n < 30; n++) await query()
    await Promise.all(Array.from({ length: 30 }, query))
    const end = Date.now() + 10_000
    while (warnings.length === 0 && Date.now() < end) await pause(50)
    await pause(1500)
    await readers.close()
    expect(warnings).toHaveLength(1)
  })

  it('are answered by the primary for a while once the replica refuses connections', async () => {
    const primary = new Pool({ connectionString: SERVER })
    const unreachable = { connectionString: 'postgres://unknown@127.0.0.1:1/none' }
    const warnings: unknown[] = []
    const pool = new ReadPool(unreachable, primary, { isBehind: () => false }, (error) => warnings.push(error))
    for (let n = 0; n < 30; n++) await pool.query('select 1')
    await pool.end()
    await primary.end()
    expect(warnings).toHaveLength(1)
  })
})
