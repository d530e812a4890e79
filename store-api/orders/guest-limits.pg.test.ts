/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { order, variant } from '../db/schema'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { migratedPostgres } from '../testing/database'
import { cancelOrder } from './cancel-order'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(order)
  await opened.db.update(variant).set({ stock: 40 })
})

/** Places guest orders at the same time. @returns how many were placed, and how many needed a captcha */
async function placeOrders(count: number, { email = () => `${randomUUID()}@mail.example`, address = '' }) {
  const buyers = []
  for (let n = 0; n < count; n++) {
    const one = await buyer(opened)
    await one.add('shorts-M')
    buyers.push({ ...one, body: toNewOrder(await one.fillIn({ email: email() })) })
  }
  const replies = await Promise.all(
    buyers.map(({ send, body }) => send('POST', '/api/order', { body, idempotencyKey: randomUUID(), address })),
  )
  const times = (code: number) => replies.filter((reply) => reply.code === code).length
  return { placed: times(0), captchaRequired: times(4002), orders: await opened.db.$count(order) }
}

describe('on PostgreSQL, at the same time', () => {
  it(
    '15 orders of one email from 15 devices: five are placed, ten need a captcha',
    async () =>
      expect(await placeOrders(15, { email: () => 'one@mail.example' })).toEqual({
        placed: 5,
        captchaRequired: 10,
        orders: 5,
      }),
    60_000,
  )

  it(
    '15 orders of 15 emails from one network address: two are placed, 13 need a captcha',
    async () =>
      expect(await placeOrders(15, { address: '203.0.113.7' })).toEqual({ placed: 2, captchaRequired: 13, orders: 2 }),
    60_000,
  )

  it('one cart sent 20 times with a new device id makes one order, assigned only to that id', async () => {
    const one = await buyer(opened)
    await one.add('shorts-M')
    const body = { ...toNewOrder(await one.fillIn()), nextUuid: randomUUID() }
    const placeWithRetry = async (tries = 40): Promise<Awaited<ReturnType<typeof one.place>>> => {
      const reply = await one.place(body)
      return tries > 0 && (reply.code === 4103 || reply.response.status === 503) ? placeWithRetry(tries - 1) : reply
    }
    const replies = await Promise.all(Array.from({ length: 20 }, () => placeWithRetry()))
    const [row] = await opened.db.select().from(order)
    const responses = replies.map(({ code, data }) => ({ code, data }))
    expect(responses).toEqual(Array(20).fill({ code: 0, data: { number: row?.number, nextUuid: body.nextUuid } }))
    expect([row?.device, await opened.db.$count(order)]).toEqual([body.nextUuid, 1])
  }, 60_000)

  it('an order that is canceled while the device places another: both go through', async () => {
    for (let n = 0; n < 5; n++) {
      await opened.db.delete(order)
      const one = await buyer(opened)
      const number = await one.buy('shorts-M')
      await one.add('shorts-M')
      const body = { ...toNewOrder(await one.checkout()), nextUuid: randomUUID() }
      const { id: orderId } = await opened.orderRow(number)
      const [, placed] = await Promise.all([cancelOrder(opened.shop, { orderId, by: 'buyer' }), one.place(body)])
      expect([placed.code, (await opened.orderRow(number)).payment]).toEqual([0, 'canceled'])
    }
  }, 60_000)
})
