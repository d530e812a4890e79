/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { applyEvent } from '../payments/reconcile'
import { buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { cancelOrder } from './cancel-order'
import { deliverShipment, holdOrder, releaseOrder, shipOrder } from './fulfillment'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

async function ordered(quantity: number) {
  const one = await buyer(opened)
  const number = await one.buy('shorts-M', quantity)
  await one.startPayment(number)
  const parcel = (pieces?: number, trackingNumber = 'PP1') =>
    shipOrder(opened.shop, { number, carrier: 'Parcel Post', trackingNumber, pieces })
  const read = async () => (await one.placed(number)).order
  const shipping = async () => (await read()).shipping
  return { ...one, number, parcel, read, shipping }
}
async function paid(quantity: number) {
  const one = await ordered(quantity)
  await applyEvent(opened.shop, opened.pay.eventOf(opened.pay.bank.pay(one.number)))
  return one
}
const tooLate = { status: 409, details: { code: 4008 } }

describe('shipping an order', () => {
  it('takes any number of parcels; it is shipped once every unit is sent', async () => {
    const { parcel, read, shipping } = await paid(3)
    await parcel(1, 'PP1')
    expect(await shipping()).toBe('partial-shipment')
    await parcel(1, 'PP2')
    expect(await shipping()).toBe('partial-shipment')
    await expect(parcel(2)).rejects.toMatchObject({ status: 400 })
    await parcel()
    const done = await read()
    CALLS.getOrder.response.validateSync(done, { strict: true })
    expect([done.shipping, done.shipments.map(({ pieces }) => pieces)]).toEqual(['shipped', [1, 1, 1]])
    expect(done.history.map(({ event }) => event)).toEqual(['placed', 'paid', 'shipped', 'shipped', 'shipped'])
    await expect(parcel()).rejects.toMatchObject(tooLate)
  })

  it('requires payment, and at least one unit', async () => {
    await expect((await ordered(1)).parcel()).rejects.toMatchObject(tooLate)
    const { parcel } = await paid(1)
    for (const pieces of [0, -1, 1.5]) await expect(parcel(pieces)).rejects.toMatchObject({ status: 400 })
  })

  it('prevents its cancellation', async () => {
    const { parcel, number, send, read } = await paid(2)
    expect((await read()).canCancel).toBe(true)
    await parcel(1)
    expect((await read()).canCancel).toBe(false)
    expect((await send('POST', `/api/order/${number}/cancel`)).code).toBe(4008)
    await holdOrder(opened.shop, number)
    const { id } = await opened.orderRow(number)
    await expect(cancelOrder(opened.shop, { orderId: id, by: 'operator' })).rejects.toMatchObject(tooLate)
  })

  it('ends with the delivery of each parcel, once', async () => {
    const { parcel, number, read } = await paid(2)
    await parcel(1, 'PP1')
    await parcel(1, 'PP2')
    await deliverShipment(opened.shop, { number, trackingNumber: 'PP1' })
    expect((await read()).shipments.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, false])
    await expect(deliverShipment(opened.shop, { number, trackingNumber: 'PP1' })).rejects.toMatchObject(tooLate)
    await deliverShipment(opened.shop, { number })
    expect((await read()).shipments.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true])
  })
})

describe('an order on hold', () => {
  it('cannot be shipped until it is released, which restores its status', async () => {
    const { parcel, number, shipping } = await paid(2)
    await holdOrder(opened.shop, number)
    await expect(parcel()).rejects.toMatchObject(tooLate)
    await expect(holdOrder(opened.shop, number)).rejects.toMatchObject(tooLate)
    await releaseOrder(opened.shop, number)
    expect(await shipping()).toBe('unshipped')
    await expect(releaseOrder(opened.shop, number)).rejects.toMatchObject(tooLate)
    await parcel(1)
    await holdOrder(opened.shop, number)
    await releaseOrder(opened.shop, number)
    expect(await shipping()).toBe('partial-shipment')
  })

  it('can still be canceled if nothing was shipped', async () => {
    const { number, send, shipping } = await paid(1)
    await holdOrder(opened.shop, number)
    expect((await send('POST', `/api/order/${number}/cancel`)).code).toBe(0)
    expect(await shipping()).toBe('unable-to-ship')
  })

  it('is rejected for an unknown order', async () => {
    await expect(holdOrder(opened.shop, 'TL-NOTHING1')).rejects.toMatchObject({ status: 404 })
  })
})
