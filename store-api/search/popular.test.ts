/** @jest-environment node */
import type { Suggestions } from '../../contract/entities/search'
import { refreshCatalogEntries } from '../catalog/facet-index/entry'
import { order, orderLine, product, variant } from '../db/schema'
import { eq } from 'drizzle-orm'
import { openTestShop, testClient } from '../testing/test-shop'

const NOW = Date.UTC(2026, 10, 24, 12)
const DAY_MS = 86_400_000
const TTL_MS = 300_000

/** Increases with every call, because no signature is accepted twice. */
let now = NOW
let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ now: () => now })))
afterAll(() => opened.close())

/** The popular products once the last result has expired. */
async function popular() {
  now += TTL_MS
  const { data } = await testClient(opened.app)('GET', '/api/search/suggest', { now })
  const { products, categories } = data as Suggestions
  return { keys: products.map(({ key }) => key), categories: categories.map(({ key }) => key) }
}

async function sell(number: string, key: string, more: Partial<typeof order.$inferInsert> = {}, quantity = 10) {
  const [row] = await opened.db
    .insert(order)
    .values({
      ...{
        number,
        email: 'ada@mail.example',
        payment: 'paid',
        shipping: 'unshipped',
        placedAt: new Date(NOW - DAY_MS),
      },
      ...more,
    })
    .returning({ id: order.id })
  await opened.db.insert(orderLine).values({
    ...{ orderId: row?.id ?? 0, productKey: key, productName: key, productModel: '', imageUrl: '', size: 'M' },
    ...{ quantity, unitPrice: 100 },
  })
}

describe('what is popular', () => {
  it('is in the shop’s own order as long as nothing was sold, and roots of the tree', async () => {
    const { keys, categories } = await popular()
    expect(keys.length).toBeGreaterThan(2)
    expect(categories.length).toBeGreaterThan(0)
  })

  it('is what sold most in paid orders of the last 90 days', async () => {
    const last = (await popular()).keys.at(-1) ?? ''
    const [, second = ''] = (await popular()).keys
    await sell('TL-P1', second, { payment: 'unpaid' }, 90)
    await sell('TL-P2', second, { placedAt: new Date(NOW - 91 * DAY_MS) }, 90)
    await sell('TL-P3', last)
    expect((await popular()).keys[0]).toBe(last)
    await sell('TL-P4', second, {}, 11)
    const { keys } = await popular()
    expect(keys.slice(0, 2)).toEqual([second, last])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same for some minutes', async () => {
    const before = await popular()
    const [, , third = ''] = before.keys
    await sell('TL-P5', third, {}, 99)
    now -= TTL_MS - 1
    expect((await popular()).keys).toEqual(before.keys)
    expect((await popular()).keys[0]).toBe(third)
  })

  it('is never a product that is sold out', async () => {
    const [first = ''] = (await popular()).keys
    await opened.db.update(variant).set({ stock: 0 }).where(eq(variant.productKey, first))
    const rows = await opened.db.select({ id: product.id }).from(product).where(eq(product.key, first))
    await refreshCatalogEntries(
      opened.db,
      rows.map(({ id }) => id),
    )
    const before = now
    expect((await popular()).keys).not.toContain(first)
    // Also within the minutes for which sales are not counted again.
    await opened.db.update(variant).set({ stock: 5 }).where(eq(variant.productKey, first))
    await refreshCatalogEntries(
      opened.db,
      rows.map(({ id }) => id),
    )
    now = before + 1
    expect((await popular()).keys).toContain(first)
  })
})
