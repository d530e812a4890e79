/** @jest-environment node */
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { ProductDetail, ProductList } from '../../../contract/entities/product'
import { priceChange, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setProduct } from '../operations/set-product'
import { setPrice } from '../set-price'
import { priceTimeline } from './price-history'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-08-01T12:00:00Z')
let clock = START
let opened: Awaited<ReturnType<typeof openTestShop>>
let key = 'tea'
beforeAll(async () => (opened = await openTestShop({ now: () => clock })))
afterAll(() => opened.close())
beforeEach(() => (key += 'a'))

const day = (days: number) => new Date(START + days * DAY)

interface Sale {
  price?: number
  specialPrice?: number
  saleStarts?: Date
  saleEnds?: Date
}

/** Sets the prices of the 100 g of a tea; its 50 g cost 8.00 always. @param on days from the start */
async function sell(on: number, sale: Sale, fields: object = {}) {
  clock = START + on * DAY
  await setProduct(
    opened.shop,
    {
      ...{ key, name: 'Assam', categories: ['clubs'], options: [{ name: 'Weight', values: ['50 g', '100 g'] }] },
      variants: [
        { options: ['50 g'], price: 8, stock: 5, sku: `${key}-50` },
        { options: ['100 g'], stock: 5, sku: `${key}-100`, ...sale },
      ],
      ...fields,
    },
    { actor: 'owner' },
  )
}

const send = async (path: string) => (await testClient(opened.app)('GET', path, { now: clock })).data

/** The prices of the 100 g variant on the page on a day: price, special price, lowest price. */
async function shown(on: number) {
  clock = START + on * DAY
  const { variants } = (await send(`/api/product/${key}`)) as ProductDetail
  const { price, specialPrice, lowestPrice } = variants[1] ?? {}
  return [price, specialPrice, lowestPrice]
}

async function history(weight = 100) {
  const rows = await opened.db
    .select({ price: priceChange.price, at: priceChange.at })
    .from(priceChange)
    .innerJoin(variant, eq(variant.id, priceChange.variantId))
    .where(eq(variant.sku, `${key}-${weight}`))
    .orderBy(asc(priceChange.at))
  return rows.map(({ price, at }) => [price, (at.getTime() - START) / DAY])
}

describe('the price history of a variant', () => {
  it('begins with its first price and has each that differs', async () => {
    await sell(0, { price: 14 })
    await sell(5, { price: 14 }, { isNew: true })
    await sell(9, { price: 12 })
    expect(await history()).toEqual([
      [1400, 0],
      [1200, 9],
    ])
    expect(await history(50)).toEqual([[800, 0]])
  })

  it('has the start and the end of a sale, and forgets those of one that is called off', async () => {
    await sell(0, { price: 14, specialPrice: 10, saleStarts: day(5), saleEnds: day(9) })
    expect(await history()).toEqual([
      [1400, 0],
      [1000, 5],
      [1400, 9],
    ])
    await sell(7, { price: 14 })
    expect(await history()).toEqual([
      [1400, 0],
      [1000, 5],
      [1400, 7],
    ])
  })

  it('takes over what the product cost, from the first price of its own on', async () => {
    await sell(0, {}, { price: 14 })
    await sell(10, {}, { price: 12 })
    await sell(15, {}, { price: 14 })
    expect(await history()).toEqual([])
    await sell(20, { price: 14, specialPrice: 13 }, { price: 14 })
    expect(await history()).toEqual([
      [1400, 0],
      [1200, 10],
      [1400, 15],
      [1300, 20],
    ])
    expect(await shown(20)).toEqual([1300, null, undefined])
  })

  it('goes on when it costs what its product costs again', async () => {
    await sell(0, { price: 10 }, { price: 14 })
    await sell(10, {}, { price: 14 })
    clock = START + 12 * DAY
    await setPrice(opened.shop, { key, price: 1500, specialPrice: null })
    expect(await history()).toEqual([
      [1000, 0],
      [1400, 10],
      [1500, 12],
    ])
  })

  it('goes with its variant', async () => {
    await sell(0, { price: 14 })
    await sell(1, {}, { variants: [{ options: ['50 g'], price: 8, stock: 5, sku: `${key}-50` }] })
    expect(await opened.db.$count(priceChange, and(eq(priceChange.productKey, key), eq(priceChange.price, 1400)))).toBe(
      0,
    )
  })
})

describe('the lowest price of the 30 days before', () => {
  it('is that of the variant, whatever others cost', async () => {
    await sell(0, { price: 14 })
    await sell(40, { price: 14, specialPrice: 10 })
    expect(await shown(40)).toEqual([1400, 1000, 1400])
  })

  it('is that of a sale within them', async () => {
    await sell(0, { price: 14 })
    await sell(40, { price: 14, specialPrice: 12 })
    await sell(45, { price: 14 })
    await sell(60, { price: 14, specialPrice: 10 })
    expect(await shown(60)).toEqual([1200, 1000, 1200])
  })

  it('is kept by a sale that goes on or further down', async () => {
    await sell(0, { price: 14 })
    await sell(40, { price: 14, specialPrice: 12 })
    await sell(50, { price: 14, specialPrice: 12 }, { isNew: true })
    await sell(60, { price: 14, specialPrice: 9 })
    expect(await shown(60)).toEqual([1400, 900, 1400])
  })

  it('of a sale to come counts up to its start, also what is known to come before', async () => {
    await sell(0, { price: 20 })
    await sell(40, { price: 14, specialPrice: 10, saleStarts: day(50), saleEnds: day(60) })
    expect(await shown(49)).toEqual([1400, null, undefined])
    expect(await shown(50)).toEqual([1400, 1000, 1400])
    expect(await shown(60)).toEqual([1400, null, undefined])
    await sell(61, { price: 14, specialPrice: 12, saleStarts: day(70) })
    // Until day 60 it cost 10.00.
    expect(await shown(70)).toEqual([1200, null, undefined])
  })

  it('makes no reduction of a price that was raised to be reduced; listings say so too', async () => {
    await sell(0, { price: 14 })
    await sell(40, { price: 20 })
    await sell(45, { price: 20, specialPrice: 14 })
    expect(await shown(45)).toEqual([1400, null, undefined])
    const { list } = (await send('/api/product?category=clubs&on-sale=1&limit=50')) as ProductList
    expect(list.map((one) => one.key)).not.toContain(key)
  })
})

describe('the coming prices of a variant', () => {
  it('change where its sale starts and ends, and never without reason', () => {
    const time = fc.option(fc.integer({ min: -5, max: 5 }).map(day))
    const cents = fc.option(fc.integer({ min: 1, max: 5 }))
    const own = fc.record({
      price: fc.integer({ min: 1, max: 5 }),
      specialPrice: cents,
      lowestPrice: fc.constant(null),
    })
    const one = fc.record({ price: cents, specialPrice: cents, saleStartsAt: time, saleEndsAt: time })
    fc.assert(
      fc.property(one, own, (prices, product) => {
        const timeline = priceTimeline({ ...prices, lowestPrice: null, weight: null, volume: null }, product, day(0))
        expect(timeline[0]?.at).toEqual(day(0))
        for (const [place, { at, price }] of timeline.entries()) {
          const before = timeline[place - 1]
          if (!before) continue
          expect([prices.saleStartsAt, prices.saleEndsAt]).toContainEqual(at)
          expect(at.getTime()).toBeGreaterThan(before.at.getTime())
          expect(price).not.toBe(before.price)
        }
      }),
    )
  })
})
