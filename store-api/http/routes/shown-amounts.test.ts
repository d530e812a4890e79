/** @jest-environment node */
import { desc, eq } from 'drizzle-orm'
import type { CartReply } from '../../../contract/entities/cart'
import type { Order, OrderEntry } from '../../../contract/entities/order'
import type { StoreSettings } from '../../../contract/entities/store'
import { CALLS } from '../../../contract/calls'
import { formatPrice } from '../../../contract/money'
import { mail, order, orderLine, store, variant } from '../../db/schema'
import type { StoreCurrency } from '../../db/schema/columns'
import { readInvoice } from '../../orders/invoice/read-invoice'
import { processRefunds } from '../../payments/refunds'
import { refundOrder } from '../../orders/cancel-order'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../../testing/checkout-shop'
import { SMALL_CATALOGUE } from '../../testing/catalogue'

const EURO = SMALL_CATALOGUE.store.currency.en

let opened: CheckoutShop
beforeAll(async () => {
  opened = await openCheckoutShop()
  await opened.db.update(variant).set({ stock: 1000 })
})
afterAll(() => opened.close())

/** The shop shows its prices in another way from now on. */
async function show(change: Partial<StoreCurrency>) {
  const own = { ...EURO, ...change }
  const content = { ...SMALL_CATALOGUE.store, currency: { en: own, es: own, de: own } }
  await opened.db.update(store).set({ content })
}
afterEach(() => show({}))

/** A cart with printed, reduced and several pieces, express delivery and a coupon. */
async function fullCart(code?: string, name?: 'ada') {
  const one = await buyer(opened, name)
  await one.add('home-M', 3, { custom: { name: 'ADA', number: 7 } })
  await one.add('away-M', 2)
  await one.add('shorts-M')
  const { methods } = await one.fillIn()
  await one.type({ shippingId: String(methods.find(({ price }) => price > 0)?.id) })
  if (code) expect((await one.send('POST', '/api/coupon', { body: { code } })).code).toBe(0)
  return one
}

const CURRENCIES: [string, Partial<StoreCurrency>, number, string][] = [
  // Pieces of 91, 55 and 32 at 1.0837 are 98.61, 59.60 and 34.67; delivery of 9 is 9.75.
  ['euros at a rate', { value: 1.0837 }, 3 * 9861 + 2 * 5960 + 3467 + 975, '€459.45'],
  // 98, 59 and 34, delivery 9.
  ['euros without cents', { value: 1.0837, decimalPlace: 0 }, (3 * 98 + 2 * 59 + 34 + 9) * 100, '€455'],
  ['euros with four digits, of which two can be charged', { value: 1.0837, decimalPlace: 4 }, 45_945, '€459.45'],
  // 14855, 8978 and 5224, delivery 1469.
  [
    'yen',
    { code: 'JPY', symbolLeft: '¥', value: 163.25, decimalPlace: 0 },
    3 * 14855 + 2 * 8978 + 5224 + 1469,
    '¥69,214',
  ],
  // 30.566, 18.474 and 10.748, delivery 3.023.
  ['dinars', { code: 'KWD', symbolLeft: 'KD ', value: 0.3359, decimalPlace: 3 }, 142_417, 'KD 142.417'],
]

describe.each(CURRENCIES)('shown in %s', (_, change, total, written) => {
  beforeEach(() => show(change))

  it('lines, sums, order, pay page, mail, invoice and the charge agree to the last digit', async () => {
    const one = await fullCart()
    const cart = (await one.send('GET', '/api/cart?page=1&limit=1000')).data as CartReply
    CALLS.getCart.response.validateSync(cart, { strict: true })
    const lines = cart.carts.map(({ shown }) => shown?.total ?? NaN)
    const { totals } = await one.checkout()
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(cart.shown?.specialSubTotal)
    expect(totals.shown).toMatchObject({ subTotal: cart.shown?.subTotal, total })
    expect((cart.shown?.specialSubTotal ?? 0) + (totals.shown?.shippingPrice ?? 0)).toBe(total)

    const { number } = (await one.place()).data as { number: string }
    await one.startPayment(number)
    expect(opened.pay.bank.intentOf(number)).toMatchObject({ amount: total, currency: change.code ?? 'EUR' })
    opened.pay.bank.pay(number)
    await one.send('POST', `/api/order/${number}/confirm`)
    const { order: placed, paymentState } = await one.placed(number)
    expect(paymentState).toBe('paid')
    expect(placed.lines.map(({ shown }) => shown?.total)).toEqual(lines)
    expect(placed.shown && formatPrice(placed.shown.total, placed.shown.currency)).toBe(written)
    for (const { quantity, shown } of placed.lines) expect(shown?.total).toBe((shown?.currentUnitPrice ?? 0) * quantity)

    const [email] = await opened.db.select().from(mail).orderBy(desc(mail.id)).limit(1)
    expect(email?.text).toContain(`Total: ${written}`)
    const invoice = await readInvoice(opened.shop, await opened.orderRow(number))
    expect(invoice.sums.at(-1)?.amount).toBe(written)
    expect(invoice.lines.map(({ amount }) => amount)).toEqual(
      placed.lines.map(({ shown }) => placed.shown && formatPrice(shown?.total ?? 0, placed.shown.currency)),
    )
  })

  it('all that was charged is given back', async () => {
    const one = await fullCart()
    const { number } = (await one.place()).data as { number: string }
    await one.startPayment(number)
    opened.pay.bank.pay(number)
    await one.send('POST', `/api/order/${number}/confirm`)
    await refundOrder(opened.shop, number)
    await processRefunds(opened.shop)
    expect(opened.pay.bank.intentOf(number)).toMatchObject({ captured: total, refunded: total })
    expect((await one.placed(number)).paymentState).toBe('refunded')
    const [email] = await opened.db.select().from(mail).orderBy(desc(mail.id)).limit(1)
    expect(email?.text).toContain(written)
  })

  it.each(['TEN', 'FIVE', 'POST', 'ALL'])('with the coupon %s the sum is that of what is shown', async (code) => {
    const one = await fullCart(code)
    const checkout = await one.checkout()
    const { shown } = checkout.totals
    if (!shown) throw new Error('nothing is shown')
    const lines = checkout.lines.reduce((sum, line) => sum + (line.shown?.total ?? NaN), 0)
    expect(shown.total).toBe(lines - shown.discount + (shown.shippingPrice ?? 0))
    expect(shown.total).toBe(shown.subTotal - shown.saved - shown.discount + (shown.shippingPrice ?? 0))
    const { number } = (await one.place()).data as { number: string }
    await one.startPayment(number)
    expect(opened.pay.bank.intentOf(number).amount).toBe(shown.total)
  })
})

it('settings tell no more digits than can be charged', async () => {
  await show({ decimalPlace: 4 })
  const one = await buyer(opened)
  expect(((await one.send('GET', '/api/store')).data as StoreSettings).currency.decimalPlace).toBe(2)
})

it('an exchange rate other than the shown one is reported before anything is ordered', async () => {
  await show({ value: 1.0837 })
  const one = await fullCart()
  const agreed = toNewOrder(await one.checkout())
  await show({ value: 1.1 })
  const { code, data } = await one.place(agreed)
  expect(code).toBe(4006)
  expect(data).toMatchObject({
    changes: expect.arrayContaining([expect.objectContaining({ kind: 'total', before: 45_945 })]),
  })
})

it('a coupon’s least purchase is held to what is shown', async () => {
  await show({ decimalPlace: 0, value: 0.93 })
  const one = await buyer(opened)
  // 55.00 is shown as 51, and 50.00 as 46.
  await one.add('away-M')
  expect((await one.send('POST', '/api/coupon', { body: { code: 'FIVE' } })).code).toBe(0)
  expect((await one.checkout()).totals.shown).toMatchObject({ discount: 400, total: 4700 })
})

describe('an order keeps what was charged', () => {
  it('whatever the shop shows afterwards, another currency included', async () => {
    await show({ value: 1.0837, decimalPlace: 0 })
    const one = await fullCart(undefined, 'ada')
    const { number } = (await one.place()).data as { number: string }
    await show({ code: 'USD', symbolLeft: '$', value: 2, decimalPlace: 2 })
    const read = (await one.send('GET', `/api/order/${number}`)).data as Order
    expect(read.shown && formatPrice(read.shown.total, read.shown.currency)).toBe('455 EUR')
    await one.startPayment(number)
    expect(opened.pay.bank.intentOf(number)).toMatchObject({ amount: 45_500, currency: 'EUR' })
  })

  it('also of before it was kept: its own amounts, at whatever rate prices are shown now', async () => {
    const one = await buyer(opened, 'ada')
    const [row] = await opened.db.select().from(order).where(eq(order.number, 'TL-1001'))
    await opened.db.update(order).set({ shown: null }).where(eq(order.number, 'TL-1001'))
    await opened.db
      .update(orderLine)
      .set({ shownUnitPrice: null })
      .where(eq(orderLine.orderId, row?.id ?? 0))
    await show({ value: 2, decimalPlace: 0 })
    const read = (await one.send('GET', '/api/order/TL-1001')).data as Order
    expect(read.shown).toMatchObject({ total: read.total, currency: { value: 1, decimalPlace: 2 } })
    expect(read.lines.map(({ shown }) => shown?.total)).toEqual(read.lines.map((line) => line.total))
    const { list } = (await one.send('GET', '/api/order?page=1&limit=12')).data as { list: OrderEntry[] }
    const entry = list.find((found) => found.number === 'TL-1001')
    expect(entry?.shown && formatPrice(entry.shown.total, entry.shown.currency)).toBe('€241.00')
  })
})
