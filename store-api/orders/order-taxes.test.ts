/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { CALLS } from '../../contract/calls'
import { describeOrderDetails } from '../admin/orders'
import { mail, order, orderLine, product, shippingMethod, store, taxRate, variant } from '../db/schema'
import type { StoreContent } from '../db/schema/columns'
import { text } from '../i18n/local-text'
import { buyer, type CheckoutShop, openCheckoutShop } from '../testing/checkout-shop'
import { pdfLines } from '../testing/pdf-lines'
import { drawInvoice } from './invoice/draw-invoice'
import { readInvoice } from './invoice/read-invoice'
import { toOrder } from './read-order'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop()))
afterAll(() => opened.close())

const inAllLanguages = (name: string) => text(name, name, name)

const RATES = [
  { taxClass: 'standard', zone: 'DE', rate: 1900, name: inAllLanguages('VAT 19 %') },
  { taxClass: 'small', zone: 'DE', rate: 700, name: inAllLanguages('VAT') },
  { taxClass: 'standard', zone: 'GB', rate: 2000, name: inAllLanguages('VAT 20 %') },
  { taxClass: 'standard', zone: '*', rate: 0, name: inAllLanguages('No VAT') },
]

async function changeStore(change: Partial<StoreContent>) {
  const [row] = await opened.db.select().from(store)
  if (!row) throw new Error('no store')
  await opened.db.update(store).set({ content: { ...row.content, ...change } })
}

const invoiceOf = async (number: string) => {
  const invoice = await readInvoice(opened.shop, await opened.orderRow(number))
  return { invoice, seen: pdfLines(await drawInvoice(invoice)).join('\n') }
}

const mailOf = async (number: string) => {
  const letters = await opened.db.select().from(mail)
  const found = letters.find(({ subject }) => subject.includes(number))
  if (!found) throw new Error(`no mail about ${number}`)
  return found
}

describe('a shop without tax rates', () => {
  it('shows no tax in checkout, order, mail and invoice', async () => {
    const one = await buyer(opened)
    await one.add('home-M')
    expect((await one.fillIn()).totals).not.toHaveProperty('taxes')
    const number = ((await one.place()).data as { number: string }).number
    expect((await one.placed(number)).order).not.toHaveProperty('taxes')
    expect((await opened.orderRow(number)).tax).toBeNull()
    const { text: mailText, html } = await mailOf(number)
    // Random numbers and keys may have the letters, too.
    const stripRandom = (text: string) => text.replaceAll(number, '').replace(/key=[\w-]+/g, '')
    expect(stripRandom(mailText + html)).not.toMatch(/\btax\b|VAT|net /i)
    const { seen } = await invoiceOf(number)
    expect(stripRandom(seen)).not.toMatch(/\btax\b|VAT|Net\b/i)
  })
})

describe('a shop with tax rates', () => {
  beforeEach(async () => {
    await opened.db.delete(taxRate)
    await opened.db.insert(taxRate).values(RATES)
  })
  beforeAll(async () => {
    await opened.db.update(product).set({ taxClass: 'small' }).where(eq(product.key, 'away'))
    await opened.db.update(variant).set({ needsDelivery: false }).where(eq(variant.sku, 'shorts-M'))
  })
  afterEach(async () => {
    await changeStore({ vatNumber: '', country: { name: inAllLanguages('United Kingdom'), timeZone: 'Europe/London' } })
    await opened.db.update(shippingMethod).set({ kind: 'delivery' })
  })

  /** Two rates, a coupon and express delivery: 79.00 at 19 %, 55.00 at 7 %, less 5.00, and 9.00. */
  async function fillMixedCart(change: Parameters<Awaited<ReturnType<typeof buyer>>['fillIn']>[0] = {}) {
    const one = await buyer(opened)
    await one.add('home-M')
    await one.add('away-M')
    const { methods } = await one.fillIn(change)
    await one.send('POST', '/api/coupon', { body: { code: 'FIVE' } })
    await one.type({ shippingId: String(methods.find(({ price }) => price > 0)?.id) })
    return one
  }
  const place = async (one: Awaited<ReturnType<typeof buyer>>) => {
    const { code, data } = await one.place()
    expect(code).toBe(0)
    return (data as { number: string }).number
  }

  // 5.00 is shared as 2.95 and 2.05; 9.00 over 76.05 and 52.95 as 5.31 and 3.69.
  const TAXES = [
    { rate: 1900, name: 'VAT 19 %', net: 6837, tax: 1299 },
    { rate: 700, name: 'VAT 7%', net: 5293, tax: 371 },
  ]

  it('names the tax in the total of a checkout, and keeps it in the order', async () => {
    const one = await fillMixedCart()
    const checkout = await one.checkout()
    CALLS.getCheckout.response.validateSync(checkout, { strict: true })
    expect(checkout.totals).toMatchObject({ total: 13_800, taxes: TAXES })
    const number = await place(one)
    const placed = await one.placed(number)
    CALLS.getPlacedOrder.response.validateSync(placed, { strict: true })
    expect(placed.order).toMatchObject({ total: 13_800, taxes: TAXES })
    const sum = TAXES.reduce((total, { net, tax }) => total + net + tax, 0)
    expect(sum).toBe(13_800)
    const { id } = await opened.orderRow(number)
    const lines = await opened.db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.id)
    expect(lines.map((line) => line.taxRate)).toEqual([1900, 700])
  })

  it('keeps the tax of an order when a rate changes', async () => {
    const one = await fillMixedCart()
    const number = await place(one)
    await opened.db.update(taxRate).set({ rate: 2500 }).where(eq(taxRate.taxClass, 'standard'))
    expect((await one.placed(number)).order.taxes).toEqual(TAXES)
    await opened.db.delete(taxRate)
    expect((await one.placed(number)).order.taxes).toEqual(TAXES)
  })

  it('shows no tax before the country of delivery is chosen', async () => {
    const one = await buyer(opened)
    await one.add('home-M')
    expect((await one.checkout()).totals).not.toHaveProperty('taxes')
  })

  it('has the rates of all others for a country without its own', async () => {
    const one = await buyer(opened, 'ben')
    await one.send('DELETE', '/api/cart/clear')
    await one.add('home-M')
    const { totals } = await one.checkout()
    expect(totals.taxes).toEqual([{ rate: 0, name: 'No VAT', net: 7900, tax: 0 }])
  })

  it('has the rates of its own country for a collection', async () => {
    await opened.db.update(shippingMethod).set({ kind: 'collection' }).where(eq(shippingMethod.code, 'standard'))
    const one = await buyer(opened)
    await one.add('home-M')
    expect((await one.fillIn()).totals.taxes).toMatchObject([{ rate: 1900 }])
    await changeStore({ country: { name: inAllLanguages('United Kingdom'), timeZone: 'Europe/London', iso: 'GB' } })
    expect((await one.checkout()).totals.taxes).toEqual([{ rate: 2000, name: 'VAT 20 %', net: 6583, tax: 1317 }])
  })

  it('has them for goods without delivery, too', async () => {
    const one = await buyer(opened)
    await one.add('shorts-M')
    expect((await one.checkout()).totals.taxes).toMatchObject([{ rate: 0 }])
    await changeStore({ country: { name: inAllLanguages('United Kingdom'), timeZone: 'Europe/London', iso: 'GB' } })
    expect((await one.checkout()).totals.taxes).toMatchObject([{ rate: 2000, net: 2667, tax: 533 }])
  })

  it('names no tax where goods have no rate, and sells them', async () => {
    await opened.db.delete(taxRate).where(eq(taxRate.taxClass, 'standard'))
    const one = await fillMixedCart()
    expect((await one.checkout()).totals.taxes).toEqual([])
    const number = await place(one)
    expect((await one.placed(number)).order.taxes).toEqual([])
  })

  it('is stated in the order mail, with the VAT number of the shop', async () => {
    await changeStore({ vatNumber: 'GB 123 4567 89' })
    const { text: mailText, html } = await mailOf(await place(await fillMixedCart()))
    const rows = 'Total: €138.00\nIncludes VAT 19 % (net €68.37): €12.99\nIncludes VAT 7% (net €52.93): €3.71\n'
    expect(mailText).toContain(rows)
    expect(mailText).toContain('Your Touchline team\n\nQuestions? Write to a@b.example or call +1.\n')
    expect(mailText).toMatch(/\n\nTouchline, 1 Lane, VAT number: GB 123 4567 89\n$/)
    expect(html).toContain('Includes VAT 19 % (net €68.37)')
    expect(html).toContain('VAT number: GB 123 4567 89')
  })

  it('is stated on the invoice by rate: net, tax and gross, with the VAT number in its header', async () => {
    await changeStore({ vatNumber: 'GB 123 4567 89' })
    const { invoice, seen } = await invoiceOf(await place(await fillMixedCart()))
    expect(invoice.store.lines.at(-1)).toBe('VAT number: GB 123 4567 89')
    expect(invoice.taxes).toEqual([
      { name: 'VAT 19 %', isCharged: true, net: '€68.37', tax: '€12.99', gross: '€81.36' },
      { name: 'VAT 7%', isCharged: true, net: '€52.93', tax: '€3.71', gross: '€56.64' },
    ])
    for (const part of ['Tax included', 'Net', 'Gross', 'VAT 19 %', '€68.37', '€12.99', '€81.36', 'VAT 7%', '€3.71'])
      expect(seen).toContain(part)
    expect(seen).toContain('VAT number: GB 123 4567 89')
  })

  it('is stated to the operator', async () => {
    const number = await place(await fillMixedCart())
    const row = await opened.orderRow(number)
    const described = describeOrderDetails(row, await toOrder(opened.shop, row, opened.now()))
    expect(described).toContain('  VAT 19 %: net 68.37, tax 12.99')
    expect(described).toContain('  VAT 7%: net 52.93, tax 3.71')
  })

  it('is stated to the cent where prices are shown without cents', async () => {
    const [row] = await opened.db.select().from(store)
    const currency = row?.content.currency
    if (!currency) throw new Error('no store')
    const whole = { ...currency, en: { ...currency.en, decimalPlace: 0 } }
    await changeStore({ currency: whole })
    const one = await buyer(opened)
    const number = await one.buy('home-M')
    const { text: mailText } = await mailOf(number)
    expect(mailText).toContain('Total: €79\nIncludes VAT 19 % (net €66.39): €12.61\n')
    await changeStore({ currency })
  })

  it('is empty in an order that costs nothing', async () => {
    const one = await buyer(opened)
    await one.add('home-M')
    await opened.db.update(product).set({ price: 0 }).where(eq(product.key, 'home'))
    const { totals } = await one.fillIn()
    expect(totals).toMatchObject({ total: 0, taxes: [] })
    await opened.db.update(product).set({ price: 7900 }).where(eq(product.key, 'home'))
  })

  it('is absent from orders placed before there were rates', async () => {
    const one = await buyer(opened)
    const number = await one.buy('home-M')
    await opened.db.update(order).set({ tax: null }).where(eq(order.number, number))
    const { seen, invoice } = await invoiceOf(number)
    expect(invoice.taxes).toEqual([])
    expect(seen).not.toContain('Tax included')
  })
})
