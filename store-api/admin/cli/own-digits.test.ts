/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { coupon, product } from '../../db/schema'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { openTestShop } from '../../testing/test-shop'
import { toMinorUnits } from './args'

const ORDERS_URL = 'http://localhost:4000/dev/orders'

describe('toMinorUnits', () => {
  it.each([
    ['79.00', 2, 7900],
    ['79', 2, 7900],
    ['7900', 0, 7900],
    ['1000000', 0, 1000000],
    ['79.125', 3, 79125],
    ['79', 3, 79000],
    ['1.15', 2, 115],
  ])('%s in a currency of %i digits is %i minor units', (value, digits, amount) => {
    expect(toMinorUnits(value, digits)).toBe(amount)
  })

  it.each([
    ['79.00', 0, '79'],
    ['79.', 0, '79'],
    ['79.00', 3, '79.000'],
    ['79.125', 2, '79.00'],
    ['99999999.00', 2, '79.00'],
  ])('%s is rejected in a currency of %i digits, with the example %s', (value, digits, example) => {
    expect(() => toMinorUnits(value, digits)).toThrow(`${value} is no price: write it as ${example}.`)
  })
})

describe.each([
  { code: 'JPY', digits: 0, price: '7900', worth: '500', min: '5000', label: 'Price (79)<', wrong: '79.00' },
  { code: 'KWD', digits: 3, price: '7.900', worth: '0.500', min: '5.000', label: 'Price (79.000)<', wrong: '79.00' },
])('a shop with the currency $code', ({ code, digits, price, worth: discount, min, label, wrong: invalidPrice }) => {
  const { store } = SMALL_CATALOGUE
  const currency = { ...store.currency.en, code, decimalPlace: digits, minorDigits: digits }
  const catalogue = { ...SMALL_CATALOGUE, store: { ...store, currency: { en: currency, es: currency, de: currency } } }
  const opened = openTestShop({ catalogue, hasAdminPages: true })
  afterAll(async () => (await opened).close())

  const post = async (path: string, fields: Record<string, string>) =>
    (await opened).app.request(`${ORDERS_URL}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' },
      body: new URLSearchParams(fields).toString(),
    })

  it('reads and shows prices and coupons with its own minor digits', async () => {
    const { app, db } = await opened
    expect((await post('price', { key: 'home', price })).status).toBe(303)
    const [row] = await db.select().from(product).where(eq(product.key, 'home'))
    expect(row?.price).toBe(7900)
    expect((await post('coupon', { code: 'OWN', text: 'Less', kind: 'amount', value: discount, min })).status).toBe(303)
    const [added] = await db.select().from(coupon).where(eq(coupon.code, 'OWN'))
    expect(added).toMatchObject({ value: 500, minSubTotal: 5000 })

    const page = await (await app.request(ORDERS_URL)).text()
    expect(page).toContain(`OWN: ${discount} off, from ${min}, used 0 times`)
    expect(page.replace(/\s+</g, '<')).toContain(label)
    expect((await post('price', { key: 'home', price: invalidPrice })).status).toBe(400)
  })
})
