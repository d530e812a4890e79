/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { CategoryNode } from '../../contract/entities/category'
import type { ProductList } from '../../contract/entities/product'
import { category, variant } from '../db/schema'
import { openTestShop, testClient } from '../testing/test-shop'
import { setCategory } from './operations/set-category'
import { setPrices } from './operations/set-prices'
import { setProduct } from './operations/set-product'
import { setPrice } from './set-price'
import { refreshSales } from './variants/refresh-sales'
import { withdrawCategory } from './withdraw'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const HOUR = 3_600_000
const BY = { actor: 'test' }
let now = NOW
let opened: Awaited<ReturnType<typeof openTestShop>>

/** `away` is on sale; `sale-of-rovers` covers the club's subtree, `sale` everything. */
beforeEach(async () => {
  now = NOW
  opened = await openTestShop({ now: () => now })
  await setCategory(opened.shop, { key: 'sale-of-rovers', name: 'Rovers', parent: 'sale', saleOf: ['rovers'] }, BY)
})
afterEach(() => opened.close())

const reduce = (key: string, specialPrice: number | null = 100) =>
  setPrice(opened.shop, { key, price: 7900, specialPrice })
const listed = async (key: string) => {
  const { data } = await testClient(opened.app)('GET', `/api/product?category=${key}`, { now })
  return (data as ProductList).list.map((card) => card.key).sort()
}

describe('a sale category', () => {
  it('is marked in the category tree, and so is one above nothing but sale categories', async () => {
    await setCategory(opened.shop, { key: 'sale', saleOf: null }, BY)
    await setCategory(opened.shop, { key: 'sale-by-hand', name: 'By hand', parent: 'rovers' }, BY)
    const marked = async () => {
      const { data } = await testClient(opened.app)('GET', '/api/category', { now })
      const keysOf = (nodes: CategoryNode[]): string[] =>
        nodes.flatMap(({ key, isSale, children }) => [...(isSale ? [key] : []), ...keysOf(children)])
      return keysOf(data as CategoryNode[]).sort()
    }
    expect(await marked()).toEqual(['sale', 'sale-of-rovers'])
    await setCategory(opened.shop, { key: 'mixed', name: 'Mixed', parent: 'sale' }, BY)
    expect(await marked()).toEqual(['sale-of-rovers'])
  })

  it('lists the products on sale of its categories and those below them, once it is made', async () => {
    expect(await listed('sale-of-rovers')).toEqual(['away'])
    await reduce('shorts')
    expect(await listed('sale-of-rovers')).toEqual(['away', 'shorts'])
    await reduce('shorts', null)
    expect(await listed('sale-of-rovers')).toEqual(['away'])
  })

  it('of all products has those that no other is of', async () => {
    await reduce('ball')
    expect([await listed('sale-of-rovers'), await listed('sale')]).toEqual([['away'], ['away', 'ball']])
    const [own] = await opened.db.select().from(category).where(eq(category.key, 'sale'))
    expect(own?.saleOf).toEqual([])
  })

  it('follows a product that is listed elsewhere', async () => {
    await setProduct(opened.shop, { key: 'away', categories: ['clubs'] }, BY)
    expect([await listed('sale-of-rovers'), await listed('sale')]).toEqual([[], ['away']])
    await setProduct(opened.shop, { key: 'away', categories: ['clubs', 'sale-of-rovers'], specialPrice: null }, BY)
    expect(await listed('sale')).toEqual([])
  })

  it('lists a variant’s sale from its start to its end', async () => {
    const [start, end] = [new Date(NOW + HOUR), new Date(NOW + 2 * HOUR)]
    await opened.db
      .update(variant)
      .set({ price: 3200, specialPrice: 2000, saleStartsAt: start, saleEndsAt: end })
      .where(eq(variant.productKey, 'shorts'))
    const at = async (time: Date) => {
      now = time.getTime()
      await refreshSales(opened.shop, NOW)
      return listed('sale-of-rovers')
    }
    expect([await listed('sale-of-rovers'), await at(start), await at(end)]).toEqual([
      ['away'],
      ['away', 'shorts'],
      ['away'],
    ])
  })

  it('follows prices that an operator sets', async () => {
    const reduceAs = (specialPrice: number | null, saleEndsAt: Date | null = null) =>
      setPrices(opened.shop, { name: 'shorts', price: 3200, specialPrice, saleStartsAt: null, saleEndsAt }, BY)
    await reduceAs(2000)
    expect(await listed('sale-of-rovers')).toEqual(['away', 'shorts'])
    await reduceAs(null)
    expect(await listed('sale-of-rovers')).toEqual(['away'])
    await reduceAs(2000, new Date(NOW + HOUR))
    expect(await listed('sale-of-rovers')).toEqual(['away', 'shorts'])
  })

  it('follows a category that moves below one of its own', async () => {
    await setCategory(opened.shop, { key: 'elsewhere', name: 'Elsewhere' }, BY)
    await setProduct(opened.shop, { key: 'away', categories: ['elsewhere'] }, BY)
    expect([await listed('sale-of-rovers'), await listed('sale')]).toEqual([[], ['away']])
    await setCategory(opened.shop, { key: 'elsewhere', parent: 'rovers' }, BY)
    expect(await listed('sale-of-rovers')).toEqual(['away'])
  })

  it('that is withdrawn leaves its products to the next one, and none to its parent', async () => {
    await setCategory(opened.shop, { key: 'outlet', name: 'Outlet' }, BY)
    await setCategory(opened.shop, { key: 'sale-of-rovers', parent: 'outlet' }, BY)
    expect(await listed('outlet')).toEqual(['away'])
    expect(await withdrawCategory(opened.shop, 'sale-of-rovers')).toBe('withdrawn')
    expect([await listed('outlet'), await listed('sale')]).toEqual([[], ['away']])
  })

  it('is filled by hand again without its rule, and refuses a category that there is not', async () => {
    await setCategory(opened.shop, { key: 'sale-of-rovers', saleOf: null }, BY)
    await setProduct(opened.shop, { key: 'home', categories: ['rovers', 'sale-of-rovers'] }, BY)
    expect(await listed('sale-of-rovers')).toContain('home')
    await reduce('home', null)
    expect(await listed('sale-of-rovers')).toContain('home')
    await expect(setCategory(opened.shop, { key: 'sale', saleOf: ['nothing'] }, BY)).rejects.toThrow(
      'there is no category nothing',
    )
  })
})
