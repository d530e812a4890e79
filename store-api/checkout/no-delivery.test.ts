/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../contract/calls'
import type { TrackedOrder } from '../../contract/entities/order'
import { describeWholeOrder } from '../admin/orders'
import { mail, variant } from '../db/schema'
import { shipOrder } from '../orders/fulfillment'
import { drawInvoice } from '../orders/invoice/draw-invoice'
import { readInvoice } from '../orders/invoice/read-invoice'
import { cancelOrder } from '../orders/cancel-order'
import { transitionPayment } from '../orders/state-machine'
import { readOrder } from '../orders/read-order'
import { asShown, buyer, type CheckoutShop, openCheckoutShop } from '../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => {
  opened = await openCheckoutShop()
  await opened.db.update(variant).set({ needsDelivery: false }).where(eq(variant.sku, 'shorts-M'))
})
afterAll(() => opened.close())

const VOUCHER = 'shorts-M'
const VOUCHER_PRICE = 3200
const EMAIL = 'voucher@mail.example'

/** A guest with a voucher, who typed an email and chose a payment method and nothing else. */
async function voucherBuyer() {
  const one = await buyer(opened)
  await one.add(VOUCHER)
  await one.type({ email: EMAIL, paymentMethod: 'visa' })
  return one
}

async function buyVoucher() {
  const one = await voucherBuyer()
  const { code, data } = await one.place()
  expect(code).toBe(0)
  const { number } = data as { number: string }
  return { ...one, number, row: await opened.orderRow(number) }
}

describe('a cart of goods that are not sent', () => {
  it('needs neither address nor delivery method', async () => {
    const checkout = await (await voucherBuyer()).checkout()
    CALLS.getCheckout.response.validateSync(checkout, { strict: true })
    expect(checkout).toMatchObject({
      ...{ step: 'payment', problems: [], methods: [] },
      lines: [{ needsDelivery: false }],
      totals: { shippingPrice: 0, total: VOUCHER_PRICE },
    })
  })

  it('is charged no delivery, even where a method of an earlier cart is still chosen', async () => {
    const { add, fillIn, type, checkout, send } = await buyer(opened)
    await add('home-M')
    const { methods } = await fillIn()
    const express = await type({ shippingId: String(methods.find(({ price }) => price > 0)?.id) })
    expect(express.totals.shippingPrice).toBe(900)
    await send('DELETE', '/api/cart/clear')
    await add(VOUCHER)
    expect((await checkout()).totals).toMatchObject({ shippingPrice: 0, total: VOUCHER_PRICE })
  })

  it('is delivered as usual once anything is sent', async () => {
    const one = await voucherBuyer()
    await one.add('home-M')
    const { step, problems, totals } = await one.checkout()
    expect([step, totals.shippingPrice]).toEqual(['address', null])
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['street', 'shippingId']))
    expect((await one.place()).code).toBe(400)
  })
})

describe('an order of goods that are not sent', () => {
  it('has no address and no delivery', async () => {
    const { placed, number } = await buyVoucher()
    const { order } = await placed(number)
    CALLS.getPlacedOrder.response.validateSync(await placed(number), { strict: true })
    expect(order).toMatchObject({
      ...{ needsDelivery: false, shippingMethod: '', shippingPrice: 0, total: VOUCHER_PRICE },
      ...{ shippingAddress: { street: '' }, billingAddress: { street: '' } },
    })
  })

  it('is tracked without delivery', async () => {
    const { send, number } = await buyVoucher()
    const { data } = await send('POST', '/api/order-track', { body: { number, email: EMAIL } })
    expect((data as TrackedOrder).needsDelivery).toBe(false)
  })

  it('writes no delivery into its mail', async () => {
    const { number } = await buyVoucher()
    const [letter] = (await opened.db.select().from(mail)).filter(({ subject }) => subject.includes(number))
    expect(letter?.text).toContain('Total: €32.00')
    expect(letter?.text).not.toMatch(/deliver|packing|undefined/i)
  })

  it('has an invoice to the email, without delivery', async () => {
    const { row } = await buyVoucher()
    const invoice = await readInvoice(opened.shop, row)
    expect(invoice).toMatchObject({ billing: [EMAIL], shipping: [], shippingTitle: '' })
    expect(invoice.sums.map(({ name }) => name)).toEqual(['Subtotal', 'Total'])
    expect((await drawInvoice(invoice)).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('has nothing to send, and can be canceled only until it is paid', async () => {
    const { row, number, placed } = await buyVoucher()
    expect((await placed(number)).order.canCancel).toBe(true)
    await transitionPayment(opened.shop, row, 'paid')
    const parcel = { number, carrier: 'Post', trackingNumber: 'P1' }
    await expect(shipOrder(opened.shop, parcel)).rejects.toMatchObject({ status: 409 })
    const { order } = await placed(number)
    expect(order.canCancel).toBe(false)
    await expect(cancelOrder(opened.shop, { orderId: row.id, by: 'buyer' })).rejects.toMatchObject({ status: 409 })
    expect(describeWholeOrder(row, order)).toContain('  nothing to send')
  })
})

it('a mixed order is shipped with the pieces that are sent', async () => {
  const one = await buyer(opened, 'ada')
  await one.send('DELETE', '/api/cart/clear')
  await one.add(VOUCHER, 3)
  await one.add('home-M', 2)
  const { data } = await one.place(asShown(await one.fillIn()))
  const { number } = data as { number: string }
  const row = await opened.orderRow(number)
  await transitionPayment(opened.shop, row, 'paid')
  await shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: 'P2' })
  const order = await readOrder(opened.shop, row.customerId ?? 0, number)
  expect(order).toMatchObject({ needsDelivery: true, shipping: 'shipped', pieces: 5, shipments: [{ pieces: 2 }] })
  expect(order.shippingAddress.city).toBe('Ulm')
})
