/** @jest-environment node */
import { sealToken } from '../../auth/session'
import { metrics } from '../../telemetry/metrics'
import { ApiError } from '../api-error'
import { forward } from './forward'

const send = jest.fn()
const setCookies: unknown[] = []
const requestCookies: Record<string, string> = {}

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
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    SESSION_SECRET_PREVIOUS: '',
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (requestCookies[name] ? { value: requestCookies[name] } : undefined),
    set: (cookie: unknown) => setCookies.push(cookie),
  }),
}))

const UUID = '3f1c8a52-6d0e-4b7a-9c41-2e5d7f80a1b3'
const CART = { carts: [], subTotal: 0, specialSubTotal: 0 }
const ITEM = { key: 'home-shirt', optionIds: [7], quantity: 1 }

const sendToProxy = async (
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: HeadersInit } = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const own = { origin: 'https://shop.example', 'content-type': 'application/json', ...headers }
  const request = new Request(`http://localhost:3000${path}`, { method, headers: own, body: text })
  const response = await forward(request)
  return { response, reply: (await response.json()) as unknown }
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: CART })
  setCookies.length = 0
  requestCookies['__Host-uuid'] = UUID
})

describe('the proxy', () => {
  it('forwards a call of the contract, for the device of the cookie', async () => {
    const { response, reply } = await sendToProxy('GET', '/api/cart?page=1&limit=1000')
    expect(reply).toEqual({ code: 0, msg: '', data: CART })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const caller = { token: '', uuid: UUID }
    expect(send).toHaveBeenCalledWith({ method: 'GET', path: '/api/cart?page=1&limit=1000', caller, body: undefined })
  })

  it('handles HEAD as GET, whose body is not sent', async () => {
    expect(
      (await sendToProxy('HEAD', '/api/cart?page=1&limit=1000', { headers: { origin: '' } })).response.status,
    ).toBe(200)
    expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/api/cart?page=1&limit=1000' })
  })

  it("ignores the browser's own token, uuid, Sign and Timestamp", async () => {
    await sendToProxy('GET', '/api/cart', { headers: { token: 'stolen', uuid: 'other', Sign: 'x', Timestamp: '1' } })
    expect(send.mock.calls[0]).toMatchObject([{ caller: { token: '', uuid: UUID } }])
  })

  it('forwards an Idempotency-Key, and drops an invalid one', async () => {
    await sendToProxy('POST', '/api/cart', { body: ITEM, headers: { 'idempotency-key': 'tap-1' } })
    await sendToProxy('POST', '/api/cart', { body: ITEM, headers: { 'idempotency-key': 'two words' } })
    expect(send.mock.calls).toMatchObject([[{ idempotencyKey: 'tap-1' }], [{ idempotencyKey: undefined }]])
  })

  it('forwards no login: a token would reach the browser', async () => {
    const body = { email: 'mara@touchline.example', password: 'touchline-demo' }
    expect((await sendToProxy('POST', '/api/login', { body })).response.status).toBe(404)
    expect((await sendToProxy('GET', '/api/verify/captcha')).response.status).toBe(404)
    expect(send).not.toHaveBeenCalled()
  })

  it('reports that a session has ended (spec §8), and keeps its cookies: they may be those of a later login', async () => {
    const refusal = { code: 401, status: 401, method: 'GET', path: '/api/cart', msg: 'Invalid Token' }
    send.mockRejectedValue(new ApiError(refusal))
    requestCookies['__Host-session'] = await sealToken('t'.repeat(43))
    const { response, reply } = await sendToProxy('GET', '/api/cart')
    delete requestCookies['__Host-session']
    expect(response.headers.get('session-lost')).toBe('1')
    expect([response.status, reply]).toEqual([401, { code: 401, msg: 'Invalid Token', data: null }])
    expect(setCookies).toEqual([])
  })

  it('ends a session when the repeated call is refused too', async () => {
    const refusal = { code: 401, status: 401, method: 'GET', path: '/api/cart', msg: 'Invalid Token' }
    send.mockRejectedValue(new ApiError(refusal))
    requestCookies['__Host-session'] = await sealToken('t'.repeat(43))
    const { response } = await sendToProxy('GET', '/api/cart', { headers: { 'session-repeated': '1' } })
    delete requestCookies['__Host-session']
    expect(response.headers.get('session-lost')).toBe('1')
    expect(setCookies).toMatchObject([
      { name: '__Host-session', value: '', maxAge: 0, httpOnly: true, secure: true },
      { name: 'signed-in', value: '', maxAge: 0 },
    ])
  })

  it('does not report an ended session when a visitor is refused', async () => {
    const refusal = { code: 401, status: 401, method: 'GET', path: '/api/user', msg: 'Invalid Token' }
    send.mockRejectedValue(new ApiError(refusal))
    const { response } = await sendToProxy('GET', '/api/user')
    expect([response.status, response.headers.get('session-lost')]).toEqual([401, null])
    expect(setCookies).toEqual([])

    // Leftover of a session whose cookie is missing or cannot be unsealed.
    requestCookies['signed-in'] = '1'
    const hinted = await sendToProxy('GET', '/api/user')
    delete requestCookies['signed-in']
    expect([hinted.response.status, hinted.response.headers.get('session-lost')]).toEqual([401, null])
    expect(setCookies).toMatchObject([{ name: '__Host-session' }, { name: 'signed-in', value: '', maxAge: 0 }])
  })

  it('sets the uuid cookie of a new device for 365 days, HttpOnly', async () => {
    requestCookies['__Host-uuid'] = ''
    await sendToProxy('GET', '/api/cart')
    expect(setCookies).toMatchObject([
      { name: '__Host-uuid', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 31_536_000, path: '/' },
    ])
  })

  it('sets none on public replies: it could arrive after the one with the cart', async () => {
    requestCookies['__Host-uuid'] = ''
    await sendToProxy('GET', '/api/product/x')
    expect(send.mock.calls[0]).toMatchObject([{ caller: { token: '', uuid: '' } }])
    expect(setCookies).toEqual([])
  })

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/product/a%2Fb'],
    ['GET', '/api/product/..%2f..%2fadmin'],
    ['PATCH', '/api/cart'],
    ['DELETE', '/api/product/x'],
  ])('answers 404 in JSON to %s %s without a call', async (method, path) => {
    const { response, reply } = await sendToProxy(method, path)
    expect(response.status).toBe(404)
    expect(reply).toEqual({ code: 404, msg: 'Not Found', data: null })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['403 from another site', { headers: { origin: 'https://evil.example' }, body: ITEM }, 403],
    ['415 when it is not JSON', { headers: { 'content-type': 'text/plain' }, body: ITEM }, 415],
    ['400 when it is broken JSON', { body: '{' }, 400],
    ['400 when a price comes along', { body: { ...ITEM, price: 1 } }, 400],
    ['400 when the quantity is 31', { body: { ...ITEM, quantity: 31 } }, 400],
    ['413 over 64 KiB', { body: { ...ITEM, key: 'x'.repeat(70_000) } }, 413],
  ])('refuses an item with %s', async (_, request, status) => {
    expect((await sendToProxy('POST', '/api/cart', request)).response.status).toBe(status)
    expect(send).not.toHaveBeenCalled()
  })

  it('forwards the message of a refusal, and no detail of a failure', async () => {
    const about = { method: 'POST', path: '/api/cart' }
    send.mockRejectedValueOnce(
      new ApiError({ ...about, code: 4005, status: 409, msg: 'Only 3 left', data: { available: 3 } }),
    )
    const refused = await sendToProxy('POST', '/api/cart', { body: ITEM })
    expect([refused.response.status, refused.reply]).toEqual([
      409,
      { code: 4005, msg: 'Only 3 left', data: { available: 3 } },
    ])

    send.mockRejectedValueOnce(
      new ApiError({ ...about, code: 502, status: 502, cause: new Error('ECONNREFUSED 10.0.0.7') }),
    )
    const failed = await sendToProxy('POST', '/api/cart', { body: ITEM })
    expect([failed.response.status, failed.reply]).toEqual([502, { code: 502, msg: '', data: null }])
  })

  it.each([
    ['missing', {}],
    ['null', { firstname: null, lastname: null }],
    ['empty', { firstname: '', lastname: '' }],
  ])(
    'fills in the fields of a user that the specification does not require, if names are %s (spec §3)',
    async (_, names) => {
      send.mockResolvedValue({ code: 0, msg: '', data: { email: 'ada@mail.example', ...names } })
      const { reply } = await sendToProxy('GET', '/api/user')
      expect(reply).toMatchObject({ code: 0, data: { email: 'ada@mail.example', firstname: '', lastname: '' } })
    },
  )

  it('responds with 502 to a reply that violates the contract, without its data', async () => {
    send.mockResolvedValue({ code: 0, msg: '', data: { carts: 'many' } })
    const { response, reply } = await sendToProxy('GET', '/api/cart')
    expect([response.status, reply]).toEqual([502, { code: 502, msg: '', data: null }])
  })

  it('reads a checkout only for a customer, or for a guest with the guest cookie', async () => {
    const { response } = await sendToProxy('GET', '/api/checkout')
    expect([response.status, send.mock.calls.length]).toEqual([401, 0])
  })

  it('adds a coupon to the cart of a visitor, without returning the checkout', async () => {
    send.mockResolvedValue({ code: 0, msg: '', data: { draft: { email: 'ada@mail.example' } } })
    const { response, reply } = await sendToProxy('POST', '/api/coupon', { body: { code: 'WELCOME10' } })
    expect([response.status, reply, send.mock.calls.length]).toEqual([200, { code: 0, msg: '', data: null }, 1])
    send.mockResolvedValue({ code: 0, msg: '', data: {} })
    expect((await sendToProxy('DELETE', '/api/coupon')).reply).toEqual({ code: 0, msg: '', data: null })
  })

  it('removes list items that violate the contract, and counts them', async () => {
    const line = { id: 1, mid: 0, quantity: 1, price: 100 }
    send.mockResolvedValue({ code: 0, msg: '', data: { ...CART, carts: [line, { ...line, price: 'free' }] } })
    const { reply } = await sendToProxy('GET', '/api/cart')
    expect(reply).toMatchObject({ code: 0, data: { carts: [{ id: 1, specialPrice: null, optionList: [] }] } })
    expect(await metrics().metrics()).toContain(
      'storefront_repaired_responses_total{method="GET",route="/api/cart",where="carts[]"} 1',
    )
  })

  it('returns no data for a call without response data', async () => {
    send.mockResolvedValue({ code: 0, msg: 'done', data: { secret: 1 } })
    expect((await sendToProxy('DELETE', '/api/cart/clear')).reply).toEqual({ code: 0, msg: 'done', data: null })
  })

  it('responds in JSON even after an unexpected error', async () => {
    send.mockRejectedValueOnce(new TypeError('secret detail'))
    const { response, reply } = await sendToProxy('GET', '/api/cart')
    expect([response.status, reply]).toEqual([500, { code: 500, msg: '', data: null }])
  })
})
