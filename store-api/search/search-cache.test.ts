/** @jest-environment node */
import { CardCache } from '../catalog/product-cards'
import { setPrice } from '../catalog/set-price'
import { store } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import { findMatches } from './rank-products'
import { SearchCache } from './search-cache'

let opened: Awaited<ReturnType<typeof openTestShop>>
let time = Date.now()
const find = jest.fn(findMatches)
beforeAll(async () => (opened = await openTestShop({ now: () => time })))
afterAll(() => opened.close())
beforeEach(() => find.mockClear())

const page = { keyword: 'shirt', page: 1, limit: 12 }
const newSearches = () => new SearchCache(opened.shop, new CardCache(opened.shop), find)

describe('words of the shop', () => {
  it('count from the next new search on, once they are set', async () => {
    const totalOf = async () => (await newSearches().search({ ...page, keyword: 'gizmo' })).total
    expect(await totalOf()).toBe(0)
    const [before] = await opened.shop.db.select().from(store)
    if (!before) throw new Error('no store')
    const search = { en: { synonyms: ['Gizmo: rovers'], ignoredWords: [], compoundEnds: [] } }
    await opened.shop.db.update(store).set({ content: { ...before.content, search } })
    expect(await totalOf()).toBeGreaterThan(0)
    await opened.shop.db.update(store).set({ content: before.content })
  })
})

describe('what words find', () => {
  it('is searched once for all filters, sort orders and pages', async () => {
    const searches = newSearches()
    const all = await searches.search(page)
    const sorted = await searches.search({ ...page, sort: 'price-asc' })
    const narrowed = await searches.search({ ...page, 'on-sale': '1' })
    expect(sorted.list.map(({ key }) => key).toSorted()).toEqual(all.list.map(({ key }) => key).toSorted())
    expect(narrowed.list).toEqual(all.list.filter(({ specialPrice }) => specialPrice !== null))
    expect(narrowed.total).toBeLessThan(all.total)
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('is found for each keyword', async () => {
    const searches = newSearches()
    const totalOf = async (keyword: string) => (await searches.search({ ...page, keyword })).total
    expect(await totalOf('shirt')).toBeGreaterThan(await totalOf('shorts'))
    expect(await totalOf('shirt')).toBeGreaterThan(await totalOf('shorts'))
    expect(find.mock.calls.map(([, keyword]) => keyword)).toEqual(['shirt', 'shorts'])
  })

  it('is found again when a product has changed, and after a minute', async () => {
    const searches = newSearches()
    await searches.search(page)
    await setPrice(opened.shop, { key: 'home', price: 12_300, specialPrice: null })
    const changed = await searches.search(page)
    expect(changed.list.find(({ key }) => key === 'home')?.price).toBe(12_300)
    time += 60_000
    await searches.search(page)
    expect(find).toHaveBeenCalledTimes(3)
  })

  it('is searched again when the last attempt failed', async () => {
    find.mockRejectedValueOnce(new Error('away'))
    const searches = newSearches()
    await expect(searches.search(page)).rejects.toThrow('away')
    expect((await searches.search(page)).total).toBeGreaterThan(0)
  })
})
