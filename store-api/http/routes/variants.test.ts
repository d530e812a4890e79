/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { CartReply } from '../../../contract/entities/cart'
import type { Order } from '../../../contract/entities/order'
import type { ProductDetail, ProductList } from '../../../contract/entities/product'
import { setProduct } from '../../catalog/operations/set-product'
import { UNLIMITED_STOCK } from '../../catalog/variants/stock'
import { product, variant } from '../../db/schema'
import { buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'

/** A tea of two weights and two grinds; one of its four choices is not offered. */
const TEA = {
  key: 'tea',
  name: 'Assam',
  categories: ['clubs'],
  options: [
    { name: { en: 'Weight', de: 'Gewicht' }, values: ['50 g', '100 g'] },
    { name: 'Grind', values: [{ name: 'Leaf', colour: '#204010' }, { name: 'Fine' }] },
  ],
  variants: [
    { options: ['50 g', 'Leaf'], sku: 'T-50-L', gtin: '4006381333931', price: 7.9, weight: 50, stock: 5 },
    { options: ['50 g', 'Fine'], sku: 'T-50-F', price: 8.5, weight: 50, stock: 2, policy: 'continue' },
    {
      ...{ options: ['100 g', 'Leaf'], sku: 'T-100-L', price: 14.8, specialPrice: 12, weight: 100, stock: 3 },
      ...{ saleStarts: '2026-09-01T13:00:00Z', saleEnds: '2026-09-01T14:00:00Z' },
    },
  ],
}
const VOUCHER = {
  ...{ key: 'voucher', name: 'Voucher', categories: ['clubs'], price: 25 },
  ...{ sku: 'VOUCHER', stock: 0, policy: 'untracked', needsDelivery: false },
}
const BOOK = { key: 'book', name: 'A book', categories: ['clubs'], price: 12, sku: 'BOOK', stock: 1 }

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
  for (const document of [TEA, VOUCHER, BOOK]) await setProduct(shop.shop, document, { actor: 'owner' })
})
afterAll(() => shop.close())

async function read(key: string): Promise<ProductDetail> {
  const { data } = await (await buyer(shop)).send('GET', `/api/product/${key}`)
  return CALLS.getProduct.response.validateSync(data, { strict: true }) as ProductDetail
}

/** The ids of some values of the tea. */
async function idsOf(...titles: string[]): Promise<number[]> {
  const values = (await read('tea')).optionGroups.flatMap(({ optionList }) => optionList)
  return titles.map((title) => values.find((value) => value.title === title)?.id ?? 0)
}

type Buyer = Awaited<ReturnType<typeof buyer>>

async function add({ send }: Buyer, key: string, optionIds: number[], quantity = 1) {
  return send('POST', '/api/cart', { body: { key, optionIds, quantity } })
}
const cartOf = async ({ send }: Buyer) => (await send('GET', '/api/cart')).data as CartReply
const stockOf = async (sku: string) =>
  (await shop.db.select().from(variant).where(eq(variant.sku, sku)))[0]?.stock ?? null

describe('a product of two option groups', () => {
  it('lists its groups in their order, and the variants that there are', async () => {
    const { optionGroups, variants } = await read('tea')
    expect(optionGroups.map(({ id, title }) => [id >= 10, title])).toEqual([
      [true, 'Weight'],
      [true, 'Grind'],
    ])
    expect(optionGroups[1]?.optionList[0]?.colour).toBe('#204010')
    const [small, large, leaf, fine] = await idsOf('50 g', '100 g', 'Leaf', 'Fine')
    expect(variants).toMatchObject([
      {
        optionIds: [small, leaf],
        price: 790,
        stock: 5,
        gtin: '4006381333931',
        unitPrice: { price: 1580, unit: '100 g' },
      },
      { optionIds: [small, fine], price: 850, stock: 2, isBackOrder: true },
      { optionIds: [large, leaf], price: 1480, specialPrice: null, isBackOrder: false },
    ])
  })

  it('shows on its card the lowest price, and that others cost more', async () => {
    const { data } = await (await buyer(shop)).send('GET', '/api/product?category=clubs&limit=50')
    const card = (data as ProductList).list.find(({ key }) => key === 'tea')
    expect(card).toMatchObject({ price: 790, specialPrice: null, isPriceFrom: true, inStock: true })
    expect(card?.unitPrice).toEqual({ price: 1580, unit: '100 g' })
  })

  it('is bought by one value of each group, in any order, at the price of its variant', async () => {
    const guest = await buyer(shop)
    const [small, leaf] = await idsOf('50 g', 'Leaf')
    expect((await add(guest, 'tea', [leaf ?? 0, small ?? 0], 2)).code).toBe(0)
    const cart = await cartOf(guest)
    CALLS.getCart.response.validateSync(cart, { strict: true })
    expect(cart.carts).toMatchObject([
      {
        ...{ price: 790, quantity: 2, stock: 5 },
        optionList: [
          { id: small, groupTitle: 'Weight', title: '50 g' },
          { id: leaf, groupTitle: 'Grind', title: 'Leaf' },
        ],
      },
    ])
    expect(cart.subTotal).toBe(1580)
  })

  it('is not bought by a choice that is not offered, not whole, doubled or foreign', async () => {
    const guest = await buyer(shop)
    const [small = 0, large = 0, leaf = 0, fine = 0] = await idsOf('50 g', '100 g', 'Leaf', 'Fine')
    for (const choice of [[large, fine], [small], [], [small, large], [small, small, leaf], [small, leaf, fine]])
      expect((await add(guest, 'tea', choice)).code).toBe(400)
    expect((await add(guest, 'book', [small, leaf])).code).toBe(400)
    expect((await cartOf(guest)).carts).toEqual([])
  })

  it('is not bought beyond the stock of its variant, unless on back order', async () => {
    const guest = await buyer(shop)
    const [small = 0, leaf = 0, fine = 0] = await idsOf('50 g', 'Leaf', 'Fine')
    expect((await add(guest, 'tea', [small, leaf], 6)).code).toBe(4005)
    expect((await add(guest, 'tea', [small, fine], 20)).code).toBe(0)
    await guest.fillIn()
    expect((await guest.place()).code).toBe(0)
    expect(await stockOf('T-50-F')).toBe(-18)
    expect((await read('tea')).variants[1]).toMatchObject({ stock: 0, isBackOrder: true })
  })
})

describe('a product without options', () => {
  it('is bought at once', async () => {
    expect(await read('book')).toMatchObject({ optionGroups: [], variants: [], inStock: true, price: 1200 })
    const guest = await buyer(shop)
    expect((await add(guest, 'book', [])).code).toBe(0)
    expect((await cartOf(guest)).carts).toMatchObject([{ optionList: [], price: 1200, stock: 1 }])
    expect((await add(guest, 'book', [])).code).toBe(4005)
  })

  it('is sold without limit where its stock is not counted', async () => {
    const [one] = (await read('voucher')).variants
    expect(one).toMatchObject({ optionIds: [], needsDelivery: false, stock: UNLIMITED_STOCK })
    const guest = await buyer(shop)
    expect((await add(guest, 'voucher', [], 30)).code).toBe(0)
    await guest.fillIn()
    expect((await guest.place()).code).toBe(0)
    expect(await stockOf('VOUCHER')).toBe(0)
  })
})

describe('an order', () => {
  it('keeps all options as they were chosen, and takes the stock of their variant only', async () => {
    const ada = await buyer(shop, 'ada')
    const [small = 0, leaf = 0] = await idsOf('50 g', 'Leaf')
    const before = [await stockOf('T-50-L'), await stockOf('T-100-L')]
    await add(ada, 'tea', [small, leaf], 2)
    await ada.fillIn()
    const { data } = await ada.place()
    const { number } = data as { number: string }
    const order = (await ada.send('GET', `/api/order/${number}`)).data as Order
    CALLS.getOrder.response.validateSync(order, { strict: true })
    expect(order.lines).toMatchObject([
      {
        ...{ size: '', currentUnitPrice: 790 },
        options: [
          { groupTitle: 'Weight', title: '50 g' },
          { groupTitle: 'Grind', title: 'Leaf' },
        ],
      },
    ])
    expect([await stockOf('T-50-L'), await stockOf('T-100-L')]).toEqual([(before[0] ?? 0) - 2, before[1]])
  })

  it('can be ordered again, with the same options', async () => {
    const ada = await buyer(shop, 'ada')
    const [small = 0, leaf = 0] = await idsOf('50 g', 'Leaf')
    await add(ada, 'tea', [small, leaf])
    await ada.fillIn()
    const { number } = (await ada.place()).data as { number: string }
    await ada.send('POST', `/api/order/${number}/reorder`)
    expect((await cartOf(ada)).carts).toMatchObject([{ optionList: [{ title: '50 g' }, { title: 'Leaf' }] }])
  })
})

it('a sale counts by the shop’s clock, in the cart too', async () => {
  const guest = await buyer(shop)
  const [large = 0, leaf = 0] = await idsOf('100 g', 'Leaf')
  await add(guest, 'tea', [large, leaf])
  const line = async () => (await cartOf(guest)).carts.map(({ price, specialPrice }) => [price, specialPrice])
  expect(await line()).toEqual([[1480, null]])
  shop.advance(60 * 60_000)
  expect(await line()).toEqual([[1480, 1200]])
  shop.advance(60 * 60_000)
  expect(await line()).toEqual([[1480, null]])
})

it('a draft has no page and cannot be bought', async () => {
  await setProduct(shop.shop, { ...BOOK, key: 'draft', sku: 'DRAFT', status: 'draft' }, { actor: 'owner' })
  const [row] = await shop.db.select().from(product).where(eq(product.key, 'draft'))
  expect(row?.status).toBe('draft')
  const guest = await buyer(shop)
  expect((await guest.send('GET', '/api/product/draft')).code).toBe(404)
  expect((await add(guest, 'draft', [])).code).toBe(400)
})
