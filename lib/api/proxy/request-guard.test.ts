/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FORM_NAMES } from '../../forms/form-names'

const send = jest.fn()
const fetchBytes = jest.fn()
const restrict = { platform: [] as string[], language: [] as string[] }

jest.mock('../store-api', () => ({ storeApi: () => ({ send }), fetchBytes: () => fetchBytes() as unknown }))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../data/settings', () => ({ getStoreSettings: async () => ({ language: { code: 'en' }, restrict }) }))
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => `text of ${key}` }))
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
  payPageOrigin: () => '',
}))
jest.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, set: () => {}, delete: () => {} }),
}))

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Params = Record<string, string | string[]>
type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>
type Route = Partial<Record<(typeof METHODS)[number], Handler>>

const API_ROUTES = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => file.replace(/\/route\.ts$/, ''))

/** Called by the store API, which authenticates itself by its own signature. */
const UNGUARDED_ROUTES = ['hook/revalidate']

/** One route for all forms: each form is tested. */
const FORM_ROUTE = 'form/[...form]'

/** Every route under `/api` that a browser calls. */
const ROUTES = API_ROUTES.filter((route) => !UNGUARDED_ROUTES.includes(route)).flatMap((route) =>
  route === FORM_ROUTE ? FORM_NAMES.map((name) => `form/${name}`) : [route],
)

const fileOf = (route: string) =>
  join(process.cwd(), 'app/api', route.startsWith('form/') ? FORM_ROUTE : route, 'route.ts')

const CALLS = ROUTES.flatMap((route) => METHODS.map((method) => [method, route] as const))

async function sendRequest(
  method: (typeof METHODS)[number],
  route: string,
  visitor: { agent: string; language: string },
) {
  const { [method]: handle } = (await import(fileOf(route))) as Route
  const path = route.replace('[...path]', method === 'GET' || method === 'POST' ? 'cart' : 'cart/clear')
  const headers = {
    origin: 'https://shop.example',
    'user-agent': visitor.agent,
    'accept-language': visitor.language,
  }
  const request = new Request(`http://localhost:3000/api/${path.replace('[number]', 'TL-1')}`, { method, headers })
  const params = { number: 'TL-1', form: route.split('/').slice(1) }
  return handle?.(request, { params: Promise.resolve(params) })
}

beforeEach(() => {
  send.mockReset()
  fetchBytes.mockReset()
  restrict.platform = []
  restrict.language = []
})

describe('the restrict lists hold for every route under /api (spec §4)', () => {
  it('covers more than 40 routes', () => expect(ROUTES.length).toBeGreaterThan(40))

  it('except the one route that no browser calls', () =>
    expect(API_ROUTES.filter((route) => UNGUARDED_ROUTES.includes(route))).toEqual(UNGUARDED_ROUTES))

  it.each(ROUTES)('/api/%s has a handler that is tested below', async (route) => {
    const handlers = (await import(fileOf(route))) as object
    const testedMethods: readonly string[] = METHODS
    expect(Object.keys(handlers).filter((name) => testedMethods.includes(name)).length).toBeGreaterThan(0)
    expect(Object.keys(handlers).filter((name) => /^[A-Z]+$/.test(name) && !testedMethods.includes(name))).toEqual([])
  })

  it.each(CALLS)('%s /api/%s returns 404 to a restricted platform, without a store call', async (...call) => {
    restrict.platform = ['mobile']
    const response = await sendRequest(...call, { agent: PHONE, language: 'en' })
    // A form is sent by POST only: every other method is 405 before anything is read.
    const isWrongMethod = call[1].startsWith('form/') && call[0] !== 'POST'
    expect([undefined, isWrongMethod ? 405 : 404]).toContain(response?.status)
    expect([send.mock.calls, fetchBytes.mock.calls]).toEqual([[], []])
  })

  it('return 404 in JSON to a script, as a page to a plain form', async () => {
    restrict.language = ['de']
    const visitor = { agent: DESKTOP, language: 'de-AT,de;q=0.9' }
    expect(await (await sendRequest('GET', '[...path]', visitor))?.json()).toEqual({
      code: 404,
      msg: 'Not Found',
      data: null,
    })
    const page = await sendRequest('POST', 'form/login', visitor)
    expect(page?.headers.get('cache-control')).toBe('private, no-store')
    expect(await page?.text()).toMatch(/<h1>text of title<\/h1>\s*<p>\/api\/form\/login<\/p>/)
  })

  it.each(METHODS.filter((method) => method !== 'PATCH'))('%s of a form that does not exist is 404', async (method) => {
    const response = await sendRequest(method, 'form/login/nothing', { agent: DESKTOP, language: 'en' })
    expect(await response?.json()).toEqual({ code: 404, msg: 'Not Found', data: null })
  })

  it('accept all other clients', async () => {
    restrict.platform = ['mobile']
    restrict.language = ['de']
    send.mockResolvedValue({ code: 0, msg: '', data: { carts: [], subTotal: 0, specialSubTotal: 0 } })
    expect((await sendRequest('GET', '[...path]', { agent: DESKTOP, language: 'es,de;q=0.8' }))?.status).toBe(200)
  })
})
