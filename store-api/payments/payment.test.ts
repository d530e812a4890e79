/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { PlacedOrder } from '../../contract/entities/checkout'
import type { Intent } from '../../contract/payment/intent'
import { order, paymentEvent, refund } from '../db/schema'
import { expireOrders } from '../orders/expire-orders'
import { refundOrder } from '../orders/cancel-order'
import { toOrder } from '../orders/read-order'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { openPayPage } from '../testing/pay-page'
import { textsOf } from '../i18n/texts'
import { applyEvent } from './reconcile'
import { processRefunds } from './refunds'

const HOUR = 3_600_000
let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => Object.assign(opened.pay.state, { isAway: false, refuses: false, calls: [] }))

type AtPayPage = Awaited<ReturnType<typeof openPayPage>>
const stateOf = async ({ placed, number }: AtPayPage) => (await placed(number)).paymentState
describe('paying', () => {
  it('leads to the pay page with the order’s amount and the chosen method', async () => {
    const customer = await openPayPage(opened)
    expect(new URL(customer.url).searchParams.get('method')).toBe('visa')
    expect(opened.pay.bank.intentOf(customer.number)).toMatchObject({ amount: 7900, currency: 'EUR', status: 'open' })
  })

  it('leads to the same intent if repeated with another method', async () => {
    const customer = await openPayPage(opened)
    const { data } = await customer.startPayment(customer.number, 'paypal')
    expect((data as { url: string }).url).toBe(customer.url.replace('visa', 'paypal'))
    expect((await customer.placed(customer.number)).order.paymentMethod).toBe('paypal')
  })

  it('is rejected for an unknown method, for another buyer’s order, and without a payment service', async () => {
    const customer = await openPayPage(opened)
    expect((await customer.startPayment(customer.number, 'shells')).code).toBe(400)
    expect((await (await buyer(opened)).startPayment(customer.number)).code).toBe(404)
    const shopWithoutPayments = await openCheckoutShop({ payments: null })
    const other = await buyer(shopWithoutPayments)
    const { response, msg } = await other.startPayment(await other.buy())
    expect([response.status, msg]).toEqual([503, textsOf('en').checkout.paymentUnavailable])
    await shopWithoutPayments.close()
  })

  it('is unavailable if the payment service does not respond; the order remains', async () => {
    const customer = await buyer(opened)
    const number = await customer.buy()
    opened.pay.state.isAway = true
    expect((await customer.startPayment(number)).response.status).toBe(503)
    opened.pay.state.isAway = false
    expect((await customer.startPayment(number)).code).toBe(0)
  })

  it('is no longer possible once the order is paid, canceled or overdue', async () => {
    const paid = await openPayPage(opened)
    await paid.sendEvent(opened.pay.bank.pay(paid.number))
    const canceled = await openPayPage(opened)
    await canceled.cancel()
    const late = await buyer(opened)
    const number = await late.buy()
    for (const { startPayment, number: done } of [paid, canceled]) {
      const { response, code } = await startPayment(done)
      expect([response.status, code]).toEqual([409, 4008])
    }
    opened.advance(HOUR)
    expect((await late.startPayment(number)).code).toBe(4008)
  })
})

describe('an order becomes paid', () => {
  it('by an event of the payment service, once, with history and mail', async () => {
    const customer = await openPayPage(opened)
    const before = await customer.mails()
    const event = opened.pay.eventOf(opened.pay.bank.pay(customer.number, 'paypal'))
    for (let n = 0; n < 3; n++) await applyEvent(opened.shop, event)
    expect(await customer.history()).toEqual(['placed', 'paid'])
    expect((await customer.placed(customer.number)).order).toMatchObject({
      ...{ payment: 'paid', paymentMethod: 'paypal', payUntil: null, canPay: false, hasInvoice: true },
    })
    expect(await customer.mails()).toBe(before + 1)
  })

  it('by polling or by an event, whichever is first', async () => {
    const customer = await openPayPage(opened)
    const intent = opened.pay.bank.pay(customer.number)
    expect((await customer.confirm()).paymentState).toBe('paid')
    await customer.sendEvent(intent)
    await customer.confirm()
    expect(await customer.history()).toEqual(['placed', 'paid'])
  })

  it('never by returning from the pay page: an unpaid order stays open, declined or processing', async () => {
    const customer = await openPayPage(opened)
    expect((await customer.confirm()).paymentState).toBe('open')
    opened.pay.bank.decline(customer.number)
    expect((await customer.confirm()).paymentState).toBe('declined')
    opened.pay.bank.leaveOpen(customer.number)
    expect((await customer.confirm()).paymentState).toBe('processing')
    opened.pay.bank.pay(customer.number)
    expect((await customer.confirm()).paymentState).toBe('paid')
  })

  it('not while the payment service is unavailable: the last known state is returned', async () => {
    const customer = await openPayPage(opened)
    opened.pay.bank.pay(customer.number)
    opened.pay.state.isAway = true
    expect((await customer.confirm()).paymentState).toBe('open')
  })

  it.each<[string, Partial<Intent>]>([
    ['a different amount', { amount: 1, captured: 1 }],
    ['a captured amount above the total', { captured: 7901 }],
    ['a different currency', { currency: 'USD' }],
    ['a different intent', { id: 'pi_other' }],
  ])('not by an event with %s', async (_, change) => {
    const customer = await openPayPage(opened)
    const intent = { ...opened.pay.bank.pay(customer.number), ...change }
    await expect(customer.sendEvent(intent)).rejects.toMatchObject({ status: 400 })
    expect(await stateOf(customer)).toBe('open')
    expect(
      await opened.db.$count(paymentEvent, eq(paymentEvent.orderId, (await opened.orderRow(customer.number)).id)),
    ).toBe(0)
  })

  it('not if only part of the amount was captured', async () => {
    const customer = await openPayPage(opened)
    await customer.sendEvent(opened.pay.bank.pay(customer.number, 'visa', 7899))
    expect(await stateOf(customer)).toBe('open')
  })

  it('not by a partial payment, which is refunded if the order is canceled', async () => {
    const customer = await openPayPage(opened)
    await customer.sendEvent(opened.pay.bank.pay(customer.number, 'visa', 7899))
    await customer.cancel()
    await processRefunds(opened.shop)
    expect(opened.pay.bank.intentOf(customer.number)).toMatchObject({ captured: 7899, refunded: 7899 })
    expect(await stateOf(customer)).toBe('refunded')
  })

  it('not by an event for an unknown order', async () => {
    const customer = await openPayPage(opened)
    const intent = { ...opened.pay.bank.pay(customer.number), order: 'TL-NOTHING1' }
    await expect(customer.sendEvent(intent)).rejects.toMatchObject({ status: 404 })
  })
})

describe('canceling', () => {
  it('releases the stock once, and cancels the intent', async () => {
    const before = await opened.stockOf('home-M')
    const customer = await openPayPage(opened)
    expect(await opened.stockOf('home-M')).toBe((before ?? 0) - 1)
    const { code, data } = await customer.cancel()
    expect([code, (data as PlacedOrder).paymentState]).toEqual([0, 'canceled'])
    expect(opened.pay.bank.intentOf(customer.number).status).toBe('canceled')
    expect((await customer.cancel()).code).toBe(4008)
    expect(await opened.stockOf('home-M')).toBe(before)
    expect(await customer.history()).toEqual(['placed', 'canceled'])
  })

  it('works while the payment service is unavailable; a later payment is refunded automatically', async () => {
    const customer = await openPayPage(opened)
    opened.pay.state.isAway = true
    expect((await customer.cancel()).code).toBe(0)
    opened.pay.state.isAway = false
    await customer.sendEvent(opened.pay.bank.pay(customer.number))
    expect(await stateOf(customer)).toBe('canceled')
    await processRefunds(opened.shop)
    expect(await stateOf(customer)).toBe('refunded')
    expect(opened.pay.bank.intentOf(customer.number)).toMatchObject({ captured: 7900, refunded: 7900 })
  })

  it('refunds a paid order in full, once', async () => {
    const customer = await openPayPage(opened)
    await customer.sendEvent(opened.pay.bank.pay(customer.number))
    await customer.cancel()
    expect(await customer.history()).toEqual(['placed', 'paid', 'canceled'])
    opened.pay.state.isAway = true
    await processRefunds(opened.shop)
    expect(await stateOf(customer)).toBe('canceled')
    opened.pay.state.isAway = false
    opened.advance(11_000)
    await processRefunds(opened.shop)
    await processRefunds(opened.shop)
    expect(await customer.history()).toEqual(['placed', 'paid', 'canceled', 'refunded'])
    expect(opened.pay.refunds.size).toBeGreaterThan(0)
    const { id } = await opened.orderRow(customer.number)
    const rows = await opened.db.select().from(refund).where(eq(refund.orderId, id))
    expect(rows).toMatchObject([{ amount: 7900, doneAt: expect.any(Date) }])
  })
})

describe('refunding', () => {
  it('refunds a paid order in full', async () => {
    const customer = await openPayPage(opened)
    await expect(refundOrder(opened.shop, customer.number)).rejects.toMatchObject({ status: 409 })
    await customer.sendEvent(opened.pay.bank.pay(customer.number))
    await refundOrder(opened.shop, customer.number)
    await refundOrder(opened.shop, customer.number)
    await processRefunds(opened.shop)
    expect(await customer.history()).toEqual(['placed', 'paid', 'refunded'])
    await expect(refundOrder(opened.shop, customer.number)).rejects.toMatchObject({ status: 409 })
  })

  it('is detected if it was done outside the shop', async () => {
    const customer = await openPayPage(opened)
    await customer.sendEvent(opened.pay.bank.pay(customer.number))
    const { id, captured } = opened.pay.bank.intentOf(customer.number)
    await opened.pay.provider.refund({ intentId: id, amount: captured, key: 'by hand' })
    await customer.cancel()
    await processRefunds(opened.shop)
    expect(await stateOf(customer)).toBe('refunded')
  })

  it('in part is shown in the order, which stays paid', async () => {
    const customer = await openPayPage(opened)
    const paid = opened.pay.bank.pay(customer.number)
    await customer.sendEvent(paid)
    const amountOf = async () =>
      (await toOrder(opened.shop, await opened.orderRow(customer.number), opened.now())).shown
    expect(await amountOf()).not.toHaveProperty('refunded')
    await customer.sendEvent({ ...paid, refunded: 500 }, 'payment.refunded')
    expect(await stateOf(customer)).toBe('paid')
    expect(await amountOf()).toMatchObject({ refunded: 500, total: paid.captured })
  })

  it('ends in the same state whatever the order of events', async () => {
    const customer = await openPayPage(opened)
    const paid = opened.pay.bank.pay(customer.number)
    const refunded = { ...paid, refunded: paid.captured }
    await customer.sendEvent(refunded, 'payment.refunded')
    await customer.sendEvent(paid)
    await customer.sendEvent({ ...paid, status: 'processing', captured: 0 }, 'payment.processing')
    expect(await customer.history()).toEqual(['placed', 'paid', 'refunded'])
    expect(await stateOf(customer)).toBe('refunded')
  })
})

describe('an unpaid order', () => {
  it('expires after its payment deadline, and its intent is canceled', async () => {
    opened.advance(HOUR)
    await expireOrders(opened.shop)
    const before = await opened.stockOf('home-M')
    const customer = await openPayPage(opened)
    await expireOrders(opened.shop)
    expect(await stateOf(customer)).toBe('open')
    opened.advance(HOUR)
    await expireOrders(opened.shop)
    expect(await customer.history()).toEqual(['placed', 'expired'])
    expect(opened.pay.bank.intentOf(customer.number).status).toBe('canceled')
    expect(await opened.stockOf('home-M')).toBe(before)
  })

  it('expires without a payment attempt, and without a payment service', async () => {
    const shopWithoutPayments = await openCheckoutShop({ payments: null })
    const customer = await buyer(shopWithoutPayments)
    const number = await customer.buy()
    shopWithoutPayments.advance(HOUR)
    expect(await expireOrders(shopWithoutPayments.shop)).toBe(1)
    expect((await customer.placed(number)).paymentState).toBe('canceled')
    await shopWithoutPayments.close()
  })

  it('is marked paid if it was paid at the last moment', async () => {
    const customer = await openPayPage(opened)
    opened.pay.bank.pay(customer.number)
    opened.advance(HOUR)
    await expireOrders(opened.shop)
    expect(await stateOf(customer)).toBe('paid')
  })

  it('does not expire while the bank decides or the payment service is unavailable', async () => {
    const [deciding, away] = [await openPayPage(opened), await openPayPage(opened)]
    opened.pay.bank.leaveOpen(deciding.number)
    opened.advance(HOUR)
    opened.pay.state.isAway = true
    await expireOrders(opened.shop)
    expect([await stateOf(deciding), await stateOf(away)]).toEqual(['open', 'open'])
    opened.pay.state.isAway = false
    opened.advance(60_000)
    await expireOrders(opened.shop)
    expect([await stateOf(deciding), await stateOf(away)]).toEqual(['processing', 'canceled'])
    opened.advance(60_000)
    opened.pay.bank.decline(deciding.number)
    await expireOrders(opened.shop)
    expect(await stateOf(deciding)).toBe('canceled')
  })
})

it('every unpaid order has a payment deadline', async () => {
  const rows = await opened.db.select().from(order).where(eq(order.payment, 'unpaid'))
  expect(rows.filter(({ payUntil }) => payUntil === null)).toEqual([])
})
