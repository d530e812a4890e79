/** @jest-environment node */
import { CALLS } from '../../../contract/calls'
import type { Order, OrderEntry, PaymentStatus, ShippingStatus } from '../../../contract/entities/order'
import type { List } from '../../../contract/rules'
import { order } from '../../db/schema'
import { customerId, openAccountShop, signedIn } from '../../testing/accounts'

const HOUR = 3_600_000
const NOW = Date.now()
let opened: Awaited<ReturnType<typeof openAccountShop>>
let send: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  opened = await openAccountShop({ now: () => NOW })
  send = await signedIn(opened, 'ada')
  const ada = await customerId(opened.db, 'ada')
  const more = (number: string, days: number, payment: PaymentStatus, shipping: ShippingStatus) => ({
    ...{ number, payment, shipping, customerId: ada, email: 'ada@mail.example' },
    placedAt: new Date(NOW - days * 24 * HOUR),
  })
  await opened.db
    .insert(order)
    .values([
      more('TL-1', 7, 'canceled', 'unshipped'),
      more('TL-2', 8, 'paid', 'unshipped'),
      more('TL-3', 90, 'paid', 'shipped'),
    ])
})
afterAll(() => opened.close())

const get = (path: string) => send('GET', `/api/order${path}`)
const list = async (query = '') => {
  const { list: entries, total } = (await get(query)).data as List<OrderEntry>
  return { numbers: entries.map(({ number }) => number), total }
}

describe('the order list', () => {
  it('shows the customer’s orders, newest first, with pieces, total and pictures', async () => {
    const { data } = await get('')
    CALLS.listOrders.response.validateSync(data, { strict: true })
    expect((data as List<OrderEntry>).list[0]).toMatchObject({
      number: 'TL-1001',
      placedAt: new Date(NOW - 50 * HOUR).toISOString(),
      payment: 'paid',
      shipping: 'shipped',
      pieces: 3,
      total: 24_100,
      canPay: false,
      imageUrls: [expect.stringMatching(/^\/image\/home-front\.webp\?v=/), expect.stringMatching(/away-front/)],
    })
    expect(await list()).toEqual({ numbers: ['TL-1001', 'TL-1', 'TL-2', 'TL-3'], total: 4 })
  })

  it('is narrowed by payment, by shipping and by days, alone and together', async () => {
    expect((await list('?payment=paid')).numbers).toEqual(['TL-1001', 'TL-2', 'TL-3'])
    expect((await list('?shipping=unshipped')).numbers).toEqual(['TL-1', 'TL-2'])
    expect((await list('?days=7')).numbers).toEqual(['TL-1001', 'TL-1'])
    expect(await list('?payment=paid&shipping=shipped&days=30')).toEqual({ numbers: ['TL-1001'], total: 1 })
    expect(await list('?payment=refunded')).toEqual({ numbers: [], total: 0 })
  })

  it('has pages of what is left by the filters, and none beyond the last, also where nothing is left', async () => {
    expect(await list('?payment=paid&limit=2&page=2')).toEqual({ numbers: ['TL-3'], total: 3 })
    expect((await get('?payment=paid&limit=2&page=3')).code).toBe(404)
    expect(await list('?payment=refunded&page=1')).toEqual({ numbers: [], total: 0 })
    expect((await get('?payment=refunded&page=2')).code).toBe(404)
  })

  it('refuses filters there are not', async () => {
    for (const query of ['?payment=lost', '?days=0', '?days=x', '?colour=red'])
      expect((await get(query)).code).toBe(400)
  })
})

describe('an order', () => {
  it('is returned completely: lines as ordered, amounts, addresses, parcels and history', async () => {
    const { data } = await get('/TL-1001')
    CALLS.getOrder.response.validateSync(data, { strict: true })
    expect(data).toMatchObject({
      ...{ number: 'TL-1001', email: 'ada@mail.example', pieces: 3, note: 'Ring twice' },
      ...{ subTotal: 23_700, discount: 500, shippingPrice: 900, total: 24_100, shippingMethod: 'Express' },
      lines: [
        {
          ...{ product: { key: 'home', name: 'Rovers home' }, productModel: 'HOME', size: 'M', quantity: 2 },
          ...{ custom: { number: 7, name: 'ADA' }, currentUnitPrice: 9100, total: 18_200 },
        },
        { product: { key: 'away', name: 'Rovers away' }, custom: null, currentUnitPrice: 5500, total: 5500 },
      ],
      shippingAddress: { name: 'Ada Byron', city: 'Ulm', state: 'Bayern', country: 'Germany' },
      billingAddress: { name: 'Ada Byron', city: 'Albany', state: 'New York', country: 'United States' },
      shipments: [{ trackingNumber: 'PP1', deliveredAt: null }],
    })
    expect((data as Order).history.map(({ event }) => event)).toEqual(['placed', 'paid', 'shipped'])
  })

  it('tells the same of parcels and events as tracking it does', async () => {
    const own = (await get('/TL-1001')).data as Order
    const body = { number: 'TL-1001', email: 'ada@mail.example' }
    const { data } = await send('POST', '/api/order-track', { body, now: NOW })
    expect(data).toMatchObject({ shipments: own.shipments, history: own.history })
  })

  it('is found by its number in whatever letters', async () => {
    expect((await get('/tl-1001')).data).toMatchObject({ number: 'TL-1001' })
  })
})
