/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { order, variant } from '../db/schema'
import { asShown, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { emptyPostgres } from '../testing/postgres'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ database: await emptyPostgres() })))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(order)
  await opened.db.update(variant).set({ stock: 40 })
})

/** Guests press at the same time. @returns how many orders were placed, and how many captchas asked for */
async function press(count: number, { email = () => `${randomUUID()}@mail.example`, address = '' }) {
  const ready = []
  for (let n = 0; n < count; n++) {
    const one = await buyer(opened)
    await one.add('shorts-M')
    ready.push({ ...one, body: asShown(await one.fillIn({ email: email() })) })
  }
  const replies = await Promise.all(
    ready.map(({ send, body }) => send('POST', '/api/order', { body, idempotencyKey: randomUUID(), address })),
  )
  const times = (code: number) => replies.filter((reply) => reply.code === code).length
  return { placed: times(0), asked: times(4002), orders: await opened.db.$count(order) }
}

describe('on PostgreSQL, at the same time', () => {
  it(
    '15 orders of one email from 15 devices: five are placed, ten are asked for a captcha',
    async () =>
      expect(await press(15, { email: () => 'one@mail.example' })).toEqual({ placed: 5, asked: 10, orders: 5 }),
    60_000,
  )

  it(
    '15 orders of 15 emails from one network address: two are placed, 13 are asked for a captcha',
    async () => expect(await press(15, { address: '203.0.113.7' })).toEqual({ placed: 2, asked: 13, orders: 2 }),
    60_000,
  )
})
