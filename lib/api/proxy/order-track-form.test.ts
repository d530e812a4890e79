/** @jest-environment node */
import { readOrderTrackCookie } from '../../account/order-tracking'
import { ApiError } from '../api-error'
import { trackOrder } from './order-track-forms'

const send = jest.fn()
const set = jest.fn()

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
    SESSION_SECRET: 'the-password-0123456789-0123456789-0123456789',
    SESSION_SECRET_PREVIOUS: '',
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, set }),
  headers: async () => new Headers(),
}))

const at = '2026-03-03T12:00:00.000Z'
const order = { number: 'TL-1', placedAt: at, payment: 'paid', shipping: 'unshipped', shipments: [], history: [] }

const post = (body: string, origin = 'https://shop.example') =>
  trackOrder(new Request('http://localhost:3000/api/form/order-track', { method: 'POST', body, headers: { origin } }))

/** The result in the cookie of the last response. */
const readResult = () => {
  const cookies = set.mock.calls.map(([cookie]) => cookie as { name: string; value: string })
  return readOrderTrackCookie(cookies.find(({ name }) => name === '__Secure-order-track')?.value)
}

beforeEach(() => {
  set.mockReset()
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: order })
})

describe('the tracking form', () => {
  it('shows the order, with neither number nor email in an address or a field', async () => {
    const { status, headers } = await post('number=TL-1&email=nora%40x.de')
    expect([status, headers.get('location')]).toEqual([303, '/order-track#answer'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/api/order-track', body: { number: 'TL-1', email: 'nora@x.de' } }),
    )
    expect(await readResult()).toMatchObject({ order, refusal: null, number: '', email: '' })
  })

  it('sends no call while a field is invalid, and keeps the input', async () => {
    await post('number=&email=nora%40')
    expect(send).not.toHaveBeenCalled()
    expect(await readResult()).toMatchObject({ email: 'nora@', mistakes: { number: true, email: true }, order: null })
  })

  it.each([
    [404, 'We found no order.'],
    [429, 'Try again in 5 minutes.'],
  ])('shows the store’s message for a refusal with %s', async (code, msg) => {
    const path = '/api/order-track'
    send.mockRejectedValueOnce(new ApiError({ method: 'POST', path, code, status: code, msg }))
    await post('number=TL-1&email=nora%40x.de')
    expect(await readResult()).toMatchObject({ number: 'TL-1', email: 'nora@x.de', refusal: msg, order: null })
  })

  it.each([
    ['is unreachable', new ApiError({ method: 'POST', path: '/', code: 502, status: 502 })],
    ['failed otherwise', new TypeError('out of order')],
  ])('returns no message when the store %s: the page shows its own', async (_, error) => {
    send.mockRejectedValueOnce(error)
    await post('number=TL-1&email=nora%40x.de')
    expect(await readResult()).toMatchObject({ refusal: '', order: null })
  })

  it('shows no invalid order', async () => {
    send.mockResolvedValueOnce({ code: 0, msg: '', data: { ...order, payment: 'stolen' } })
    await post('number=TL-1&email=nora%40x.de')
    expect(await readResult()).toMatchObject({ refusal: '', order: null })
  })

  it('rejects a form of another site, and one that is too large', async () => {
    expect((await post('number=TL-1&email=nora%40x.de', 'https://evil.example')).status).toBe(403)
    expect((await post(`number=${'x'.repeat(70_000)}`)).headers.get('location')).toBe('/order-track')
    expect(send).not.toHaveBeenCalled()
  })
})
