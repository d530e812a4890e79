/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { order } from '../../db/schema'
import { CALLS } from '../../../contract/calls'
import { textsOf } from '../../i18n/texts'
import { openTestShop, testClient, type TestRequest } from '../../testing/test-shop'

const START = Date.parse('2026-08-01T12:00:00Z')
const MINUTE = 60_000

let clock = START
const opened = openTestShop({ now: () => clock })
// Orders are seeded relative to the clock, which is stopped until that is done.
beforeAll(() => opened)
afterAll(async () => (await opened).close())

const from = async (device?: string, shop = opened) => {
  const send = testClient((await shop).app, device)
  return (number: string, email: string, sent: TestRequest = {}) =>
    send('POST', '/api/order-track', { body: { number, email }, now: ++clock, ...sent })
}
const track = async (number: string, email: string) => (await from())(number, email)

// Every test starts without counted attempts.
beforeEach(() => (clock += 20 * MINUTE))

describe('POST /api/order-track', () => {
  it('returns status, shipments and history, oldest first, and no data of the buyer', async () => {
    const { code, data } = await track('TL-1001', 'ada@mail.example')
    expect(code).toBe(0)
    CALLS.trackOrder.response.validateSync(data, { strict: true })
    expect(data).toEqual({
      number: 'TL-1001',
      placedAt: '2026-07-30T10:00:00.000Z',
      payment: 'paid',
      shipping: 'shipped',
      shippingKind: 'delivery',
      collectAt: '',
      needsDelivery: true,
      arrival: null,
      shipments: [
        {
          carrier: 'Parcel Post',
          trackingNumber: 'PP1',
          trackingUrl: 'https://parcel.example/PP1',
          shippedAt: '2026-07-31T12:00:00.000Z',
          deliveredAt: null,
          pieces: 2,
        },
      ],
      history: [
        { event: 'placed', at: '2026-07-30T10:00:00.000Z' },
        { event: 'paid', at: '2026-07-30T11:00:00.000Z' },
        { event: 'shipped', at: '2026-07-31T12:00:00.000Z' },
      ],
    })
  })

  it('says what was given back, in the currency it was charged in', async () => {
    const { db } = await opened
    const isOrder = eq(order.number, 'TL-1001')
    await db.update(order).set({ formerRefund: 500 }).where(isOrder)
    const { data } = await track('TL-1001', 'ada@mail.example')
    await db.update(order).set({ formerRefund: 0 }).where(isOrder)
    expect(CALLS.trackOrder.response.validateSync(data, { strict: true })).toMatchObject({
      shown: { refunded: 500, currency: { code: 'EUR', value: 1, minorDigits: 2 } },
    })
    expect((await track('TL-1001', 'ada@mail.example')).data).not.toHaveProperty('shown')
  })

  it('returns an unpaid order', async () => {
    expect((await track('TL-1002', 'ben@mail.example')).data).toMatchObject({
      payment: 'unpaid',
      shipping: 'unshipped',
      shipments: [],
    })
  })

  it('takes number and email in whatever letters', async () => {
    expect((await track('tl-1001', 'ADA@Mail.example')).data).toMatchObject({ number: 'TL-1001' })
  })

  it('returns the same 404 for a wrong number, a wrong email and both', async () => {
    const wrong = [
      await track('TL-9999', 'ada@mail.example'),
      await track('TL-1001', 'ben@mail.example'),
      await track('TL-9999', 'unknown@mail.example'),
    ]
    const msg = 'We couldn’t find an order with this number and email. Check both.'
    for (const { response, text } of wrong) {
      expect([response.status, text]).toEqual([404, JSON.stringify({ code: 404, msg, data: null })])
    }
  })

  it('is refused without either', async () => {
    for (const [number, email, field] of [
      ['', 'ada@mail.example', 'number'],
      ['x'.repeat(33), 'ada@mail.example', 'number'],
      ['TL-1001', 'ada', 'email'],
    ] as const) {
      const { code, data } = await track(number, email)
      expect([code, data]).toEqual([400, { errors: expect.arrayContaining([expect.objectContaining({ field })]) }])
    }
  })
})

describe('tries', () => {
  it('of a device: ten in a quarter of an hour, those that succeed among them', async () => {
    const trackOrder = await from()
    for (let n = 0; n < 10; n++) {
      const [number, code] = n % 2 ? ['TL-1002', 0] : [`TL-${n}`, 404]
      expect((await trackOrder(String(number), 'ben@mail.example')).code).toBe(code)
    }
    const { response, code, msg, data } = await trackOrder('TL-1002', 'ben@mail.example')
    expect([response.status, code, data]).toEqual([429, 429, null])
    expect(response.headers.get('retry-after')).toBe('900')
    expect(msg).toBe('Too many attempts. Please try again in 15 minutes.')
    clock += 15 * MINUTE
    expect((await trackOrder('TL-1002', 'ben@mail.example')).code).toBe(0)
  })

  it('for a number: ten, whichever devices they come from and however the number is written', async () => {
    for (let n = 0; n < 10; n++)
      expect((await track(n % 2 ? 'TL-1001' : 'tl-1001', `${n}@mail.example`)).code).toBe(404)
    expect((await track('Tl-1001', 'ada@mail.example')).code).toBe(429)
    expect((await track('TL-1002', 'ben@mail.example')).code).toBe(0)
  })

  it('for an unknown number are counted alike, so that the count discloses nothing', async () => {
    for (let n = 0; n < 10; n++) await track('TL-9999', `${n}@mail.example`)
    expect((await track('TL-9999', 'ada@mail.example')).code).toBe(429)
  })

  it('of a device that used up its own are not counted for the number', async () => {
    const trackOrder = await from()
    for (let n = 0; n < 30; n++) await trackOrder(n < 10 ? `TL-${n}` : 'TL-1001', 'ada@mail.example')
    expect((await track('TL-1001', 'ada@mail.example')).code).toBe(0)
  })

  it('are refused in the language of the store', async () => {
    for (const language of ['es', 'de'] as const) {
      const shop = openTestShop({ language, now: () => clock })
      const trackOrder = await from(undefined, shop)
      expect((await trackOrder('TL-1', 'ada@mail.example')).msg).toBe(textsOf(language).orderUnknown)
      for (let n = 1; n < 10; n++) await trackOrder('TL-1', 'ada@mail.example')
      expect((await trackOrder('TL-1', 'ada@mail.example')).msg).toBe(textsOf(language).tooManyAttempts(15))
      await (await shop).close()
    }
  })
})
