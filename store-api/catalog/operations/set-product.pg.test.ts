/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { auditLog, product, variant } from '../../db/schema'
import { migratedPostgres } from '../../testing/database'
import { openTestShop } from '../../testing/test-shop'
import { VersionConflict } from './change'
import { setProduct } from './set-product'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())

const set = (document: object, expectedVersion?: number) =>
  setProduct(opened.shop, document, { actor: 'owner', expectedVersion })
const tea = { key: 'tea', name: 'Tea', price: 5, sku: 'TEA', stock: 1 }

describe('on PostgreSQL, at the same time', () => {
  it('of ten changes that are based on one version, one is written and nine are refused', async () => {
    expect(await set(tea)).toMatchObject({ version: 1 })
    const writers = Array.from({ length: 10 }, (_, at) => `writer ${at}`)
    const results = await Promise.allSettled(writers.map((brand) => set({ key: 'tea', brand }, 1)))
    const winners = results.flatMap((result, at) => (result.status === 'fulfilled' ? [writers[at]] : []))
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(winners).toHaveLength(1)
    expect(lost).toHaveLength(9)
    for (const reason of lost) expect(reason).toBeInstanceOf(VersionConflict)
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'tea'))
    expect([row?.brand.en, row?.version]).toEqual([winners[0], 2])
    expect(await opened.db.$count(auditLog, eq(auditLog.key, 'tea'))).toBe(2)
  })

  it('changes of different fields without a version are all written, one after the other', async () => {
    const fields = [{ brand: 'Corner' }, { model: 'M-1' }, { subtitle: 'Green' }, { stock: 7 }, { price: 6 }]
    await Promise.all(fields.map((field) => set({ key: 'tea', ...field })))
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'tea'))
    expect(row).toMatchObject({ model: 'M-1', price: 600, version: 7 })
    expect([row?.brand.en, row?.subtitle.en]).toEqual(['Corner', 'Green'])
    expect(await opened.db.select().from(variant).where(eq(variant.productKey, 'tea'))).toMatchObject([{ stock: 7 }])
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.key, 'tea')).orderBy(auditLog.id)
    // Each begins with what the one before has left.
    for (const [at, { before }] of records.entries()) expect(before).toEqual(records[at - 1]?.after ?? null)
  })

  it('creations of one key make one product', async () => {
    const results = await Promise.all([1, 2, 3, 4].map((price) => set({ ...tea, key: 'new-tea', sku: 'NEW', price })))
    expect(results.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
    expect(await opened.db.$count(product, eq(product.key, 'new-tea'))).toBe(1)
  })
})
