/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { ShippingKind } from '../../../contract/entities/shipping'
import { coupon, couponUse, idempotentCall, mail, order, product, shippingMethod, variant } from '../../db/schema'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'

const DAY = 86_400_000
let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.update(variant).set({ stock: 40 }).where(eq(variant.sku, 'home-M')))

const orders = () => opened.db.$count(order)

/** A shopper whose order is ready to be placed. */
async function readyBuyer(quantity = 1, name?: 'ada' | 'ben') {
  const one = await buyer(opened, name)
  await one.send('DELETE', '/api/cart/clear')
  await one.add('home-M', quantity)
  return { ...one, shown: toNewOrder(await one.fillIn()) }
}

describe('an order', () => {
  it('is made of the cart: stock is taken, prices are frozen, the cart is empty, a mail is written', async () => {
    const one = await readyBuyer(2)
    await one.add('away-M', 1)
    await one.add('home-M', 1, { custom: { name: 'ADA', number: 7 } })
    const stock = (await opened.stockOf('away-M')) ?? 0
    await one.type({ note: '  Ring twice ', email: 'Guest@Mail.example' })
    const { code, data } = await one.place()
    expect([code, data]).toEqual([0, { number: expect.stringMatching(/^TL-[2-9A-Z]{8}$/) }])
    const { number } = data as { number: string }
    expect([await opened.stockOf('home-M'), await opened.stockOf('away-M')]).toEqual([37, stock - 1])
    const { order: made, paymentState, isGuest } = await one.placed(number)
    expect([paymentState, isGuest]).toEqual(['open', true])
    expect(made).toMatchObject({
      ...{ payment: 'unpaid', shipping: 'unshipped', email: 'guest@mail.example', note: 'Ring twice' },
      ...{ subTotal: 2 * 7900 + 5500 + 9100, discount: 0, shippingPrice: 0, total: 30_400, pieces: 4 },
      ...{ coupon: '', paymentMethod: 'visa', shippingMethod: 'Standard' },
      ...{ canPay: true, canCancel: true, hasInvoice: false },
      shippingAddress: { name: 'Ada Byron', city: 'Ulm', state: 'Bayern', country: 'Germany' },
      billingAddress: { name: 'Ada Byron', city: 'Ulm' },
      payUntil: new Date(Date.parse(made.placedAt) + 3_600_000).toISOString(),
      history: [{ event: 'placed', at: made.placedAt }],
    })
    expect(made.lines.map(({ custom, currentUnitPrice, size }) => [custom?.name, currentUnitPrice, size])).toEqual([
      [undefined, 7900, 'M'],
      [undefined, 5500, 'M'],
      ['ADA', 9100, 'M'],
    ])
    const after = await one.checkout()
    expect([after.lines, after.draft.city, after.draft.email]).toEqual([[], 'Ulm', 'Guest@Mail.example'])
    const mails = await opened.db.select().from(mail).where(eq(mail.recipient, 'guest@mail.example'))
    expect(mails.filter(({ text }) => text.includes(number))).toHaveLength(1)
  })

  it('that is collected keeps the place, and does not preselect collection for the next order', async () => {
    const changeKind = (kind: ShippingKind) =>
      opened.db.update(shippingMethod).set({ kind }).where(eq(shippingMethod.code, 'express'))
    await changeKind('collection')
    const one = await readyBuyer()
    const { methods } = await one.checkout()
    expect(methods.map(({ name, kind }) => [name, kind])).toEqual([
      ['Standard', 'delivery'],
      ['Express', 'collection'],
    ])
    await one.type({ shippingId: String(methods[1]?.id) })
    const { data } = await one.place(toNewOrder(await one.checkout()))
    const { order: made } = await one.placed((data as { number: string }).number)
    expect(made).toMatchObject({ shippingKind: 'collection', shippingMethod: 'Express', collectAt: 'By courier' })
    expect((await one.checkout()).draft).toMatchObject({ shippingId: '', city: 'Ulm' })
    await changeKind('delivery')
  })

  it('keeps what it cost when prices change', async () => {
    const one = await readyBuyer()
    const number = await one.buy('away-M')
    await opened.db.update(product).set({ price: 1 }).where(eq(product.key, 'home'))
    expect((await one.placed(number)).order.subTotal).toBe(7900 + 5500)
    await opened.db.update(product).set({ price: 7900 }).where(eq(product.key, 'home'))
  })

  it('of a customer stands among the customer’s orders, with the bill where it was sent to', async () => {
    const one = await readyBuyer(1, 'ada')
    await one.type({ billingSame: 'no', ...billing, billingCountryId: (await one.checkout()).draft.countryId })
    const { number } = (await one.place()).data as { number: string }
    const { data } = await one.send('GET', `/api/order/${number}`)
    expect(data).toMatchObject({ email: 'ada@mail.example', billingAddress: { name: 'Bob Byron', city: 'Bonn' } })
  })
})

const billing = {
  ...{ billingFirstname: 'Bob', billingLastname: 'Byron', billingStreet: 'Weg am Bach 1', billingCity: 'Bonn' },
  ...{ billingState: 'NRW', billingPostalCode: '53111', billingPhone: '+49 1' },
}

describe('an order happens once', () => {
  it('with the same key: the first response is replayed, and marked as replayed', async () => {
    const { place, shown } = await readyBuyer()
    const [before, key] = [await orders(), randomUUID()]
    const first = await place(shown, key)
    const repeated = await place(shown, key)
    expect(repeated.data).toEqual(first.data)
    expect(first.response.headers.get('idempotent-replayed')).toBeNull()
    expect(repeated.response.headers.get('idempotent-replayed')).toBe('true')
    expect(await orders()).toBe(before + 1)
  })

  it('with another key: a cart is ordered once', async () => {
    const { place, shown } = await readyBuyer()
    const [first, repeated] = [await place(shown), await place(shown)]
    expect([repeated.code, repeated.data]).toEqual([0, first.data])
  })

  it('with the same key for another order is refused', async () => {
    const { place, shown } = await readyBuyer()
    const key = randomUUID()
    await place(shown, key)
    const { response, code } = await place({ ...shown, cart: 'another' }, key)
    expect([response.status, code]).toEqual([422, 422])
  })

  it('needs a key', async () => {
    const { place, shown } = await readyBuyer()
    for (const key of ['', 'two words', 'x'.repeat(65)]) expect((await place(shown, key)).code).toBe(400)
  })

  it('is not remembered when it was refused: the same key may try again', async () => {
    const { place, shown } = await readyBuyer()
    const key = randomUUID()
    expect((await place({ ...shown, shown: { ...shown.shown, total: 1 } }, key)).code).toBe(4006)
    expect((await place(shown, key)).code).toBe(0)
  })

  it('a key counts for whom it is of alone', async () => {
    const key = randomUUID()
    const [one, other] = [await readyBuyer(), await readyBuyer()]
    const numbers = [await one.place(one.shown, key), await other.place(other.shown, key)].map(({ data }) => data)
    expect(numbers[0]).not.toEqual(numbers[1])
    expect(await opened.db.$count(idempotentCall, eq(idempotentCall.key, key))).toBe(2)
  })

  it('and another’s cart cannot be ordered', async () => {
    const [one, other] = [await readyBuyer(), await readyBuyer()]
    await one.place(one.shown)
    expect((await other.place({ ...other.shown, cart: one.shown.cart })).code).toBe(4006)
  })
})

describe('an order is refused', () => {
  it('of an empty cart', async () => {
    const { fillIn, place } = await buyer(opened)
    const { response, code, msg } = await place(toNewOrder(await fillIn()))
    expect([response.status, code, msg]).toEqual([409, 4004, 'Your cart is empty.'])
  })

  it('with everything that is not filled in', async () => {
    const { add, type, place } = await buyer(opened)
    await add('home-M')
    const { code, data } = await place(toNewOrder(await type({ email: 'x' })))
    expect(code).toBe(400)
    expect(data).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field: 'email' })]) })
  })

  it('waits for a guest’s payment as long as the shop says for guests', async () => {
    const shortTtlShop = await openCheckoutShop({ unpaidOrderTtlMs: 3_600_000, unpaidGuestOrderTtlMs: 1_800_000 })
    const holdOf = async (name?: 'ada') => {
      const shopper = await buyer(shortTtlShop, name)
      await shopper.add('home-M')
      await shopper.fillIn()
      const { number } = (await shopper.place()).data as { number: string }
      const { payUntil, placedAt } = await shortTtlShop.orderRow(number)
      return (payUntil?.getTime() ?? 0) - placedAt.getTime()
    }
    expect([await holdOf(), await holdOf('ada')]).toEqual([1_800_000, 3_600_000])
    await shortTtlShop.close()
  })

  it('to a guest where guests may not order', async () => {
    const strict = await openCheckoutShop({ guestsMayOrder: false })
    const guest = await buyer(strict)
    await guest.add('home-M')
    expect((await guest.place(toNewOrder(await guest.fillIn()))).code).toBe(401)
    const customer = await buyer(strict, 'ada')
    expect(await customer.buy()).toMatch(/^TL-/)
    await strict.close()
  })

  it('when a price changed: the new one is reported, and charged only once it was shown', async () => {
    const { place, shown, checkout } = await readyBuyer(2)
    await opened.db.update(product).set({ price: 8900 }).where(eq(product.key, 'home'))
    const { response, code, data } = await place(shown)
    expect([response.status, code]).toEqual([409, 4006])
    expect(data).toEqual({
      changes: [
        { kind: 'line', id: shown.shown.lines[0]?.id, name: 'Rovers home', before: 7900, now: 8900 },
        { kind: 'total', id: null, name: '', before: 15_800, now: 17_800 },
      ],
    })
    expect((await place(toNewOrder(await checkout()))).code).toBe(0)
    await opened.db.update(product).set({ price: 7900 }).where(eq(product.key, 'home'))
  })

  it('when the cart changed in another window', async () => {
    const { place, shown, add } = await readyBuyer()
    await add('home-M')
    expect((await place(shown)).code).toBe(4006)
  })

  it('when units were sold since, and says how many are left; no stock is reserved', async () => {
    const { place, shown } = await readyBuyer(3)
    await opened.db.update(variant).set({ stock: 2 }).where(eq(variant.sku, 'home-M'))
    const before = await orders()
    const { response, code, data } = await place(shown)
    expect([response.status, code]).toEqual([409, 4005])
    expect(data).toEqual({ lines: [{ id: shown.shown.lines[0]?.id, name: 'Rovers home', size: 'M', available: 2 }] })
    expect([await opened.stockOf('home-M'), await orders()]).toEqual([2, before])
  })

  it('for any field that a browser adds', async () => {
    const { send, shown } = await readyBuyer()
    for (const more of [{ total: 1 }, { customerId: 1 }, { status: 'paid' }, { currency: 'USD' }]) {
      const body = { ...shown, ...more }
      expect((await send('POST', '/api/order', { body, idempotencyKey: randomUUID() })).code).toBe(400)
    }
    const withoutConsent = { ...shown, agree: false }
    expect((await send('POST', '/api/order', { body: withoutConsent, idempotencyKey: randomUUID() })).code).toBe(400)
  })
})

describe('the coupon of an order', () => {
  const withCoupon = async (code: string) => {
    const one = await readyBuyer()
    await one.send('POST', '/api/coupon', { body: { code } })
    return { ...one, shown: toNewOrder(await one.checkout()) }
  }
  const uses = async (code: string) => (await opened.db.select().from(coupon).where(eq(coupon.code, code)))[0]?.uses

  it('is counted, stored with the order, and removed from the checkout', async () => {
    const { place, shown, placed, checkout } = await withCoupon('FIVE')
    const before = (await uses('FIVE')) ?? 0
    const { number } = (await place(shown)).data as { number: string }
    expect((await placed(number)).order).toMatchObject({ coupon: 'FIVE', subTotal: 7900, discount: 500, total: 7400 })
    expect([await uses('FIVE'), (await checkout()).coupon]).toEqual([before + 1, null])
    const { id } = await opened.orderRow(number)
    expect(await opened.db.select().from(couponUse).where(eq(couponUse.orderId, id))).toMatchObject([{ code: 'FIVE' }])
  })

  it('that was used up since is reported, and the order goes through without it once that was seen', async () => {
    const { place, shown, checkout, placed } = await withCoupon('ONCE')
    await opened.db.update(coupon).set({ uses: 1 }).where(eq(coupon.code, 'ONCE'))
    const { response, code, msg } = await place(shown)
    expect([response.status, code, msg]).toEqual([409, 4003, 'Invalid coupon'])
    const { number } = (await place(toNewOrder(await checkout()))).data as { number: string }
    expect((await placed(number)).order).toMatchObject({ coupon: '', discount: 0, total: 7900 })
    expect(await uses('ONCE')).toBe(1)
  })

  it('that takes everything off makes an order that is paid at once', async () => {
    const { place, shown, placed } = await withCoupon('ALL')
    const { number } = (await place(shown)).data as { number: string }
    const { order: made, paymentState } = await placed(number)
    expect([paymentState, made.total, made.payUntil, made.canPay]).toEqual(['paid', 0, null, false])
    expect(made.history.map(({ event }) => event)).toEqual(['placed', 'paid'])
  })
})

describe('whose an order is', () => {
  it('a guest’s: the device’s it was placed on, for a day', async () => {
    const one = await readyBuyer()
    const { number } = (await one.place()).data as { number: string }
    expect((await one.send('GET', `/api/order/${number.toLowerCase()}/placed`)).code).toBe(0)
    expect((await (await buyer(opened)).send('GET', `/api/order/${number}/placed`)).code).toBe(404)
    expect((await (await buyer(opened, 'ben')).send('GET', `/api/order/${number}/placed`)).code).toBe(404)
    opened.advance(DAY)
    expect((await one.send('GET', `/api/order/${number}/placed`)).code).toBe(404)
  })

  it('a customer’s: theirs on every device, and not the device’s', async () => {
    const one = await readyBuyer(1, 'ada')
    const { number } = (await one.place()).data as { number: string }
    expect((await (await buyer(opened, 'ada')).send('GET', `/api/order/${number}/placed`)).code).toBe(0)
    const afterLogout = await buyer(opened, undefined, one.device)
    expect((await afterLogout.send('GET', `/api/order/${number}/placed`)).code).toBe(404)
  })
})

it('an order answers what its contract says', async () => {
  const one = await readyBuyer()
  const { number } = (await one.place()).data as { number: string }
  CALLS.getPlacedOrder.response.validateSync(await one.placed(number), { strict: true })
})
