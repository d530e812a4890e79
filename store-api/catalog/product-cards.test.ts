import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { picture, product } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import { CardCache, readCardsById } from './product-cards'
import { shownPrice } from './variants/prices'
import { setPrice } from './set-price'
import { setStock } from './set-stock'

let opened: Awaited<ReturnType<typeof openTestShop>>
let time = Date.now()
const read = jest.fn(readCardsById)
beforeAll(async () => (opened = await openTestShop({ now: () => time })))
afterAll(() => opened.close())
beforeEach(() => read.mockClear())

const idsOf = async (keys: string[]) => {
  const rows = await opened.db.select().from(product).where(inArray(product.key, keys))
  return keys.map((key) => rows.find((row) => row.key === key)?.id ?? 0)
}
const revision = async () => (await opened.shop.catalog.current()).revision

describe('the cards of products', () => {
  it('are read once, in the requested order; unknown ids are left out', async () => {
    const cards = new CardCache(opened.shop, read)
    const [home = 0, away = 0, shorts = 0] = await idsOf(['home', 'away', 'shorts'])
    const keysOf = async (ids: number[]) => (await cards.of(ids, await revision())).map(({ key }) => key)
    expect(await keysOf([away, home])).toEqual(['away', 'home'])
    expect(await keysOf([home, shorts, 0, away])).toEqual(['home', 'shorts', 'away'])
    expect(await keysOf([shorts, home])).toEqual(['shorts', 'home'])
    expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[away, home], [shorts, 0], []])
  })

  it('change at once with a price or the stock', async () => {
    const cards = new CardCache(opened.shop, read)
    const [home = 0] = await idsOf(['home'])
    const card = async () => (await cards.of([home], await revision()))[0]
    expect(await card()).not.toMatchObject({ price: 12_300 })
    await setPrice(opened.shop, { key: 'home', price: 12_300, specialPrice: null })
    expect(await card()).toMatchObject({ price: 12_300, inStock: true })
    for (const size of ['S', 'M', 'L', 'XL']) await setStock(opened.shop, { sku: `home-${size}`, pieces: 0 })
    expect(await card()).toMatchObject({ inStock: false })
  })

  it('have the second image of their product, if there is one', async () => {
    const [home = 0] = await idsOf(['home'])
    const second = async () => (await readCardsById(opened.shop, [home])).get(home)?.secondImageUrl
    expect(await second()).toBe('')
    const fronts = await opened.db.select().from(picture).where(eq(picture.name, 'home-front'))
    const add = (name: string, position: number) =>
      opened.db.insert(picture).values(fronts.map((front) => ({ ...front, name, position, version: '2' })))
    await add('home-label', 2)
    await add('home-back', 1)
    expect(await second()).toBe('/image/home-back.webp?v=2')
  })

  it('are read again after a minute, since the index does not detect every change', async () => {
    const cards = new CardCache(opened.shop, read)
    const [home = 0] = await idsOf(['home'])
    await cards.of([home], await revision())
    await cards.of([home], await revision())
    time += 60_000
    await cards.of([home], await revision())
    expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[home], [], [home]])
  })
})

const cents = fc.nat(100_000)
const prices = fc.record({ price: cents, specialPrice: fc.option(cents), lowestPrice: fc.option(cents) })

describe('what is shown of a reduction', () => {
  it.each([
    ['strikes the full price when it was never lower', [7900, 5500, 7900], [7900, 5500]],
    ['strikes what it cost in the 30 days before, when that was less', [7900, 5500, 6500], [6500, 5500]],
    ['is nothing when it cost no more in the 30 days before', [7900, 5500, 5500], [5500, null]],
    ['is nothing when it cost less in the 30 days before', [7900, 5500, 4900], [5500, null]],
    ['strikes the full price when it was raised before', [7900, 5500, 8900], [7900, 5500]],
    ['strikes the full price where no other is known', [7900, 5500, null], [7900, 5500]],
    ['is nothing without a reduced price', [7900, null, null], [7900, null]],
  ])('%s', (_, [price = 0, specialPrice = null, lowestPrice = null], [shown, reduced]) => {
    expect(shownPrice({ price: price ?? 0, specialPrice, lowestPrice })).toEqual({
      price: shown,
      specialPrice: reduced,
    })
  })

  it('never changes what is paid', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const shown = shownPrice(given)
        expect(shown.specialPrice ?? shown.price).toBe(given.specialPrice ?? given.price)
      }),
    )
  })

  it('never strikes a price above the full one or the lowest, nor one that is not above what is paid', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { price, specialPrice } = shownPrice(given)
        if (specialPrice === null) return
        expect(price).toBeLessThanOrEqual(given.price)
        expect(price).toBeLessThanOrEqual(given.lowestPrice ?? Infinity)
        expect(price).toBeGreaterThan(specialPrice)
      }),
    )
  })
})
