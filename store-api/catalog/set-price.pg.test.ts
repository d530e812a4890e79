/** @jest-environment node */
import { desc, eq } from 'drizzle-orm'
import { catalogEntry, priceChange, product } from '../db/schema'
import { migratedPostgres } from '../testing/database'
import { openTestShop } from '../testing/test-shop'
import { setPrice } from './set-price'

let opened: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => (opened = await openTestShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())

describe('on PostgreSQL, at the same time', () => {
  it('keeps price, history and listings consistent after twenty concurrent changes', async () => {
    const prices = Array.from({ length: 20 }, (_, n) => 5000 + n * 100)
    await Promise.all(prices.map((specialPrice) => setPrice(opened.shop, { key: 'home', price: 7900, specialPrice })))
    const [row] = await opened.db.select().from(product).where(eq(product.key, 'home'))
    const [last] = await opened.db
      .select()
      .from(priceChange)
      .where(eq(priceChange.productKey, 'home'))
      .orderBy(desc(priceChange.id))
    const [entry] = await opened.db
      .select()
      .from(catalogEntry)
      .where(eq(catalogEntry.productId, row?.id ?? 0))
    expect(prices).toContain(row?.specialPrice)
    expect([last?.price, entry?.paid]).toEqual([row?.specialPrice, row?.specialPrice])
    expect(await opened.db.$count(priceChange, eq(priceChange.productKey, 'home'))).toBe(1 + prices.length)
  })
})
