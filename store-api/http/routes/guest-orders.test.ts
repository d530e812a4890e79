/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { WorkChallenge } from '../../../contract/entities/proof-of-work'
import { attempt, captcha, mail, order, variant } from '../../db/schema'
import { cancelOrder } from '../../orders/cancel-order'
import { expireOrders } from '../../orders/expire-orders'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'
import { grantCaptchaPass } from '../../testing/accounts'
import { solveChallenge } from '../../testing/solve-challenge'

const HOUR = 3_600_000
const CAPTCHA_REQUIRED = { code: 4002, msg: 'Complete the captcha first.' }

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(async () => {
  for (const table of [mail, captcha, attempt, order]) await opened.db.delete(table)
  await opened.db.update(variant).set({ stock: 40 })
  opened.advance(HOUR)
})

/** A guest on a device, at the last step. */
async function atLastStep({ email = `${randomUUID()}@mail.example`, device = randomUUID() } = {}) {
  const one = await buyer(opened, undefined, device)
  await one.add('shorts-M')
  await one.fillIn({ email })
  return one
}
type Guest = Awaited<ReturnType<typeof atLastStep>>

/** Places the order with the checkout that is read at the same address. */
const submit = async (guest: Guest, address = '', key: string = randomUUID()) => {
  const body = toNewOrder(await guest.checkout())
  return guest.send('POST', '/api/order', { body, idempotencyKey: key, address })
}
const numberOf = ({ data }: Awaited<ReturnType<typeof submit>>) => (data as { number: string }).number

const pay = async (guest: Guest, number: string) => {
  await guest.startPayment(number)
  opened.pay.bank.pay(number)
  await guest.send('POST', `/api/order/${number}/confirm`)
}

describe('guests need a captcha, and are never refused', () => {
  it('when their email has five unpaid orders, in any letter case and on any devices', async () => {
    const email = 'many@mail.example'
    const codes = []
    for (let n = 0; n < 6; n++)
      codes.push((await submit(await atLastStep({ email: n % 2 ? email : email.toUpperCase() }))).code)
    expect(codes).toEqual([0, 0, 0, 0, 0, 4002])
    expect((await submit(await atLastStep())).code).toBe(0)
  })

  it('when their device has two unpaid orders, with any emails', async () => {
    const device = randomUUID()
    const codes = []
    for (let n = 0; n < 3; n++) codes.push((await submit(await atLastStep({ device }))).code)
    expect(codes).toEqual([0, 0, 4002])
  })

  it('when their network address has two unpaid orders; another or an unknown address needs none', async () => {
    const from = async (address: string) => (await submit(await atLastStep(), address)).code
    expect([await from('203.0.113.7'), await from('203.0.113.7'), await from('203.0.113.7')]).toEqual([0, 0, 4002])
    expect(await from('203.0.113.8')).toBe(0)
    for (let n = 0; n < 4; n++) expect(await from('')).toBe(0)
  })

  it('by the address that the storefront signed, and by no forged one', async () => {
    const guest = await atLastStep()
    const tamper = ({ headers }: { headers: Record<string, string> }) =>
      Object.assign(headers, { 'Client-Address': '203.0.113.99' })
    const body = toNewOrder(await guest.checkout())
    const sent = { body, idempotencyKey: randomUUID(), address: '203.0.113.9', tamper }
    expect((await guest.send('POST', '/api/order', sent)).code).toBe(400)
    expect((await guest.send('POST', '/api/order', { ...sent, tamper: () => {} })).code).toBe(0)
  })

  it('when their email got ten mails about orders within an hour', async () => {
    const email = 'written@mail.example'
    for (let n = 0; n < 5; n++) {
      const guest = await atLastStep({ email })
      await pay(guest, numberOf(await submit(guest)))
    }
    expect(await opened.db.$count(mail, eq(mail.recipient, email))).toBe(10)
    const guest = await atLastStep({ email })
    expect(await submit(guest)).toMatchObject(CAPTCHA_REQUIRED)
    opened.advance(HOUR)
    expect((await submit(guest)).code).toBe(0)
  })

  it('and not any more once the orders are paid, or over', async () => {
    const device = randomUUID()
    const [paid, canceled] = [await atLastStep({ device }), await atLastStep({ device })]
    await paid.send('DELETE', '/api/cart/clear')
    const numbers = []
    for (const guest of [paid, canceled]) {
      await guest.add('shorts-M')
      numbers.push(numberOf(await submit(guest)))
    }
    const third = await atLastStep({ device })
    expect((await submit(third)).code).toBe(4002)
    await pay(paid, numbers[0] ?? '')
    expect((await submit(third)).code).toBe(0)
    await cancelOrder(opened.shop, { orderId: (await opened.orderRow(numbers[1] ?? '')).id, by: 'buyer' })
    await third.add('shorts-M')
    expect((await submit(third)).code).toBe(0)
  })

  it('while customers are not', async () => {
    const one = await buyer(opened, 'ada')
    for (let n = 0; n < 6; n++) {
      await one.add('shorts-M')
      await one.fillIn()
      expect((await submit(one as Guest, '203.0.113.7')).code).toBe(0)
    }
  })
})

describe('the captcha of an order', () => {
  async function guestNeedingCaptcha() {
    const device = randomUUID()
    for (let n = 0; n < 2; n++) await submit(await atLastStep({ device }))
    return atLastStep({ device })
  }

  it('is a proof of work for this action; the same order succeeds with it, by the same key', async () => {
    const guest = await guestNeedingCaptcha()
    const key = randomUUID()
    expect(await submit(guest, '', key)).toMatchObject(CAPTCHA_REQUIRED)
    const prove = async (action: string) => {
      const { data } = await guest.send('GET', `/api/verify/challenge?action=${action}`)
      const payload = await solveChallenge(data as WorkChallenge)
      return (await guest.send('POST', '/api/verify/proof', { body: { payload } })).code
    }
    expect(await prove('register')).toBe(0)
    expect((await submit(guest, '', key)).code).toBe(4002)
    expect(await prove('order')).toBe(0)
    expect((await submit(guest, '', key)).code).toBe(0)
  }, 30_000)

  it('is used up by one order, which makes proofs of the minute count', async () => {
    const guest = await guestNeedingCaptcha()
    await grantCaptchaPass(opened.db, guest.device, opened.now())
    expect((await submit(guest)).code).toBe(0)
    expect(await opened.db.select().from(attempt).where(eq(attempt.key, 'rate order'))).toMatchObject([{ count: 1 }])
    await guest.add('shorts-M')
    expect((await submit(guest)).code).toBe(4002)
  })

  it('is not used up by an order that was refused', async () => {
    const guest = await guestNeedingCaptcha()
    await grantCaptchaPass(opened.db, guest.device, opened.now())
    const before = await guest.checkout()
    await guest.add('shorts-M')
    expect((await guest.place(toNewOrder(before))).code).toBe(4006)
    expect((await submit(guest)).code).toBe(0)
  })

  it('is not required before the order could be placed', async () => {
    const guest = await guestNeedingCaptcha()
    await guest.type({ postalCode: '' })
    expect((await submit(guest)).code).toBe(400)
  })
})

it('the network address is not stored, and its hash is deleted with the payment', async () => {
  const guest = await atLastStep()
  const number = numberOf(await submit(guest, '203.0.113.7'))
  const { placedFrom } = await opened.orderRow(number)
  expect(placedFrom).toMatch(/^[\w-]{43}$/)
  await pay(guest, number)
  expect((await opened.orderRow(number)).placedFrom).toBe('')
})

it('a guest’s reservation never expires while a payment is processing, however long the bank takes', async () => {
  const guest = await atLastStep()
  const number = numberOf(await submit(guest))
  await guest.startPayment(number)
  opened.pay.bank.leaveOpen(number)
  for (let n = 0; n < 30; n++) {
    opened.advance(HOUR)
    expect(await expireOrders(opened.shop)).toBe(0)
  }
  expect((await opened.orderRow(number)).payment).toBe('unpaid')
  opened.pay.bank.pay(number)
  opened.advance(HOUR)
  await expireOrders(opened.shop)
  expect((await opened.orderRow(number)).payment).toBe('paid')
})
