/** @jest-environment node */
import type { CartReply } from '../../contract/entities/cart'
import type { ProductDetail, ProductList } from '../../contract/entities/product'
import type { FeedProducts } from '../../contract/entities/sitemap'
import { setProduct } from '../catalog/operations/set-product'
import { refreshSales } from '../catalog/variants/refresh-sales'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'

const SECOND = 1000
const SALE_START = Date.parse('2026-09-01T13:00:00Z')
const SALE_END = Date.parse('2026-09-01T14:00:00Z')
const FULL_PRICE = { price: 3200, specialPrice: null }
const SALE_PRICE = { price: 3200, specialPrice: 2000 }

let opened: CheckoutShop
let shopper: Awaited<ReturnType<typeof buyer>>
/** Number of an order placed a second before the end. */
let earlyOrderNumber = ''
beforeAll(async () => {
  opened = await openCheckoutShop()
  const sale = { price: 32, specialPrice: 20, saleStarts: new Date(SALE_START), saleEnds: new Date(SALE_END) }
  await setProduct(
    opened.shop,
    {
      key: 'shorts',
      options: [{ name: 'Size', isSize: true, values: ['M', 'L'] }],
      variants: [
        { options: ['M'], sku: 'shorts-M', stock: 40, ...sale },
        { options: ['L'], sku: 'shorts-L', stock: 40, price: 40 },
      ],
    },
    { actor: 'owner' },
  )
  shopper = await buyer(opened)
  await shopper.fillIn()
  await addMedium(shopper, 2)
})
afterAll(() => opened.close())

async function addMedium({ send }: Pick<typeof shopper, 'send'>, quantity = 1) {
  const { optionGroups } = (await send('GET', '/api/product/shorts')).data as ProductDetail
  const optionIds = [optionGroups[0]?.optionList[0]?.id]
  await send('POST', '/api/cart', { body: { key: 'shorts', optionIds, quantity } })
}

/** Moves the clock to a moment; requests advance it by some milliseconds. */
const at = (moment: number) => opened.advance(moment - opened.now())

const prices = (offer: { price: number; specialPrice?: number | null } | null | undefined) =>
  offer ? { price: offer.price, specialPrice: offer.specialPrice ?? null } : null

/** The price of a medium in each place that shows it. */
async function pricesByPage() {
  const read = async (path: string) => (await shopper.send('GET', path)).data
  const { list } = (await read('/api/product?category=clubs&limit=50')) as ProductList
  const sales = (await read('/api/product?category=clubs&on-sale=1&limit=50')) as ProductList
  const cheapest = (await read('/api/product?category=clubs&sort=price-asc&limit=50')) as ProductList
  const product = (await read('/api/product/shorts')) as ProductDetail
  const feed = (await read('/api/feed')) as FeedProducts
  const cart = (await read('/api/cart')) as CartReply
  const checkout = await shopper.checkout()
  return {
    list: prices(list.find(({ key }) => key === 'shorts')),
    product: prices(product.variants[0]),
    feed: prices(feed.list.find(({ key }) => key === 'shorts')?.variants[0]?.prices),
    cart: prices(cart.carts[0]),
    checkout: prices(checkout.lines[0]),
    subTotal: cart.specialSubTotal,
    total: checkout.totals.total,
    isListedAsSale: sales.list.some(({ key }) => key === 'shorts'),
    // A ball costs 29.00.
    isCheapest: cheapest.list[0]?.key === 'shorts',
  }
}

const all = (price: object, paid: number, isSale: boolean) => ({
  ...{ list: price, product: price, feed: price, cart: price, checkout: price },
  ...{ subTotal: 2 * paid, total: 2 * paid, isListedAsSale: isSale, isCheapest: isSale },
})

describe('a sale with a start and an end', () => {
  it('has not started a second before its start, wherever a price is shown', async () => {
    at(SALE_START - SECOND)
    await refreshSales(opened.shop, SALE_START - 60 * SECOND)
    expect(await pricesByPage()).toEqual(all(FULL_PRICE, 3200, false))
  })

  it('applies from its start on', async () => {
    at(SALE_START)
    await refreshSales(opened.shop, SALE_START - SECOND)
    expect(await pricesByPage()).toEqual(all(SALE_PRICE, 2000, true))
  })

  it('applies until a second before its end; its price is not charged after it', async () => {
    at(SALE_END - SECOND)
    await refreshSales(opened.shop, SALE_START)
    expect(await pricesByPage()).toEqual(all(SALE_PRICE, 2000, true))
    const other = await buyer(opened)
    await addMedium(other)
    await other.fillIn()
    earlyOrderNumber = ((await other.place()).data as { number: string }).number
    const shown = toNewOrder(await shopper.checkout())
    at(SALE_END)
    expect(await shopper.place(shown)).toMatchObject({
      code: 4006,
      data: {
        changes: [
          { kind: 'line', before: 2000, now: 3200 },
          { kind: 'total', before: 4000, now: 6400 },
        ],
      },
    })
  })

  it('is over at its end; the next order costs the full price, and an earlier one keeps its price', async () => {
    await refreshSales(opened.shop, SALE_END - SECOND)
    expect(await pricesByPage()).toEqual(all(FULL_PRICE, 3200, false))
    const { code, data } = await shopper.place()
    expect(code).toBe(0)
    expect(await opened.orderRow((data as { number: string }).number)).toMatchObject({ total: 6400, subTotal: 6400 })
    expect(await opened.orderRow(earlyOrderNumber)).toMatchObject({ total: 2000, subTotal: 2000 })
  })
})
