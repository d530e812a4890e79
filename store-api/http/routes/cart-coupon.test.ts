/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { CartReply } from '../../../contract/entities/cart'
import { coupon, variant } from '../../db/schema'
import { openTestShop, testClient } from '../../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

beforeAll(async () => {
  const text = { en: 'Ten off', de: 'Zehn weniger', es: 'Diez menos' }
  await (await opened).db.insert(coupon).values([
    { code: 'TENTH', kind: 'percent', value: 10, text },
    { code: 'LARGE', kind: 'amount', value: 500, text, minSubTotal: 15000 },
  ])
})

async function shopper() {
  const { app, db } = await opened
  const send = testClient(app)
  const [row] = await db.select().from(variant).where(eq(variant.sku, 'home-M'))
  await send('POST', '/api/cart', { body: { key: 'home', optionIds: [row?.id ?? 0], quantity: 2 } })
  const cart = async () => {
    const { data } = await send('GET', '/api/cart?page=1&limit=1000')
    CALLS.getCart.response.validateSync(data, { strict: true })
    return data as CartReply
  }
  return { send, cart, apply: (code: string) => send('POST', '/api/coupon', { body: { code } }) }
}

it('a cart tells its coupon and what that takes off, beside the sums', async () => {
  const { cart, apply, send } = await shopper()
  expect((await cart()).coupon).toBeNull()
  expect((await apply('tenth')).code).toBe(0)
  expect(await cart()).toMatchObject({
    ...{ subTotal: 15800, specialSubTotal: 15800 },
    coupon: { code: 'TENTH', discount: 1580, problem: '', shown: { discount: 1580 } },
  })
  await send('DELETE', '/api/coupon')
  expect((await cart()).coupon).toBeNull()
})

it('a coupon that does not count any more takes off nothing, and says why', async () => {
  const { cart, apply, send } = await shopper()
  await apply('large')
  expect((await cart()).coupon).toMatchObject({ code: 'LARGE', discount: 500, problem: '' })
  const id = (await cart()).carts[0]?.id
  await send('PUT', `/api/cart/${id}/quantity/1`)
  expect((await cart()).coupon).toMatchObject({ code: 'LARGE', discount: 0, problem: expect.stringContaining('150') })
})

it("is of one cart alone: another device's has none", async () => {
  await (await shopper()).apply('tenth')
  expect((await (await shopper()).cart()).coupon).toBeNull()
})
