/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { Order } from '../../contract/entities/order'
import { MAX_PRICE } from '../catalog/operations/amounts'
import { setProduct } from '../catalog/operations/set-product'
import { orderLine } from '../db/schema'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

const laptop = (price: number) =>
  setProduct(
    opened.shop,
    { key: 'laptop', name: 'Laptop', price, categories: ['clubs'], sku: 'LAPTOP', stock: 100 },
    { actor: 'owner' },
  )

describe('a shop whose prices have many digits, as in rupiah', () => {
  it('sells several pieces at the highest price: the order has their sum', async () => {
    await laptop(MAX_PRICE / 100)
    const one = await buyer(opened, 'ada')
    await one.send('POST', '/api/cart', { body: { key: 'laptop', optionIds: [], quantity: 3 } })
    const { code, data } = await one.place(toNewOrder(await one.fillIn()))
    expect(code).toBe(0)
    const { number } = data as { number: string }
    const row = await opened.orderRow(number)
    expect([row.subTotal, row.total]).toEqual([3 * MAX_PRICE, 3 * MAX_PRICE])
    const [line] = await opened.db.select().from(orderLine).where(eq(orderLine.orderId, row.id))
    expect(line).toMatchObject({ unitPrice: MAX_PRICE, shownUnitPrice: MAX_PRICE })
    const read = (await one.send('GET', `/api/order/${number}`)).data as Order
    expect(read.total).toBe(3 * MAX_PRICE)
  })

  it('rejects a price above the maximum, which the message states', async () => {
    await expect(laptop(MAX_PRICE / 100 + 0.01)).rejects.toThrow('price: 21474836.48 is more than 21474836.47')
  })
})
