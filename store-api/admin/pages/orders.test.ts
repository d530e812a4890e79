/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { coupon, mail, order, product, shipment, variant } from '../../db/schema'
import { openAccountShop } from '../../testing/accounts'

let opened: Awaited<ReturnType<typeof openAccountShop>>
beforeAll(async () => (opened = await openAccountShop({ hasAdminPages: true })))
afterAll(() => opened.close())

const ORIGIN = 'http://localhost:4000'

const post = async (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  opened.app.request(`${ORIGIN}/dev/orders/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
const page = async () => (await opened.app.request(`${ORIGIN}/dev/orders`)).text()

/** Sets a state of TL-1001. As seeded, it is partly shipped. */
async function setOrderState(values: Partial<typeof order.$inferSelect>) {
  await opened.db.delete(shipment)
  await opened.db.delete(mail)
  await opened.db.update(order).set(values).where(eq(order.number, 'TL-1001'))
}
async function orderStatus() {
  const [row] = await opened.db.select().from(order).where(eq(order.number, 'TL-1001'))
  return row && [row.payment, row.shipping]
}
const PARCEL = { carrier: 'DHL', tracking: '00340', url: 'https://parcel.example/00340' }

describe('the page of orders', () => {
  it('shows the newest orders with their possible actions', async () => {
    await setOrderState({ payment: 'paid', shipping: 'unshipped' })
    const text = await page()
    expect(text).toContain('Ship TL-1001')
    expect(text).toContain('Cancel TL-1002')
    expect(text).not.toContain('Ship TL-1002')
    expect(text).not.toContain('<script')
  })

  it('ships an order, notifies its buyer, and marks the parcel as delivered', async () => {
    await setOrderState({ payment: 'paid', shipping: 'unshipped' })
    const response = await post('order/TL-1001/ship', { ...PARCEL, pieces: '' }, { origin: ORIGIN })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dev/orders'])
    expect(await orderStatus()).toEqual(['paid', 'shipped'])
    const [email] = await opened.db.select().from(mail)
    expect(email).toMatchObject({ recipient: 'ada@mail.example', subject: 'Your order TL-1001 is on its way' })
    expect((await post('order/TL-1001/deliver')).status).toBe(303)
    expect((await opened.db.select().from(shipment))[0]?.deliveredAt).not.toBeNull()
  })

  it('ships a part, holds and releases the rest, and refuses to cancel it then', async () => {
    await setOrderState({ payment: 'paid', shipping: 'unshipped' })
    await post('order/TL-1001/ship', { ...PARCEL, pieces: '1' })
    await post('order/TL-1001/hold')
    expect(await orderStatus()).toEqual(['paid', 'unable-to-ship'])
    await post('order/TL-1001/release')
    expect(await orderStatus()).toEqual(['paid', 'partial-shipment'])
    const refused = await post('order/TL-1001/cancel')
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('it is paid and partial-shipment.')
    expect((await post('order/TL-1002/cancel')).status).toBe(303)
  })

  it.each([
    [{ tracking: '1' }, 'needs --carrier'],
    [{ ...PARCEL, url: 'javascript:alert(1)' }, 'is no address of a page'],
    [{ ...PARCEL, pieces: 'all' }, 'is no number of pieces'],
    [{ ...PARCEL, pieces: '99' }, 'fewer pieces left to send'],
  ])('rejects the parcel %j with a reason', async (fields, sentence) => {
    await setOrderState({ payment: 'paid', shipping: 'unshipped' })
    const response = await post('order/TL-1001/ship', fields)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(sentence)
    expect(await orderStatus()).toEqual(['paid', 'unshipped'])
  })

  it('responds with 404 for unknown orders, actions and coupons', async () => {
    expect((await post('order/TL-9999/cancel')).status).toBe(404)
    expect((await post('order/TL-1001/steal')).status).toBe(404)
    expect((await post('constructor')).status).toBe(404)
    expect((await post('coupon/NONE/end')).status).toBe(404)
  })
})

describe('prices, stock and coupons', () => {
  it('are changed during concurrent orders', async () => {
    const { db } = opened
    expect((await post('price', { key: 'home', price: '81.00' })).status).toBe(303)
    expect((await post('stock', { sku: 'home-M', pieces: '1' })).status).toBe(303)
    expect((await db.select().from(product).where(eq(product.key, 'home')))[0]?.price).toBe(8100)
    expect((await db.select().from(variant).where(eq(variant.sku, 'home-M')))[0]?.stock).toBe(1)
    expect((await post('price', { key: 'none', price: '81.00' })).status).toBe(404)
    expect((await post('stock', { sku: 'home-M', pieces: 'few' })).status).toBe(400)
  })

  it('are added and ended', async () => {
    const fields = { code: 'tenth', text: 'Ten per cent', kind: 'percent', value: '10', min: '50', uses: '1' }
    expect((await post('coupon', fields)).status).toBe(303)
    expect((await post('coupon', fields)).status).toBe(400)
    expect(await page()).toContain('TENTH: 10 per cent, from 50.00, used 0 of 1 times: Ten per cent')
    expect((await post('coupon/TENTH/end')).status).toBe(303)
    const [row] = await opened.db.select().from(coupon).where(eq(coupon.code, 'TENTH'))
    expect(row?.endsAt).toBeInstanceOf(Date)
    expect((await post('coupon', { code: 'nofee', text: 'Free delivery', kind: 'shipping' })).status).toBe(303)
  })
})

describe('access to the page', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:3000' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('rejects a form of another origin: %j', async (headers) => {
    expect((await post('order/TL-1002/cancel', {}, headers)).status).toBe(400)
    expect((await post('stock', { sku: 'home-M', pieces: '0' }, headers)).status).toBe(400)
  })

  it('is absent if disabled, and for any host but the loopback', async () => {
    const hidden = await openAccountShop()
    expect((await hidden.app.request(`${ORIGIN}/dev/orders`)).status).toBe(404)
    expect((await hidden.app.request(`${ORIGIN}/dev/orders/order/TL-1002/cancel`, { method: 'POST' })).status).toBe(404)
    await hidden.close()
    expect((await opened.app.request('http://evil.example:4000/dev/orders')).status).toBe(404)
  })
})
