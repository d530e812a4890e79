/** @jest-environment node */
import { forward } from './forward'
import { subscribe } from './shop-forms'

const send = jest.fn()
jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({
    language: { code: 'de-de' },
    restrict: { platform: [], language: [] },
  }),
}))
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ locale }: { locale: string }) =>
    (key: string, values?: object) =>
      [locale, key, ...Object.keys(values ?? {})].join(' '),
}))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    RATE_LIMIT_READ_PER_MINUTE: 3,
    RATE_LIMIT_WRITE_PER_MINUTE: 2,
  }),
  isSecureOrigin: () => true,
}))
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => undefined, set: () => {} }),
  headers: async () => new Headers(),
}))

const FROM = { origin: 'https://shop.example', 'x-real-ip': '203.0.113.9' }

beforeEach(() =>
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: { carts: [], subTotal: 0, specialSubTotal: 0 } }),
)

it('an address over the rate limit gets 429 in the envelope, without a store call (K21)', async () => {
  const call = () => forward(new Request('http://localhost:3000/api/cart', { headers: FROM }))
  for (let n = 0; n < 3; n++) expect((await call()).status).toBe(200)
  const refused = await call()
  expect([refused.status, await refused.json()]).toEqual([429, { code: 429, msg: 'de text seconds', data: null }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  expect(send).toHaveBeenCalledTimes(3)
})

it('a form over the rate limit gets a 429 page, without a store call', async () => {
  const post = () =>
    subscribe(
      new Request('http://localhost:3000/api/form/subscribe', {
        method: 'POST',
        headers: FROM,
        body: 'email=a%40b.de',
      }),
    )
  for (let n = 0; n < 2; n++) expect((await post()).status).toBe(303)
  const refused = await post()
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('<h1>de title</h1>')
  expect(send).toHaveBeenCalledTimes(2)
})
