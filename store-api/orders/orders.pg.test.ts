/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cart, coupon, couponUse, mail, order, orderHistory, variant } from '../db/schema'
import { applyEvent } from '../payments/reconcile'
import { confirmPayment } from '../payments/intents'
import { processRefunds } from '../payments/refunds'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { copyBuyer, type ReadyBuyer } from '../testing/copy-buyer'
import { migratedPostgres } from '../testing/database'
import { cancelOrder } from './cancel-order'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(couponUse)
  await opened.db.delete(order)
  await opened.db.delete(cart)
  await opened.db.update(coupon).set({ uses: 0 }).where(eq(coupon.code, 'ONCE'))
})

type Buyer = Awaited<ReturnType<typeof buyer>>
type Reply = Awaited<ReturnType<Buyer['place']>>

const setStock = (sku: string, stock: number) => opened.db.update(variant).set({ stock }).where(eq(variant.sku, sku))

/**
 * Buyers with a completed checkout.
 * @param distinct how many different ones there are: the others are copies of them, in turn
 */
async function buyers(count: number, prepare: (one: Buyer, n: number) => Promise<unknown>, distinct = 1) {
  const ready: ReadyBuyer[] = []
  for (let n = 0; n < count; n++) {
    const same = ready[n - distinct]
    if (same) ready.push(await copyBuyer(opened, same))
    else {
      const one = await buyer(opened)
      await prepare(one, n)
      ready.push({ ...one, shown: toNewOrder(await one.fillIn()) })
    }
  }
  return ready
}

/** Places an order, with retries while the shop is busy, as a client does. */
async function placeWithRetry(send: () => Promise<Reply>, tries = 30): Promise<Reply> {
  const reply = await send()
  return tries > 0 && (reply.response.status === 503 || reply.code === 4103) ? placeWithRetry(send, tries - 1) : reply
}
const codes = (replies: Reply[]) => replies.map(({ code }) => code).sort((a, b) => a - b)
const numbers = (replies: Reply[]) => new Set(replies.map(({ data }) => (data as { number: string }).number))

describe('on PostgreSQL, at the same time', () => {
  it('30 buyers of the last 5 pieces make 5 orders', async () => {
    const ready = await buyers(30, ({ add }) => add('home-M'))
    await setStock('home-M', 5)
    const replies = await Promise.all(ready.map(({ place, shown }) => placeWithRetry(() => place(shown))))
    expect(codes(replies)).toEqual([...Array(5).fill(0), ...Array(25).fill(4005)])
    expect([await opened.stockOf('home-M'), await opened.db.$count(order)]).toEqual([0, 5])
    await setStock('home-M', 40)
  }, 60_000)

  it('buyers of the same items in different sequences never deadlock', async () => {
    await setStock('shorts-M', 40)
    const [a, b, c] = ['home-M', 'shorts-M', 'away-M']
    const sequences = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]
    const ready = await buyers(
      9,
      async ({ add }, n) => {
        for (const sku of sequences[n] ?? []) await add(sku)
      },
      sequences.length,
    )
    const replies = await Promise.all(ready.map(({ place, shown }) => placeWithRetry(() => place(shown))))
    expect(codes(replies)).toEqual(Array(9).fill(0))
    expect(await opened.stockOf('shorts-M')).toBe(31)
  }, 60_000)

  it.each(['the same key', 'other keys'])(
    'one cart sent 30 times with %s makes one order',
    async (keys) => {
      const [one] = await buyers(1, ({ add }) => add('shorts-M'))
      if (!one) throw new Error('no buyer')
      const before = (await opened.stockOf('shorts-M')) ?? 0
      const key = randomUUID()
      const sent = Array.from({ length: 30 }, () =>
        placeWithRetry(() => one.place(one.shown, keys === 'the same key' ? key : randomUUID())),
      )
      const replies = await Promise.all(sent)
      expect(codes(replies)).toEqual(Array(30).fill(0))
      expect(numbers(replies).size).toBe(1)
      expect([await opened.stockOf('shorts-M'), await opened.db.$count(order)]).toEqual([before - 1, 1])
    },
    60_000,
  )

  it('a single-use coupon is redeemed by one of ten', async () => {
    const ready = await buyers(10, async ({ add, send }) => {
      await add('shorts-M')
      await send('POST', '/api/coupon', { body: { code: 'ONCE' } })
    })
    const replies = await Promise.all(ready.map(({ place, shown }) => placeWithRetry(() => place(shown))))
    expect(codes(replies)).toEqual([0, ...Array(9).fill(4003)])
    expect(await opened.db.$count(couponUse)).toBe(1)
    expect(await opened.db.select().from(coupon).where(eq(coupon.code, 'ONCE'))).toMatchObject([{ uses: 1 }])
  }, 60_000)

  it('a coupon for one use per email is redeemed by one of five orders of that email', async () => {
    const ready = await buyers(5, async ({ add, send }) => {
      await add('shorts-M')
      await send('POST', '/api/coupon', { body: { code: 'TEN' } })
    })
    for (const { type } of ready) await type({ email: 'one@mail.example' })
    const replies = await Promise.all(ready.map(({ place, shown }) => placeWithRetry(() => place(shown))))
    expect(codes(replies)).toEqual([0, 4003, 4003, 4003, 4003])
  }, 60_000)

  it('20 copies of a webhook, and concurrent polling, mark an order paid once', async () => {
    const one = await buyer(opened)
    const number = await one.buy('shorts-M')
    await one.startPayment(number)
    const event = opened.pay.eventOf(opened.pay.bank.pay(number))
    const row = await opened.orderRow(number)
    const mails = () => opened.db.$count(mail, eq(mail.recipient, row.email))
    const before = await mails()
    await Promise.all([
      ...Array.from({ length: 20 }, () => applyEvent(opened.shop, event)),
      ...Array.from({ length: 5 }, () => confirmPayment(opened.shop, row)),
    ])
    const history = await opened.db.select().from(orderHistory).where(eq(orderHistory.orderId, row.id))
    expect(history.map((entry) => entry.event)).toEqual(['placed', 'paid'])
    expect(await mails()).toBe(before + 1)
  }, 60_000)

  it('an order canceled ten times during its payment is restocked and refunded once', async () => {
    const before = await opened.stockOf('shorts-M')
    const one = await buyer(opened)
    const number = await one.buy('shorts-M')
    await one.startPayment(number)
    const event = opened.pay.eventOf(opened.pay.bank.pay(number))
    const { id: orderId } = await opened.orderRow(number)
    const cancel = () => cancelOrder(opened.shop, { orderId, by: 'buyer' }).catch(() => {})
    await Promise.all([...Array.from({ length: 10 }, cancel), applyEvent(opened.shop, event)])
    await Promise.all(Array.from({ length: 5 }, () => processRefunds(opened.shop)))
    expect((await opened.orderRow(number)).payment).toBe('refunded')
    expect(opened.pay.bank.intentOf(number)).toMatchObject({ captured: 3200, refunded: 3200 })
    expect(await opened.stockOf('shorts-M')).toBe(before)
  }, 60_000)
})
