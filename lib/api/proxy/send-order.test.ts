/** @jest-environment node */
import { UUID_PATTERN } from '../../../contract/limits'
import { sealToken } from '../../auth/session'
import { ApiError } from '../api-error'
import { forward } from './forward'
import { submitOrder } from './order-forms'
import { deriveNextDeviceId } from './send-order'

interface ReceivedCall {
  path: string
  body?: { nextUuid?: string }
  caller: { uuid: string; address?: string }
}
type Replies = Record<string, unknown>

const receivedCalls: ReceivedCall[] = []
const setCookies: { name: string; value: string }[] = []
const requestCookies: Record<string, string> = {}
const mockHeaders: Record<string, string> = {}
const state: { replies: Replies; failures: unknown[] } = { replies: {}, failures: [] }

jest.mock('../store-api', () => ({
  storeApi: () => ({
    send: async (call: ReceivedCall) => {
      receivedCalls.push(call)
      if (call.path === '/api/order' && state.failures.length > 0) throw state.failures.shift() as Error
      const reply = state.replies[call.path]
      const data = typeof reply === 'function' ? (reply as (call: ReceivedCall) => unknown)(call) : (reply ?? null)
      return { code: 0, msg: '', data }
    },
  }),
}))
jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ guestCheckout: true, restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    SESSION_SECRET_PREVIOUS: '',
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
  }),
  isSecureOrigin: () => true,
  payPageOrigin: () => 'https://pay.example',
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(mockHeaders),
  cookies: async () => ({
    get: (name: string) => (requestCookies[name] ? { value: requestCookies[name] } : undefined),
    set: (cookie: { name: string; value: string }) => setCookies.push(cookie),
  }),
}))

const DEVICE = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'
const SHOWN = { lines: [], discount: 0, shippingPrice: 0, total: 0 }
const ORDER = { cart: 'c1', shown: SHOWN, agree: true }
const PAY = '/api/order/TL-1/pay'

const headers = { origin: 'https://shop.example', 'idempotency-key': 'k1' }
const post = (path: string, body: string, type: string) =>
  new Request(`http://localhost:3000${path}`, { method: 'POST', headers: { ...headers, 'content-type': type }, body })

/** Orders as a page with a script does. */
const orderByScript = async (body: object = ORDER) =>
  (await (await forward(post('/api/order', JSON.stringify(body), 'application/json'))).json()) as { data: unknown }

/** Orders as a plain form does. */
const orderByForm = () => {
  const fields = { cart: 'c1', key: 'k1', shown: JSON.stringify(SHOWN), paymentMethod: 'visa', agree: 'true' }
  const form = new URLSearchParams(fields).toString()
  return submitOrder(post('/api/form/checkout/order', form, 'application/x-www-form-urlencoded'))
}
const cookie = () => setCookies.findLast(({ name }) => name === '__Host-uuid')?.value
const callsTo = (path: string) => receivedCalls.filter((call) => call.path === path)

beforeEach(() => {
  receivedCalls.length = setCookies.length = 0
  delete mockHeaders['x-real-ip']
  for (const name of Object.keys(requestCookies)) delete requestCookies[name]
  Object.assign(requestCookies, { '__Host-uuid': DEVICE, guest: '1' })
  state.failures = []
  state.replies = {
    '/api/order': ({ body }: ReceivedCall) => ({ number: 'TL-1', ...(body?.nextUuid && { nextUuid: body.nextUuid }) }),
    [PAY]: { url: 'https://pay.example/pay/1' },
  }
})

describe('the next uuid of a device', () => {
  it('is a UUID that is the same only for the same device and cart', () => {
    const next = deriveNextDeviceId(DEVICE, 'c1')
    expect(next).toMatch(UUID_PATTERN)
    expect(deriveNextDeviceId(DEVICE, 'c1')).toBe(next)
    expect(new Set([next, deriveNextDeviceId(DEVICE, 'c2'), deriveNextDeviceId(next, 'c1'), DEVICE]).size).toBe(4)
  })
})

describe('an order of a guest gives the browser another uuid', () => {
  const next = () => deriveNextDeviceId(DEVICE, 'c1')

  it('with JavaScript, which neither receives nor chooses it', async () => {
    const { data } = await orderByScript({ ...ORDER, nextUuid: '11111111-1111-4111-8111-111111111111' })
    expect(data).toEqual({ number: 'TL-1' })
    expect(callsTo('/api/order')).toMatchObject([{ caller: { uuid: DEVICE }, body: { nextUuid: next() } }])
    expect(cookie()).toBe(next())
  })

  it('without JavaScript, and requests the payment page with the new uuid', async () => {
    const response = await orderByForm()
    expect(response.headers.get('location')).toBe('https://pay.example/pay/1')
    expect(callsTo('/api/order')).toMatchObject([{ caller: { uuid: DEVICE }, body: { nextUuid: next() } }])
    expect(callsTo(PAY)).toMatchObject([{ caller: { uuid: next() } }])
    expect(cookie()).toBe(next())
  })

  it('the same when a reply was lost and the order is sent again', async () => {
    const unavailable = () =>
      new ApiError({ code: 503, status: 503, method: 'POST', path: '/api/order', msg: '', data: null })
    state.failures = [unavailable(), unavailable()]
    await orderByForm()
    await orderByScript()
    expect(new Set(callsTo('/api/order').map(({ body }) => body?.nextUuid))).toEqual(new Set([next()]))
    expect(callsTo('/api/order')).toHaveLength(4)
  })

  it('not if the store API does not support it: the order stays with the device', async () => {
    state.replies['/api/order'] = { number: 'TL-1' }
    expect((await orderByForm()).headers.get('location')).toBe('https://pay.example/pay/1')
    await orderByScript()
    expect(callsTo(PAY)).toMatchObject([{ caller: { uuid: DEVICE } }])
    expect(cookie()).toBeUndefined()
  })

  it('not when it is refused, and not to a customer', async () => {
    state.failures = [
      new ApiError({ code: 4004, status: 409, method: 'POST', path: '/api/order', msg: 'empty', data: null }),
    ]
    await orderByForm()
    expect(cookie()).toBeUndefined()
    requestCookies['__Host-session'] = await sealToken('t'.repeat(43))
    requestCookies['session'] = requestCookies['__Host-session']
    await orderByScript()
    expect(callsTo('/api/order').at(-1)?.body).not.toHaveProperty('nextUuid')
    expect(cookie()).toBeUndefined()
  })
})

it('orders of scripts and of plain forms are counted by the client address from the reverse proxy', async () => {
  Object.assign(mockHeaders, { 'x-real-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })
  await orderByForm()
  await orderByScript()
  const address = '203.0.113.7'
  expect(callsTo('/api/order')).toMatchObject([{ caller: { address } }, { caller: { address } }])
  expect(callsTo(PAY)).toMatchObject([{ caller: { address } }])
})
