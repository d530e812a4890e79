/** @jest-environment node */
import { asc, eq } from 'drizzle-orm'
import { catalogEntry, priceChange, product } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { setPrice } from './set-price'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-08-01T12:00:00Z')
let clock = START
let opened: Awaited<ReturnType<typeof openTestShop>>
beforeEach(async () => {
  clock = START
  opened = await openTestShop({ now: () => clock })
})
afterEach(() => opened.close())

/** Home costs 79.00 and has for 90 days. */
const ask = (price: number, specialPrice: number | null = null, days = 0) => {
  clock += days * DAY
  return setPrice({ db: opened.db, now: () => clock }, { key: 'home', price, specialPrice })
}
const row = async () => (await opened.db.select().from(product).where(eq(product.key, 'home')))[0]
const listPrices = async () => {
  const rows = await opened.db
    .select()
    .from(priceChange)
    .where(eq(priceChange.productKey, 'home'))
    .orderBy(asc(priceChange.id))
  return rows.map(({ price }) => price)
}
const shown = async () => {
  const { data } = await testClient(opened.app)('GET', '/api/product/home', { now: clock })
  const { price, specialPrice, lowestPrice } = data as Record<string, number | null>
  return [price, specialPrice, lowestPrice]
}

const onSale = async () => {
  const { data } = await testClient(opened.app)('GET', '/api/product?category=sale', { now: clock })
  return (data as { list: { key: string }[] }).list.map(({ key }) => key)
}

describe('a new price', () => {
  it('adds a reduced product to the sale category, and removes it again', async () => {
    expect(await onSale()).toEqual(['away'])
    await ask(7900, 5900)
    expect(await onSale()).toEqual(['home', 'away'])
    await ask(7900)
    expect(await onSale()).toEqual(['away'])
  })

  it('is recorded with the previous one, which is struck through', async () => {
    expect(await ask(7900, 5900)).toBe(true)
    expect(await listPrices()).toEqual([7900, 5900])
    expect(await shown()).toEqual([7900, 5900, 7900])
  })

  it('after a sale within 30 days strikes only the price of that sale', async () => {
    await ask(7900, 6900)
    await ask(7900, null, 5)
    await ask(7900, 5900, 10)
    expect(await listPrices()).toEqual([7900, 6900, 7900, 5900])
    expect(await shown()).toEqual([6900, 5900, 6900])
  })

  it('that was raised to be reduced is not shown as reduced', async () => {
    await ask(9900)
    await ask(9900, 7900, 10)
    expect(await shown()).toEqual([7900, null, null])
    const [entry] = await opened.db
      .select()
      .from(catalogEntry)
      .where(eq(catalogEntry.productId, (await row())?.id ?? 0))
    expect(entry).toMatchObject({ paid: 7900, isOnSale: false })
  })

  it('30 days after a raise strikes the raised price', async () => {
    await ask(9900)
    await ask(9900, 7900, 31)
    expect(await shown()).toEqual([9900, 7900, 9900])
  })

  it('that is reduced further keeps the first struck-through price', async () => {
    await ask(7900, 6900)
    await ask(7900, 5900, 5)
    expect(await shown()).toEqual([7900, 5900, 7900])
  })

  it('that goes up within a sale is a new reduction', async () => {
    await ask(7900, 4900)
    await ask(7900, 5900, 5)
    expect(await shown()).toEqual([5900, null, null])
  })

  it('without a reduction strikes nothing', async () => {
    await ask(7900, 5900)
    await ask(7900, null, 5)
    expect([await row(), await shown()]).toMatchObject([{ lowestPrice: null }, [7900, null, null]])
  })

  it('that is unchanged adds nothing to the price history', async () => {
    await ask(7900)
    expect(await listPrices()).toEqual([7900])
  })

  it('updates the listings', async () => {
    await ask(7900, 5900)
    const { data } = await testClient(opened.app)('GET', '/api/product?on-sale=1', { now: clock })
    expect(data).toMatchObject({ list: expect.arrayContaining([expect.objectContaining({ key: 'home' })]) })
  })

  it('of an unknown product is rejected', async () => {
    expect(await setPrice(opened.shop, { key: 'nothing', price: 1, specialPrice: null })).toBe(false)
  })
})
