/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Checkout } from '../../../contract/entities/checkout'
import { attempt, checkout, customer } from '../../db/schema'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(attempt))

async function shopper(sku = 'home-M') {
  const one = await buyer(opened)
  await one.add(sku)
  return { ...one, put: (code: string) => one.send('POST', '/api/coupon', { body: { code } }) }
}

describe('a coupon', () => {
  it('takes off what it says, and is seen at the next look', async () => {
    const { put, checkout } = await shopper()
    const { code, data } = await put('TEN')
    CALLS.addCoupon.response.validateSync(data, { strict: true })
    expect(code).toBe(0)
    for (const actual of [data as Checkout, await checkout()])
      expect(actual).toMatchObject({
        coupon: { code: 'TEN', text: '10 % off', discount: 790, problem: '' },
        totals: { discount: 790, total: 7110 },
      })
  })

  it('is written in whatever letters', async () => {
    expect((await (await shopper()).put('ten')).code).toBe(0)
  })

  it('takes the place of the one before, and is taken off', async () => {
    const { put, send } = await shopper()
    await put('TEN')
    expect((await put('FIVE')).data).toMatchObject({ coupon: { code: 'FIVE' }, totals: { discount: 500 } })
    expect((await send('DELETE', '/api/coupon')).data).toMatchObject({ coupon: null, totals: { total: 7900 } })
  })

  it('of free delivery makes every way cost nothing', async () => {
    const { put, fillIn, type } = await shopper()
    const { methods } = await fillIn()
    await put('POST')
    const express = methods.find(({ price }) => price > 0)
    expect((await type({ shippingId: String(express?.id) })).totals).toMatchObject({ shippingPrice: 0, total: 7900 })
  })

  it.each([
    ['NOPE', 'We don’t recognise this code.'],
    ['PAST', 'It has expired.'],
    ['GONE', 'It has been used up.'],
  ])('that is invalid is refused with the reason: %s', async (typed, reason) => {
    const { put, checkout } = await shopper()
    const { response, code, msg, data } = await put(typed)
    expect([response.status, code, msg, data]).toEqual([409, 4003, 'Invalid coupon', { reason }])
    expect((await checkout()).coupon).toBeNull()
  })

  it('needs its least sum, when it is put on and afterwards', async () => {
    const { put } = await shopper('shorts-M')
    expect(await put('FIVE')).toMatchObject({
      msg: 'Invalid coupon',
      data: { reason: 'Your items need to come to at least €50.00.' },
    })
    const later = await shopper()
    await later.put('FIVE')
    await later.send('DELETE', '/api/cart/clear')
    await later.add('shorts-M')
    expect(await later.checkout()).toMatchObject({
      coupon: { code: 'FIVE', discount: 0, problem: 'Your items need to come to at least €50.00.' },
      totals: { discount: 0, total: 3200 },
    })
  })

  describe('for once an email, once it was used,', () => {
    /** The email has an order with TEN, as a guest or as its customer. */
    async function used(email: string, name?: 'ada') {
      const first = await buyer(opened, name)
      await first.add('home-M')
      await first.fillIn({ email })
      await first.send('POST', '/api/coupon', { body: { code: 'TEN' } })
      expect((await first.place()).code).toBe(0)
    }
    const plain = ({ response, code, msg, data }: Awaited<ReturnType<Awaited<ReturnType<typeof shopper>>['put']>>) => ({
      ...{ status: response.status, code, msg, data },
    })
    const couponAndTotals = ({ coupon, totals }: Checkout) => ({ coupon, totals })

    it('looks unknown to others who type that email: the replies are identical', async () => {
      await used('often@mail.example')
      const other = await shopper()
      await other.fillIn({ email: 'OFTEN@mail.example' })
      const [known, unknown] = [await other.put('TEN'), await other.put('NOPE')]
      expect(plain(known)).toEqual(plain(unknown))
      expect([known.code, known.msg]).toEqual([4003, 'Invalid coupon'])
      expect((await other.checkout()).coupon).toBeNull()
    })

    it('looks unknown if the email is typed afterwards: in the checkout, and in the order', async () => {
      await used('later@mail.example')
      const [one, two] = [await shopper(), await shopper()]
      for (const { fillIn, put } of [one, two]) {
        await fillIn()
        await put('TEN')
      }
      const before = toNewOrder(await one.checkout())
      await one.type({ email: 'later@mail.example' })
      await opened.db
        .update(checkout)
        .set({ couponCode: 'NOPE' })
        .where(eq(checkout.owner, `device:${two.device}`))
      const actual = couponAndTotals(await one.checkout())
      const name = (reply: unknown) => JSON.parse(JSON.stringify(reply).replaceAll('NOPE', 'TEN')) as unknown
      expect(actual).toEqual(name(couponAndTotals(await two.checkout())))
      expect(actual.coupon).toMatchObject({ code: 'TEN', text: 'TEN', discount: 0 })
      const [known, unknown] = [
        await one.place(before),
        await two.place({ ...before, cart: (await two.checkout()).cart }),
      ]
      expect(plain(known)).toEqual(plain(unknown))
      expect(known.code).toBe(4003)
    })

    it('is reported as used to its owner only: a customer with a verified email', async () => {
      await used('', 'ada')
      const ada = await buyer(opened, 'ada')
      await ada.add('home-M')
      const put = async () =>
        ((await ada.send('POST', '/api/coupon', { body: { code: 'TEN' } })).data as { reason: string }).reason
      const verify = (verifiedAt: Date | null) =>
        opened.db.update(customer).set({ verifiedAt }).where(eq(customer.email, 'ada@mail.example'))
      expect(await put()).toBe('You’ve already used it.')
      await verify(null)
      expect(await put()).toBe('We don’t recognise this code.')
      await verify(new Date(opened.now()))
    })
  })

  it('without a code is refused', async () => {
    const { put } = await shopper()
    for (const typed of ['', '   ', 'x'.repeat(33)]) expect((await put(typed)).code).toBe(400)
  })
})

describe('codes', () => {
  it('are not found by trying: ten wrong ones of a device in a quarter of an hour', async () => {
    const { put } = await shopper()
    for (let n = 0; n < 10; n++) expect((await put(`TRY-${n}`)).code).toBe(4003)
    expect((await put('TEN')).code).toBe(429)
    opened.advance(15 * 60_000)
    expect((await put('TEN')).code).toBe(0)
  })

  it('that count are not counted', async () => {
    const { put } = await shopper()
    for (let n = 0; n < 12; n++) expect((await put('TEN')).code).toBe(0)
  })
})
