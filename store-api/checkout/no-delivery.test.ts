/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../contract/calls'
import type { TrackedOrder } from '../../contract/entities/order'
import { CODES } from '../../contract/envelope'
import { describeOrderDetails, explainFailure } from '../admin/orders'
import { addCoupon } from '../cart/manage-coupons'
import { mail, variant } from '../db/schema'
import { handOverOrder, shipOrder } from '../orders/fulfillment'
import { drawInvoice } from '../orders/invoice/draw-invoice'
import { readInvoice } from '../orders/invoice/read-invoice'
import { cancelOrder } from '../orders/cancel-order'
import { transitionPayment } from '../orders/state-machine'
import { markRefunded } from '../payments/settlement'
import { readOrder, toOrder } from '../orders/read-order'
import { toNewOrder, buyer, type CheckoutShop, openCheckoutShop } from '../testing/checkout-shop'

let opened: CheckoutShop
beforeAll(async () => {
  opened = await openCheckoutShop()
  await opened.db.update(variant).set({ needsDelivery: false }).where(eq(variant.sku, 'shorts-M'))
})
afterAll(() => opened.close())

const VOUCHER = 'shorts-M'
const VOUCHER_PRICE = 3200
const EMAIL = 'voucher@mail.example'

/** A guest with a voucher who has only entered an email and chosen a payment method. */
async function voucherBuyer(email = EMAIL) {
  const one = await buyer(opened)
  await one.add(VOUCHER)
  await one.type({ email, paymentMethod: 'visa' })
  return one
}

async function buyVoucher(email?: string) {
  const one = await voucherBuyer(email)
  const { code, data } = await one.place()
  expect(code).toBe(0)
  const { number } = data as { number: string }
  return { ...one, number, row: await opened.orderRow(number) }
}

let buyers = 0

/** A paid voucher of a separate buyer. */
async function paidVoucher() {
  const bought = await buyVoucher(`buyer-${buyers++}@mail.example`)
  await transitionPayment(opened.shop, bought.row, 'paid')
  return bought
}

describe('a cart of goods without delivery', () => {
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

  it('needs delivery as usual once any item is shipped', async () => {
    const one = await voucherBuyer()
    await one.add('home-M')
    const { step, problems, totals } = await one.checkout()
    expect([step, totals.shippingPrice]).toEqual(['address', null])
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['street', 'shippingId']))
    expect((await one.place()).code).toBe(400)
  })
})

describe('an order of goods without delivery', () => {
  it('has no address and no delivery', async () => {
    const { placed, number } = await buyVoucher()
    const { order } = await placed(number)
    CALLS.getPlacedOrder.response.validateSync(await placed(number), { strict: true })
    expect(order).toMatchObject({
      ...{ needsDelivery: false, shippingMethod: '', shippingPrice: 0, total: VOUCHER_PRICE },
      ...{ shippingAddress: { street: '' }, billingAddress: { street: '' } },
    })
  })

  it('has no note to the courier, even if one was entered for an earlier cart', async () => {
    const one = await voucherBuyer('noted@mail.example')
    await one.type({ note: 'Ring twice' })
    const { number } = (await one.place()).data as { number: string }
    expect((await one.placed(number)).order.note).toBe('')
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

  it('cannot be shipped', async () => {
    const { row, number, placed } = await paidVoucher()
    const parcel = { number, carrier: 'Post', trackingNumber: 'P1' }
    await expect(shipOrder(opened.shop, parcel)).rejects.toMatchObject({ status: 409 })
    expect(describeOrderDetails(row, (await placed(number)).order)).toContain('  nothing to send')
  })
})

describe('the cancellation of an order of goods without delivery', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const VOUCHER_TERMS = { kind: 'amount', value: VOUCHER_PRICE, text: 'Voucher', minSubTotal: 0 } as const
  const cancel = (orderId: number, now = opened.shop.now) =>
    cancelOrder({ ...opened.shop, now }, { orderId, by: 'buyer' })
  const refused = { status: 409 }
  const orderOf = async ({ placed, number }: Awaited<ReturnType<typeof buyVoucher>>) => (await placed(number)).order

  /** The code that the operator sends to the buyer of a voucher. */
  async function issueCode(orderId: number): Promise<string> {
    const code = `GIFT-${orderId}`
    const limits = { mostUses: 1, mostPerEmail: null, lastDay: null }
    expect(await addCoupon(opened.shop, { ...VOUCHER_TERMS, ...limits, code, orderId })).toBe(true)
    return code
  }

  /** Another shopper who uses the code for a delivered order. */
  async function couponUser(code: string) {
    const other = await buyer(opened)
    await other.add('home-M')
    await other.fillIn()
    expect((await other.send('POST', '/api/coupon', { body: { code } })).code).toBe(0)
    return other
  }

  it('is possible before it is paid, and after', async () => {
    const unpaid = await buyVoucher('one@mail.example')
    expect((await orderOf(unpaid)).canCancel).toBe(true)
    const paid = await paidVoucher()
    expect((await orderOf(paid)).canCancel).toBe(true)
    await cancel(paid.row.id)
    expect(await orderOf(paid)).toMatchObject({ payment: 'canceled', canCancel: false })
  })

  it('ends 14 days after the order, once it is paid', async () => {
    const { row } = await paidVoucher()
    const end = row.placedAt.getTime() + 14 * DAY_MS
    expect((await toOrder(opened.shop, { ...row, payment: 'paid' }, end - 1)).canCancel).toBe(true)
    expect((await toOrder(opened.shop, { ...row, payment: 'paid' }, end)).canCancel).toBe(false)
    await expect(cancel(row.id, () => end)).rejects.toMatchObject(refused)
    await cancel(row.id, () => end - 1)
  })

  it('ends when it is handed over, which is possible once and only for a paid one', async () => {
    const unpaid = await buyVoucher('two@mail.example')
    await expect(handOverOrder(opened.shop, unpaid.number)).rejects.toMatchObject(refused)
    const paid = await paidVoucher()
    await handOverOrder(opened.shop, paid.number)
    await expect(handOverOrder(opened.shop, paid.number)).rejects.toMatchObject(refused)
    expect((await orderOf(paid)).canCancel).toBe(false)
    await expect(cancel(paid.row.id)).rejects.toMatchObject(refused)
  })

  it('voids an unused voucher: it is refused from then on', async () => {
    const bought = await paidVoucher()
    const code = await issueCode(bought.row.id)
    const other = await couponUser(code)
    expect((await orderOf(bought)).canCancel).toBe(true)
    const shown = toNewOrder(await other.checkout())
    await cancel(bought.row.id)
    expect((await other.place(shown)).code).toBe(CODES.invalidCoupon)
    expect((await other.checkout()).coupon?.problem).not.toBe('')
  })

  it('is refused once a voucher was used, and possible again when that order is canceled', async () => {
    const bought = await paidVoucher()
    const other = await couponUser(await issueCode(bought.row.id))
    const { data, code } = await other.place()
    expect(code).toBe(0)
    expect((await orderOf(bought)).canCancel).toBe(false)
    await expect(cancel(bought.row.id)).rejects.toMatchObject(refused)
    await cancel((await opened.orderRow((data as { number: string }).number)).id)
    expect((await orderOf(bought)).canCancel).toBe(true)
  })

  it('a refund does not restock its goods once it was handed over', async () => {
    const stock = async () => (await opened.db.select().from(variant).where(eq(variant.sku, VOUCHER)))[0]?.stock
    const [notHandedOver, handedOver] = [await paidVoucher(), await paidVoucher()]
    await handOverOrder(opened.shop, handedOver.number)
    const refund = async (number: string) => {
      const row = await opened.orderRow(number)
      await opened.db.transaction((tx) => markRefunded({ ...opened.shop, db: tx }, row))
    }
    const before = (await stock()) ?? 0
    await refund(handedOver.number)
    expect(await stock()).toBe(before)
    await refund(notHandedOver.number)
    expect(await stock()).toBe(before + 1)
  })

  it('explains the rejection to the operator, with the remaining option', async () => {
    const { row, number } = await paidVoucher()
    await handOverOrder(opened.shop, number)
    const error: unknown = await cancel(row.id).catch((thrown: unknown) => thrown)
    expect(await explainFailure(opened.shop, number, error)).toMatch(/within 14 days.*refund-order/)
  })
})

it('a delivered order cannot be handed over', async () => {
  const one = await buyer(opened)
  const number = await one.buy()
  await transitionPayment(opened.shop, await opened.orderRow(number), 'paid')
  await expect(handOverOrder(opened.shop, number)).rejects.toMatchObject({ status: 409 })
})

it('a mixed order is shipped with the units that need delivery', async () => {
  const one = await buyer(opened, 'ada')
  await one.send('DELETE', '/api/cart/clear')
  await one.add(VOUCHER, 3)
  await one.add('home-M', 2)
  const { data } = await one.place(toNewOrder(await one.fillIn()))
  const { number } = data as { number: string }
  const row = await opened.orderRow(number)
  await transitionPayment(opened.shop, row, 'paid')
  await shipOrder(opened.shop, { number, carrier: 'Post', trackingNumber: 'P2' })
  const order = await readOrder(opened.shop, row.customerId ?? 0, number)
  expect(order).toMatchObject({ needsDelivery: true, shipping: 'shipped', pieces: 5, shipments: [{ pieces: 2 }] })
  expect(order.shippingAddress.city).toBe('Ulm')
})
