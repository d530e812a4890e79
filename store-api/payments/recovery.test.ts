/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { refund } from '../db/schema'
import { expireOrders } from '../orders/expire-orders'
import { refundOrder } from '../orders/cancel-order'
import { shipOrder } from '../orders/fulfillment'
import { openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { atPayPage, paidOrder } from '../testing/pay-page'
import { closeCanceledIntents } from './intents'
import { PaymentRefused } from './provider'
import { processRefunds } from './refunds'

const HOUR = 3_600_000
const SKU = 'home-M'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())
beforeEach(() => Object.assign(opened.pay.state, { isAway: false, refuses: false, calls: [] }))

const paymentOf = async (number: string) => (await opened.orderRow(number)).payment

describe('an order whose money goes back', () => {
  it('is not sent any more, also before it has gone', async () => {
    const { number } = await paidOrder(opened, SKU)
    opened.pay.state.isAway = true
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect(await paymentOf(number)).toBe('paid')
    await expect(shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: '1' })).rejects.toThrow('409')
  })

  it('gives its pieces back when none of them was sent, once', async () => {
    const before = await opened.stockOf(SKU)
    const { number } = await paidOrder(opened, SKU)
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    await processRefunds(opened.shop)
    expect([await paymentOf(number), await opened.stockOf(SKU)]).toEqual(['refunded', before])
  })

  it('keeps those that were sent', async () => {
    const before = await opened.stockOf(SKU)
    const { number } = await paidOrder(opened, SKU)
    await shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: '2' })
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect([await paymentOf(number), await opened.stockOf(SKU)]).toEqual(['refunded', (before ?? 0) - 1])
  })

  it('gets the rest where a part was given back past the shop', async () => {
    const { number } = await paidOrder(opened, SKU)
    const { id } = opened.pay.bank.intentOf(number)
    await opened.pay.provider.refund({ intentId: id, amount: 900, key: 'by hand' })
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect(opened.pay.bank.intentOf(number)).toMatchObject({ captured: 7900, refunded: 7900 })
    expect(await paymentOf(number)).toBe('refunded')
    const row = await opened.orderRow(number)
    expect(await opened.db.select().from(refund).where(eq(refund.orderId, row.id))).toMatchObject([{ amount: 7000 }])
  })
})

describe('an intent that could not be ended', () => {
  it('is queried: a payment on it is refunded even without a webhook', async () => {
    const one = await atPayPage(opened, SKU)
    opened.pay.state.isAway = true
    await one.cancel()
    opened.pay.state.isAway = false
    opened.pay.bank.pay(one.number)
    opened.pass(HOUR)
    await closeCanceledIntents(opened.shop)
    await processRefunds(opened.shop)
    expect(await paymentOf(one.number)).toBe('refunded')
  })

  it('blocks no other while the payment service is unavailable', async () => {
    const one = await atPayPage(opened, SKU)
    opened.pay.state.isAway = true
    await one.cancel()
    opened.pass(HOUR)
    await closeCanceledIntents(opened.shop)
    const { calls } = opened.pay.state
    const callCount = calls.length
    await closeCanceledIntents(opened.shop)
    expect(calls).toHaveLength(callCount)
  })
})

/** All orders are overdue, and the payment service has lost their intents. */
async function expireWithLostIntents() {
  const lost = jest
    .spyOn(opened.pay.provider, 'cancelIntent')
    .mockRejectedValue(new PaymentRefused(404, 'no such intent'))
  opened.pass(2 * HOUR)
  await expireOrders(opened.shop)
  lost.mockRestore()
}

it('an order whose intent the payment service has lost expires all the same', async () => {
  const { number } = await atPayPage(opened, SKU)
  await expireWithLostIntents()
  expect(await paymentOf(number)).toBe('canceled')
})

it('so does one the bank was deciding on, as far as the shop knows', async () => {
  const { number } = await atPayPage(opened, SKU)
  opened.pay.bank.leaveOpen(number)
  opened.pass(2 * HOUR)
  await expireOrders(opened.shop)
  expect(await paymentOf(number)).toBe('unpaid')
  await expireWithLostIntents()
  expect(await paymentOf(number)).toBe('canceled')
})

it('an order that can be paid again by the time it is given up is left to the next round, which ends its intent', async () => {
  const { number } = await atPayPage(opened, SKU)
  opened.pass(2 * HOUR)
  const open = opened.pay.bank.intentOf(number)
  const ended = jest.spyOn(opened.pay.provider, 'cancelIntent').mockResolvedValueOnce({ ...open })
  await expireOrders(opened.shop)
  ended.mockRestore()
  expect(await paymentOf(number)).toBe('unpaid')
  await expireOrders(opened.shop)
  expect([await paymentOf(number), opened.pay.bank.intentOf(number).status]).toEqual(['canceled', 'canceled'])
})
