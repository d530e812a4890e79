/** @jest-environment node */
import type { ProductDetail, ProductList } from '../../../contract/entities/product'
import { change } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'
import { setProduct } from '../operations/set-product'
import { refreshSales } from './refresh-sales'

const HOUR = 60 * 60_000
const START = Date.parse('2026-09-01T12:00:00Z')
let time = START
let opened: Awaited<ReturnType<typeof openTestShop>>

beforeAll(async () => {
  opened = await openTestShop({ now: () => time })
  const sale = { specialPrice: 5, saleStarts: '2026-09-01T13:00:00Z', saleEnds: '2026-09-01T14:00:00Z' }
  await setProduct(
    opened.shop,
    {
      ...{ key: 'tea', name: 'Assam', categories: ['clubs'] },
      options: [{ name: 'Weight', values: ['50 g', '100 g'] }],
      variants: [
        { options: ['50 g'], price: 8, stock: 5 },
        { options: ['100 g'], price: 14, stock: 5, ...sale },
      ],
    },
    { actor: 'owner' },
  )
})
afterAll(() => opened.close())

const ask = async (path: string) => (await testClient(opened.app)('GET', path, { now: time })).data

/** The prices in listings, in their facet and on the product's page. */
async function shown() {
  const { list } = (await ask('/api/product?category=clubs&limit=50')) as ProductList
  const onSale = (await ask('/api/product?category=clubs&on-sale=1&limit=50')) as ProductList
  const detail = (await ask('/api/product/tea')) as ProductDetail
  const card = list.find(({ key }) => key === 'tea')
  return {
    card: card && [card.price, card.specialPrice],
    isListedAsSale: onSale.list.some(({ key }) => key === 'tea'),
    variant: detail.variants[1]?.specialPrice,
  }
}

it('listings, facets, pages and storefronts follow the start and the end of a sale', async () => {
  expect(await shown()).toEqual({ card: [800, null], isListedAsSale: false, variant: null })
  await opened.db.delete(change)

  time = START + HOUR
  expect(await refreshSales(opened.shop, START)).toEqual(['tea'])
  expect(await shown()).toEqual({ card: [1400, 500], isListedAsSale: true, variant: 500 })
  expect(JSON.stringify(await opened.db.select().from(change))).toContain('product:tea')

  time = START + 2 * HOUR
  expect(await refreshSales(opened.shop, START + HOUR)).toEqual(['tea'])
  expect(await shown()).toEqual({ card: [800, null], isListedAsSale: false, variant: null })
})

it('a run that repeats an earlier one finds nothing to refresh', async () => {
  time = START + HOUR
  await refreshSales(opened.shop, START)
  await opened.db.delete(change)
  expect(await refreshSales(opened.shop, START)).toEqual([])
  expect(await opened.db.$count(change)).toBe(0)
})

it('what neither starts nor ends is left alone', async () => {
  expect(await refreshSales(opened.shop, START + 2 * HOUR)).toEqual([])
})
