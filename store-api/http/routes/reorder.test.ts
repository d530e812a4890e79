/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { Order } from '../../../contract/entities/order'
import { orderLine, variant } from '../../db/schema'
import { rename } from '../../catalog/redirects'
import { buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.update(variant).set({ stock: 40 }).where(eq(variant.sku, 'home-M')))

/** A customer whose cart is empty. */
async function customer(name: 'ada' | 'ben') {
  const one = await buyer(opened, name)
  await one.send('DELETE', '/api/cart/clear')
  const again = (number: string) => one.send('POST', `/api/order/${number}/reorder`)
  return { ...one, again }
}

describe('ordering again', () => {
  it('adds the available lines of an order to the cart', async () => {
    const one = await customer('ben')
    await one.add('home-M', 2)
    const custom = { name: 'BEN', number: 9 }
    await one.add('home-M', 1, { custom })
    await one.fillIn()
    const { number } = (await one.place()).data as { number: string }
    const { data } = await one.again(number)
    expect(data).toEqual({ added: 3, missing: [] })
    const { lines } = await one.checkout()
    expect(lines.map(({ quantity, custom }) => [quantity, custom?.name])).toEqual([
      [2, undefined],
      [1, 'BEN'],
    ])
    await one.send('DELETE', '/api/cart/clear')
    await opened.db.update(variant).set({ stock: 1 }).where(eq(variant.sku, 'home-M'))
    expect((await one.again(number)).data).toEqual({
      added: 1,
      missing: [
        { name: 'Rovers home', size: 'M', reason: 'Only 1 left in this size.' },
        { name: 'Rovers home', size: 'M', reason: 'The last one is already in your cart.' },
      ],
    })
  })

  it('finds what was bought before there were variants by product and size', async () => {
    const one = await customer('ada')
    const { lines } = (await one.send('GET', '/api/order/TL-1001')).data as Order
    expect((await one.again('TL-1001')).data).toEqual({ added: 3, missing: [] })
    expect((await one.checkout()).lines.map(({ product: { key }, quantity }) => [key, quantity])).toEqual(
      lines.map(({ product: { key }, quantity }) => [key, quantity]),
    )
  })

  it('finds a product that was renamed since, and its page', async () => {
    const one = await customer('ben')
    const number = await one.buy('home-M')
    await rename(opened.shop, { kind: 'product', from: 'home', to: 'home-shirt' })
    const { lines } = (await one.send('GET', `/api/order/${number}`)).data as Order
    const answer = await one.again(number)
    await rename(opened.shop, { kind: 'product', from: 'home-shirt', to: 'home' })
    expect(answer.data).toEqual({ added: 1, missing: [] })
    expect(lines.map(({ product }) => product.key)).toEqual(['home-shirt'])
  })

  it('reports products that are no longer sold', async () => {
    const one = await customer('ada')
    await opened.db.update(orderLine).set({ productKey: 'gone' }).where(eq(orderLine.productKey, 'away'))
    const { data } = await one.again('TL-1001')
    expect(data).toMatchObject({ missing: [{ name: 'Rovers away', reason: 'This product is no longer available.' }] })
  })

  it('needs a logged-in customer', async () => {
    expect((await (await buyer(opened)).send('POST', '/api/order/TL-1001/reorder')).code).toBe(401)
  })
})
