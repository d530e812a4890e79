/** @jest-environment node */
import { inArray } from 'drizzle-orm'
import { product } from '../db/schema'
import { setPrice } from './set-price'
import { readCardsById } from './product-cards'
import { setStock } from './set-stock'
import { openTestShop } from '../testing/test-shop'
import { KeptCards } from './kept-cards'

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
const revision = async () => (await opened.shop.listing.current()).revision

describe('the cards of products', () => {
  it('are read once, in the order they are asked for; those nobody knows are left out', async () => {
    const cards = new KeptCards(opened.shop, read)
    const [home = 0, away = 0, shorts = 0] = await idsOf(['home', 'away', 'shorts'])
    const keysOf = async (ids: number[]) => (await cards.of(ids, await revision())).map(({ key }) => key)
    expect(await keysOf([away, home])).toEqual(['away', 'home'])
    expect(await keysOf([home, shorts, 0, away])).toEqual(['home', 'shorts', 'away'])
    expect(await keysOf([shorts, home])).toEqual(['shorts', 'home'])
    expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[away, home], [shorts, 0], []])
  })

  it('are others at once when a price or what is in stock has changed', async () => {
    const cards = new KeptCards(opened.shop, read)
    const [home = 0] = await idsOf(['home'])
    const card = async () => (await cards.of([home], await revision()))[0]
    expect(await card()).not.toMatchObject({ price: 12_300 })
    await setPrice(opened.shop, { key: 'home', price: 12_300, specialPrice: null })
    expect(await card()).toMatchObject({ price: 12_300, inStock: true })
    for (const size of ['S', 'M', 'L', 'XL']) await setStock(opened.shop, { sku: `home-${size}`, pieces: 0 })
    expect(await card()).toMatchObject({ inStock: false })
  })

  it('are read again after a minute: not everything they show is known to listings', async () => {
    const cards = new KeptCards(opened.shop, read)
    const [home = 0] = await idsOf(['home'])
    await cards.of([home], await revision())
    await cards.of([home], await revision())
    time += 60_000
    await cards.of([home], await revision())
    expect(read.mock.calls.map(([, ids]) => ids)).toEqual([[home], [], [home]])
  })
})
