/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { PlacedOrder } from '../../contract/entities/checkout'
import type { Intent } from '../../contract/payment/intent'
import { order, paymentEvent, refund } from '../db/schema'
import { expireOrders } from '../orders/expire-orders'
import { refundOrder } from '../orders/cancel-order'
import { toOrder } from '../orders/read-order'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { atPayPage } from '../testing/pay-page'
import { textsOf } from '../i18n/texts'
import { applyEvent } from './reconcile'
import { processRefunds } from './refunds'

const HOUR = 3_600_000
let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => Object.assign(opened.pay.state, { isAway: false, refuses: false, calls: [] }))

type AtPayPage = Awaited<ReturnType<typeof atPayPage>>
const stateOf = async ({ placed, number }: AtPayPage) => (await placed(number)).paymentState
describe('paying', () => {
  it('leads to the pay page with the order’s own amount, by the chosen method first', async () => {
    const one = await atPayPage(opened)
    expect(new URL(one.url).searchParams.get('method')).toBe('visa')
    expect(opened.pay.bank.intentOf(one.number)).toMatchObject({ amount: 7900, currency: 'EUR', status: 'open' })
  })

  it('again leads to the same intent, by another method', async () => {
    const one = await atPayPage(opened)
    const { data } = await one.goToPay(one.number, 'paypal')
    expect((data as { url: string }).url).toBe(one.url.replace('visa', 'paypal'))
    expect((await one.placed(one.number)).order.paymentMethod).toBe('paypal')
  })

  it('is refused by a method there is not, for another’s order, and without a payment service', async () => {
    const one = await atPayPage(opened)
    expect((await one.goToPay(one.number, 'shells')).code).toBe(400)
    expect((await (await buyer(opened)).goToPay(one.number)).code).toBe(404)
    const penniless = await openCheckoutShop({ payments: null })
    const other = await buyer(penniless)
    const { response, msg } = await other.goToPay(await other.buy())
    expect([response.status, msg]).toEqual([503, textsOf('en').checkout.paymentUnavailable])
    await penniless.close()
  })

  it('is reported as unavailable when the payment service does not answer; the order stays', async () => {
    const one = await buyer(opened)
    const number = await one.buy()
    opened.pay.state.isAway = true
    expect((await one.goToPay(number)).response.status).toBe(503)
    opened.pay.state.isAway = false
    expect((await one.goToPay(number)).code).toBe(0)
  })

  it('is no longer possible once it is paid, canceled, or too late', async () => {
    const paid = await atPayPage(opened)
    await paid.tell(opened.pay.bank.pay(paid.number))
    const canceled = await atPayPage(opened)
    await canceled.cancel()
    const late = await buyer(opened)
    const number = await late.buy()
    for (const { goToPay, number: done } of [paid, canceled]) {
      const { response, code } = await goToPay(done)
      expect([response.status, code]).toEqual([409, 4008])
    }
    opened.pass(HOUR)
    expect((await late.goToPay(number)).code).toBe(4008)
  })
})

describe('an order becomes paid', () => {
  it('by what the payment service tells, once, with history and mail', async () => {
    const one = await atPayPage(opened)
    const before = await one.mails()
    const event = opened.pay.eventOf(opened.pay.bank.pay(one.number, 'paypal'))
    for (let n = 0; n < 3; n++) await applyEvent(opened.shop, event)
    expect(await one.history()).toEqual(['placed', 'paid'])
    expect((await one.placed(one.number)).order).toMatchObject({
      ...{ payment: 'paid', paymentMethod: 'paypal', payUntil: null, canPay: false, hasInvoice: true },
    })
    expect(await one.mails()).toBe(before + 1)
  })

  it('by asking, whichever is first', async () => {
    const one = await atPayPage(opened)
    const intent = opened.pay.bank.pay(one.number)
    expect((await one.ask()).paymentState).toBe('paid')
    await one.tell(intent)
    await one.ask()
    expect(await one.history()).toEqual(['placed', 'paid'])
  })

  it('never by coming back: what was not paid stays open, declined or in process', async () => {
    const one = await atPayPage(opened)
    expect((await one.ask()).paymentState).toBe('open')
    opened.pay.bank.decline(one.number)
    expect((await one.ask()).paymentState).toBe('declined')
    opened.pay.bank.leaveOpen(one.number)
    expect((await one.ask()).paymentState).toBe('processing')
    opened.pay.bank.pay(one.number)
    expect((await one.ask()).paymentState).toBe('paid')
  })

  it('not while the payment service is away: the last known state is returned', async () => {
    const one = await atPayPage(opened)
    opened.pay.bank.pay(one.number)
    opened.pay.state.isAway = true
    expect((await one.ask()).paymentState).toBe('open')
  })

  it.each<[string, Partial<Intent>]>([
    ['another amount', { amount: 1, captured: 1 }],
    ['less than it costs, called all of it', { captured: 7901 }],
    ['another currency', { currency: 'USD' }],
    ['another intent', { id: 'pi_other' }],
  ])('not by an event of %s', async (_, change) => {
    const one = await atPayPage(opened)
    const intent = { ...opened.pay.bank.pay(one.number), ...change }
    await expect(one.tell(intent)).rejects.toMatchObject({ status: 400 })
    expect(await stateOf(one)).toBe('open')
    expect(await opened.db.$count(paymentEvent, eq(paymentEvent.orderId, (await opened.orderRow(one.number)).id))).toBe(
      0,
    )
  })

  it('not when only a part of it was taken', async () => {
    const one = await atPayPage(opened)
    await one.tell(opened.pay.bank.pay(one.number, 'visa', 7899))
    expect(await stateOf(one)).toBe('open')
  })

  it('and what was taken of it goes back when it is canceled', async () => {
    const one = await atPayPage(opened)
    await one.tell(opened.pay.bank.pay(one.number, 'visa', 7899))
    await one.cancel()
    await processRefunds(opened.shop)
    expect(opened.pay.bank.intentOf(one.number)).toMatchObject({ captured: 7899, refunded: 7899 })
    expect(await stateOf(one)).toBe('refunded')
  })

  it('not by an event of an order there is not', async () => {
    const one = await atPayPage(opened)
    const intent = { ...opened.pay.bank.pay(one.number), order: 'TL-NOTHING1' }
    await expect(one.tell(intent)).rejects.toMatchObject({ status: 404 })
  })
})

describe('canceling', () => {
  it('gives stock and coupon back, once, and ends the intent', async () => {
    const before = await opened.stockOf('home-M')
    const one = await atPayPage(opened)
    expect(await opened.stockOf('home-M')).toBe((before ?? 0) - 1)
    const { code, data } = await one.cancel()
    expect([code, (data as PlacedOrder).paymentState]).toEqual([0, 'canceled'])
    expect(opened.pay.bank.intentOf(one.number).status).toBe('canceled')
    expect((await one.cancel()).code).toBe(4008)
    expect(await opened.stockOf('home-M')).toBe(before)
    expect(await one.history()).toEqual(['placed', 'canceled'])
  })

  it('works while the payment service is away; what is paid afterwards goes back by itself', async () => {
    const one = await atPayPage(opened)
    opened.pay.state.isAway = true
    expect((await one.cancel()).code).toBe(0)
    opened.pay.state.isAway = false
    await one.tell(opened.pay.bank.pay(one.number))
    expect(await stateOf(one)).toBe('canceled')
    await processRefunds(opened.shop)
    expect(await stateOf(one)).toBe('refunded')
    expect(opened.pay.bank.intentOf(one.number)).toMatchObject({ captured: 7900, refunded: 7900 })
  })

  it('of a paid order gives the money back, all of it and once', async () => {
    const one = await atPayPage(opened)
    await one.tell(opened.pay.bank.pay(one.number))
    await one.cancel()
    expect(await one.history()).toEqual(['placed', 'paid', 'canceled'])
    opened.pay.state.isAway = true
    await processRefunds(opened.shop)
    expect(await stateOf(one)).toBe('canceled')
    opened.pay.state.isAway = false
    opened.pass(11_000)
    await processRefunds(opened.shop)
    await processRefunds(opened.shop)
    expect(await one.history()).toEqual(['placed', 'paid', 'canceled', 'refunded'])
    expect(opened.pay.refunds.size).toBeGreaterThan(0)
    const { id } = await opened.orderRow(one.number)
    const rows = await opened.db.select().from(refund).where(eq(refund.orderId, id))
    expect(rows).toMatchObject([{ amount: 7900, doneAt: expect.any(Date) }])
  })
})

describe('refunding', () => {
  it('gives all back of a paid order, which is refunded then', async () => {
    const one = await atPayPage(opened)
    await expect(refundOrder(opened.shop, one.number)).rejects.toMatchObject({ status: 409 })
    await one.tell(opened.pay.bank.pay(one.number))
    await refundOrder(opened.shop, one.number)
    await refundOrder(opened.shop, one.number)
    await processRefunds(opened.shop)
    expect(await one.history()).toEqual(['placed', 'paid', 'refunded'])
    await expect(refundOrder(opened.shop, one.number)).rejects.toMatchObject({ status: 409 })
  })

  it('that was done elsewhere is found out', async () => {
    const one = await atPayPage(opened)
    await one.tell(opened.pay.bank.pay(one.number))
    const { id, captured } = opened.pay.bank.intentOf(one.number)
    await opened.pay.provider.refund({ intentId: id, amount: captured, key: 'by hand' })
    await one.cancel()
    await processRefunds(opened.shop)
    expect(await stateOf(one)).toBe('refunded')
  })

  it('of a part is told with the order, which stays paid', async () => {
    const one = await atPayPage(opened)
    const paid = opened.pay.bank.pay(one.number)
    await one.tell(paid)
    const amountOf = async () => (await toOrder(opened.shop, await opened.orderRow(one.number), opened.now())).shown
    expect(await amountOf()).not.toHaveProperty('refunded')
    await one.tell({ ...paid, refunded: 500 }, 'payment.refunded')
    expect(await stateOf(one)).toBe('paid')
    expect(await amountOf()).toMatchObject({ refunded: 500, total: paid.captured })
  })

  it('ends in the same state in whatever order events arrive', async () => {
    const one = await atPayPage(opened)
    const paid = opened.pay.bank.pay(one.number)
    const refunded = { ...paid, refunded: paid.captured }
    await one.tell(refunded, 'payment.refunded')
    await one.tell(paid)
    await one.tell({ ...paid, status: 'processing', captured: 0 }, 'payment.processing')
    expect(await one.history()).toEqual(['placed', 'paid', 'refunded'])
    expect(await stateOf(one)).toBe('refunded')
  })
})

describe('an unpaid order', () => {
  it('expires when its time is over, its intent first', async () => {
    opened.pass(HOUR)
    await expireOrders(opened.shop)
    const before = await opened.stockOf('home-M')
    const one = await atPayPage(opened)
    await expireOrders(opened.shop)
    expect(await stateOf(one)).toBe('open')
    opened.pass(HOUR)
    await expireOrders(opened.shop)
    expect(await one.history()).toEqual(['placed', 'expired'])
    expect(opened.pay.bank.intentOf(one.number).status).toBe('canceled')
    expect(await opened.stockOf('home-M')).toBe(before)
  })

  it('expires without a payment attempt, and without a payment service', async () => {
    const penniless = await openCheckoutShop({ payments: null })
    const one = await buyer(penniless)
    const number = await one.buy()
    penniless.pass(HOUR)
    expect(await expireOrders(penniless.shop)).toBe(1)
    expect((await one.placed(number)).paymentState).toBe('canceled')
    await penniless.close()
  })

  it('is paid when it was, at the last moment', async () => {
    const one = await atPayPage(opened)
    opened.pay.bank.pay(one.number)
    opened.pass(HOUR)
    await expireOrders(opened.shop)
    expect(await stateOf(one)).toBe('paid')
  })

  it('is left alone while the bank decides, or the payment service is away', async () => {
    const [deciding, away] = [await atPayPage(opened), await atPayPage(opened)]
    opened.pay.bank.leaveOpen(deciding.number)
    opened.pass(HOUR)
    opened.pay.state.isAway = true
    await expireOrders(opened.shop)
    expect([await stateOf(deciding), await stateOf(away)]).toEqual(['open', 'open'])
    opened.pay.state.isAway = false
    opened.pass(60_000)
    await expireOrders(opened.shop)
    expect([await stateOf(deciding), await stateOf(away)]).toEqual(['processing', 'canceled'])
    opened.pass(60_000)
    opened.pay.bank.decline(deciding.number)
    await expireOrders(opened.shop)
    expect(await stateOf(deciding)).toBe('canceled')
  })
})

it('no order was ever both unpaid and without a time to pay it', async () => {
  const rows = await opened.db.select().from(order).where(eq(order.payment, 'unpaid'))
  expect(rows.filter(({ payUntil }) => payUntil === null)).toEqual([])
})
