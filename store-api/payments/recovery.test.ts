/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { refund } from '../db/schema'
import { expireOrders } from '../orders/expire-orders'
import { refundOrder } from '../orders/cancel-order'
import { shipOrder } from '../orders/fulfillment'
import { openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { openPayPage, paidOrder } from '../testing/pay-page'
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

describe('an order with a refund', () => {
  it('can no longer be shipped, even before the refund is done', async () => {
    const { number } = await paidOrder(opened, SKU)
    opened.pay.state.isAway = true
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect(await paymentOf(number)).toBe('paid')
    await expect(shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: '1' })).rejects.toThrow('409')
  })

  it('releases its stock once if nothing was shipped', async () => {
    const before = await opened.stockOf(SKU)
    const { number } = await paidOrder(opened, SKU)
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    await processRefunds(opened.shop)
    expect([await paymentOf(number), await opened.stockOf(SKU)]).toEqual(['refunded', before])
  })

  it('does not release shipped stock', async () => {
    const before = await opened.stockOf(SKU)
    const { number } = await paidOrder(opened, SKU)
    await shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: '2' })
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect([await paymentOf(number), await opened.stockOf(SKU)]).toEqual(['refunded', (before ?? 0) - 1])
  })

  it('is refunded the remainder if a part was refunded outside the shop', async () => {
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

describe('an intent that could not be canceled', () => {
  it('is queried: a payment on it is refunded even without a webhook', async () => {
    const customer = await openPayPage(opened, SKU)
    opened.pay.state.isAway = true
    await customer.cancel()
    opened.pay.state.isAway = false
    opened.pay.bank.pay(customer.number)
    opened.advance(HOUR)
    await closeCanceledIntents(opened.shop)
    await processRefunds(opened.shop)
    expect(await paymentOf(customer.number)).toBe('refunded')
  })

  it('is not queried again immediately while the payment service is unavailable', async () => {
    const customer = await openPayPage(opened, SKU)
    opened.pay.state.isAway = true
    await customer.cancel()
    opened.advance(HOUR)
    await closeCanceledIntents(opened.shop)
    const { calls } = opened.pay.state
    const callCount = calls.length
    await closeCanceledIntents(opened.shop)
    expect(calls).toHaveLength(callCount)
  })
})

/** Expires all orders after the payment service has lost their intents. */
async function expireWithLostIntents() {
  const cancelMock = jest
    .spyOn(opened.pay.provider, 'cancelIntent')
    .mockRejectedValue(new PaymentRefused(404, 'no such intent'))
  opened.advance(2 * HOUR)
  await expireOrders(opened.shop)
  cancelMock.mockRestore()
}

it('an order expires even if the payment service has lost its intent', async () => {
  const { number } = await openPayPage(opened, SKU)
  await expireWithLostIntents()
  expect(await paymentOf(number)).toBe('canceled')
})

it('an order expires even if the payment service has lost an intent that was processing', async () => {
  const { number } = await openPayPage(opened, SKU)
  opened.pay.bank.leaveOpen(number)
  opened.advance(2 * HOUR)
  await expireOrders(opened.shop)
  expect(await paymentOf(number)).toBe('unpaid')
  await expireWithLostIntents()
  expect(await paymentOf(number)).toBe('canceled')
})

it('an order whose intent is still open after canceling it expires in the next run', async () => {
  const { number } = await openPayPage(opened, SKU)
  opened.advance(2 * HOUR)
  const open = opened.pay.bank.intentOf(number)
  const cancelIntent = jest.spyOn(opened.pay.provider, 'cancelIntent').mockResolvedValueOnce({ ...open })
  await expireOrders(opened.shop)
  cancelIntent.mockRestore()
  expect(await paymentOf(number)).toBe('unpaid')
  await expireOrders(opened.shop)
  expect([await paymentOf(number), opened.pay.bank.intentOf(number).status]).toEqual(['canceled', 'canceled'])
})
