/** @jest-environment node */
import fc from 'fast-check'
import { sealData } from 'iron-session'
import type { TrackedOrder } from '../../contract/entities/order'
import {
  orderTrackCookie,
  fitOrder,
  readOrderTrackCookie,
  readOrderTrackFields,
  type TrackingResult,
} from './order-tracking'
import { carrierLink } from './orders'

const SECRET = 'the-password-0123456789-0123456789-0123456789'

jest.mock('../env', () => ({
  env: () => ({ SESSION_SECRET: 'the-password-0123456789-0123456789-0123456789', SESSION_SECRET_PREVIOUS: '' }),
  isSecureOrigin: () => true,
}))

const at = '2026-03-03T12:00:00.000Z'
const shipped = {
  carrier: 'Ferry Post',
  trackingNumber: 'FP1',
  trackingUrl: '',
  shippedAt: at,
  deliveredAt: null,
  pieces: 1,
}
const order: TrackedOrder = {
  number: 'TL-1',
  placedAt: at,
  payment: 'paid',
  shipping: 'shipped',
  shippingKind: 'delivery',
  collectAt: '',
  needsDelivery: true,
  arrival: null,
  shipments: [shipped],
  history: [
    { event: 'placed', at },
    { event: 'shipped', at },
  ],
}
const result: TrackingResult = {
  number: 'TL-1',
  email: 'nora@x.de',
  mistakes: { number: false, email: false },
  refusal: null,
  order,
  key: null,
}

describe('the fields of the tracking form (spec §5)', () => {
  const read = (text: string) => readOrderTrackFields(new URLSearchParams(text))

  it('are valid with a number and an email', () => {
    expect(read('number=+TL-1+&email=nora%40x.de')).toEqual({
      number: 'TL-1',
      email: 'nora@x.de',
      mistakes: { number: false, email: false },
    })
  })

  it('are invalid when empty, missing, or not an email', () => {
    expect(read('').mistakes).toEqual({ number: true, email: true })
    expect(read('number=+&email=nora%40').mistakes).toEqual({ number: true, email: true })
  })

  it('are truncated to fit into a cookie', () => {
    const { number, email } = read(`number=${'1'.repeat(5000)}&email=${'x'.repeat(5000)}`)
    expect(number.length + email.length).toBeLessThan(300)
  })
})

describe('an order that has to fit a cookie', () => {
  it('is unchanged if it fits', () => {
    expect(fitOrder(order, 2000)).toBe(order)
  })

  it('loses its oldest history first', () => {
    const fitted = fitOrder(order, JSON.stringify(order).length - 1)
    expect(fitted).toEqual({ ...order, history: order.history.slice(1) })
  })

  it('loses its oldest shipments when that is not enough', () => {
    const shipments = [shipped, { ...shipped, trackingNumber: 'FP2' }]
    const fitted = fitOrder({ ...order, shipments }, JSON.stringify({ ...order, history: [] }).length)
    expect(fitted).toMatchObject({ history: [], shipments: [{ trackingNumber: 'FP2' }] })
  })
})

describe('the cookie that carries the result', () => {
  it('returns the sealed result, and reveals none of it', async () => {
    const { value, ...attributes } = await orderTrackCookie(result)
    expect(value).not.toContain('nora')
    expect(await readOrderTrackCookie(value)).toEqual(result)
    expect(attributes).toEqual({
      name: '__Secure-order-track',
      httpOnly: true,
      maxAge: 600,
      path: '/order-track',
      sameSite: 'lax',
      secure: true,
    })
  })

  it('stays within the size limit of cookies, however long input and order are', async () => {
    const many = Array.from({ length: 40 }, () => ({ ...shipped, trackingUrl: `https://x.example/${'é'.repeat(90)}` }))
    const long = { ...result, number: '1'.repeat(32), email: 'x'.repeat(254), order: { ...order, shipments: many } }
    const { name, value } = await orderTrackCookie(long)
    expect(name.length + value.length).toBeLessThan(4000)
    expect(await readOrderTrackCookie(value)).not.toBeNull()
  })

  it.each([undefined, '', 'garbage', 'Fe26.2**0*0*0*0*0*0*0*0', 'x'.repeat(5000)])(
    'is null if it is %j',
    async (cookie) => {
      expect(await readOrderTrackCookie(cookie)).toBeNull()
    },
  )

  it('is null if it contains other data, or is sealed with an unknown key', async () => {
    expect(await readOrderTrackCookie(await sealData({ token: 'tok' }, { password: { 2: SECRET } }))).toBeNull()
    expect(
      await readOrderTrackCookie(await sealData(result, { password: 'another-password-0123456789-0123456789' })),
    ).toBeNull()
    await fc.assert(
      fc.asyncProperty(fc.string(), async (cookie) => expect(await readOrderTrackCookie(cookie)).toBeNull()),
    )
  })
})

describe('a link to the carrier', () => {
  it.each([
    ['https://ferry.example/FP1', 'https://ferry.example/FP1'],
    ['http://ferry.example/FP1', null],
    ['javascript:alert(1)', null],
    ['//ferry.example', null],
    ['', null],
  ])('%j is %j', (url, link) => expect(carrierLink(url)).toBe(link))
})
