/** @jest-environment node */
import fc from 'fast-check'
import { anyRequest, anyCall } from '@/tests/fuzz/requests'
import { findCall } from '../../../contract/calls'
import { forward } from './forward'

const send = jest.fn()

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    SESSION_SECRET_PREVIOUS: '',
    RATE_LIMIT_READ_PER_MINUTE: 1_000_000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1_000_000,
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set: () => {} }),
}))

beforeEach(() => send.mockReset().mockResolvedValue({ code: 0, msg: '', data: null }))

const sendToProxy = (method: string, path: string, headers: Record<string, string>, body: string | undefined) =>
  forward(
    new Request(new URL(path.replace(/^\/+/, '/'), 'http://localhost:3000'), {
      method,
      headers: { origin: 'https://shop.example', ...headers },
      body: method === 'GET' || method === 'HEAD' ? null : (body ?? null),
    }),
  )

/** The proxy always responds with the envelope; 502 if the store API's empty response does not fit the call. */
async function expectEnvelope(response: Response) {
  expect([200, 400, 401, 403, 404, 413, 414, 415, 502]).toContain(response.status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(Object.keys((await response.json()) as object)).toEqual(['code', 'msg', 'data'])
}

describe('the proxy, with fuzzed requests', () => {
  it('responds in the envelope, never in HTML and never with an error of its own (F18)', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, path, headers, body }) => {
        await expectEnvelope(await sendToProxy(method, path, headers, body))
      }),
      { numRuns: 2000, seed: 8 },
    )
  })

  it('sends only calls of the contract to the store API, with valid bodies (F08)', async () => {
    let forwardedCount = 0
    await fc.assert(
      fc.asyncProperty(anyCall, async ({ method, path, body }) => {
        send.mockClear()
        const text = body === undefined ? undefined : JSON.stringify(body)
        await expectEnvelope(await sendToProxy(method, path, { 'content-type': 'application/json' }, text))
        const [[forwarded] = []] = send.mock.calls as [{ method: string; path: string; body: unknown }][]
        if (forwarded) forwardedCount++
        const call = forwarded && findCall(forwarded.method, forwarded.path.split('?')[0] ?? '')?.call
        if (forwarded) expect(call).toBeTruthy()
        if (call?.body) expect(call.body.isValidSync(forwarded?.body, { strict: true })).toBe(true)
      }),
      { numRuns: 2000, seed: 8 },
    )
    expect(forwardedCount).toBeGreaterThan(200)
  })
})
