/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { addCoupon } from '../../cart/manage-coupons'
import { coupon, couponUse, customer, order, session } from '../../db/schema'
import { cancelOrder } from '../../orders/cancel-order'
import { toNewOrder, buyer, type CheckoutShop, openCheckoutShop } from '../../testing/checkout-shop'
import { copyBuyer, type ReadyBuyer } from '../../testing/copy-buyer'
import { migratedPostgres } from '../../testing/database'
import { erasePerson } from './erase-person'
import { fulfillOrder } from './testing'

const EMAIL = 'zenobia@quillfeather.example'
const ROUNDS = 6

let opened: CheckoutShop
/** The guest whose cart the others copy. */
let first: ReadyBuyer | null
beforeEach(async () => {
  opened = await openCheckoutShop({ database: await migratedPostgres() })
  first = null
})
afterEach(() => opened.close())

const erase = (email = EMAIL) => erasePerson(opened.shop, { email, actor: 'tess', isDryRun: false, invoiceYears: 10 })

type Buyer = Awaited<ReturnType<typeof buyer>>
type Reply = Awaited<ReturnType<Buyer['place']>>

/** Places an order, with retries while the shop is busy, as a client does. */
async function placeOrder(one: Buyer, shown: ReturnType<typeof toNewOrder>, tries = 20): Promise<Reply> {
  const reply = await one.place(shown)
  return tries > 0 && reply.response.status === 503 ? placeOrder(one, shown, tries - 1) : reply
}

async function fillCart(): Promise<ReadyBuyer> {
  const one = await buyer(opened)
  await one.add('home-M')
  return { ...one, shown: toNewOrder(await one.fillIn({ email: 'first@mail.example' })) }
}

/** A guest with this email and a completed checkout, optionally with a voucher. */
async function guest(email: string, code?: string) {
  first ??= await fillCart()
  const one = await copyBuyer(opened, first, email)
  if (!code) return { press: () => placeOrder(one, one.shown), one }
  expect((await one.send('POST', '/api/coupon', { body: { code } })).code).toBe(0)
  const shown = toNewOrder(await one.checkout())
  return { press: () => placeOrder(one, shown), one }
}

const voucher = (code: string, orderId?: number) =>
  addCoupon(opened.shop, {
    ...{ code, kind: 'amount', value: 500, text: 'A voucher', minSubTotal: 0 },
    ...{ mostUses: 1, mostPerEmail: null, lastDay: null, ...(orderId !== undefined && { orderId }) },
  })
const couponRow = async (code: string) => (await opened.db.select().from(coupon).where(eq(coupon.code, code)))[0]
const usesOf = (code: string) => opened.db.select().from(couponUse).where(eq(couponUse.code, code))
const numberOf = ({ data }: Reply) => (data as { number: string }).number

describe('on PostgreSQL, a person who is erased at the moment of', () => {
  it('an order with a voucher that another order uses too: each is whole, and the voucher is used once', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const code = `GIFT${round}`
      await voucher(code)
      const before = await guest(EMAIL)
      const earlier = await opened.orderRow(numberOf(await before.press()))
      await cancelOrder(opened.shop, { orderId: earlier.id, by: 'buyer' })
      const [own, other] = [await guest(EMAIL, code), await guest(`other${round}@mail.example`, code)]
      const [erased, ...replies] = await Promise.all([
        pause(round * 12).then(() => erase()),
        own.press(),
        other.press(),
      ])
      outcomes.push(erased.outcome)
      expect(replies.map(({ code: result }) => result).toSorted((a, b) => a - b)).toEqual([0, expect.any(Number)])
      expect(replies.every(({ response }) => response.status < 500)).toBe(true)

      const winner = replies.find(({ code: result }) => result === 0)
      const placed = await opened.orderRow(winner ? numberOf(winner) : '')
      expect((await couponRow(code))?.uses).toBe(1)
      // Erased after it, the order would be open: so the voucher is always that of the email it was placed with.
      expect(await usesOf(code)).toMatchObject([{ orderId: placed.id, email: placed.email }])
      expect(placed.email).toMatch(winner === replies[0] ? EMAIL : /^other/)
      expect((await opened.orderRow(earlier.number)).email).toBe(erased.outcome === 'erased' ? '' : EMAIL)
      if (erased.outcome === 'refused') expect(winner).toBe(replies[0])

      if (winner === replies[0]) await cancelOrder(opened.shop, { orderId: placed.id, by: 'operator' })
      await erase()
      expect(await opened.db.$count(order, eq(order.email, EMAIL))).toBe(0)
    }
    expect(outcomes.filter((outcome) => outcome !== 'erased' && outcome !== 'refused')).toEqual([])
  }, 60_000)

  it('an order of the account: the account and the order are both there, or neither', async () => {
    await opened.db.delete(order)
    for (const [n, name] of (['ada', 'ben'] as const).entries()) {
      const one = await buyer(opened, name)
      const [account] = await opened.db
        .select()
        .from(customer)
        .where(like(customer.email, `${name}%`))
      await one.add('home-M')
      const shown = toNewOrder(await one.fillIn({ email: account?.email ?? '' }))
      const [erased, reply] = await Promise.all([
        pause(n * 40).then(() => erase(account?.email)),
        placeOrder(one, shown),
      ])
      const accountExists = (await opened.db.$count(customer, eq(customer.id, account?.id ?? 0))) === 1
      const orders = await opened.db.$count(order, eq(order.customerId, account?.id ?? 0))
      expect([erased.outcome, accountExists, orders, reply.code === 0]).toEqual(
        accountExists ? ['refused', true, 1, true] : ['erased', false, 0, false],
      )
      if (!accountExists) expect(await opened.db.$count(session, eq(session.customerId, account?.id ?? 0))).toBe(0)
      expect(reply.response.status).toBeLessThan(500)
    }
  }, 60_000)

  it('a voucher for one of their orders: it is issued, has no personal data, and is redeemed once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const code = `SENT${round}`
      const { press, one } = await guest(EMAIL)
      const number = numberOf(await press())
      await fulfillOrder(opened, number, async (method, path, body) => (await one.send(method, path, { body })).data)
      const { id } = await opened.orderRow(number)
      const [erased, isIssued] = await Promise.all([
        pause(round * 4).then(() => erase()),
        pause((ROUNDS - round) * 4).then(() => voucher(code, id)),
      ])
      expect([erased.outcome, isIssued]).toEqual(['erased', true])
      expect(await couponRow(code)).toMatchObject({ orderId: id, uses: 0 })
      expect(JSON.stringify([await couponRow(code), await opened.orderRow(number)])).not.toContain('quillfeather')

      const others = await Promise.all(['a', 'b'].map((name) => guest(`${name}${round}@mail.example`, code)))
      const replies = await Promise.all(others.map((other) => other.press()))
      expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
      expect((await couponRow(code))?.uses).toBe(1)
    }
  }, 60_000)
})
