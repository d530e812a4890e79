/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

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
    READS_PER_MINUTE: 1000,
    WRITES_PER_MINUTE: 1000,
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

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>
type Route = Partial<Record<(typeof METHODS)[number], Handler>>

const ALL = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => file.replace(/\/route\.ts$/, ''))

/** Called by the store API, which proves itself by a signature of its own. */
const EXEMPT = ['hook/revalidate']

/** Every route under `/api` that a browser asks. */
const ROUTES = ALL.filter((route) => !EXEMPT.includes(route))

const CALLS = ROUTES.flatMap((route) => METHODS.map((method) => [method, route] as const))

async function ask(method: (typeof METHODS)[number], route: string, visitor: { agent: string; language: string }) {
  const { [method]: handle } = (await import(join(process.cwd(), 'app/api', route, 'route.ts'))) as Route
  const path = route.replace('[...path]', method === 'GET' || method === 'POST' ? 'cart' : 'cart/clear')
  const headers = {
    origin: 'https://shop.example',
    'user-agent': visitor.agent,
    'accept-language': visitor.language,
  }
  const request = new Request(`http://localhost:3000/api/${path.replace('[number]', 'TL-1')}`, { method, headers })
  return handle?.(request, { params: Promise.resolve({ number: 'TL-1' }) })
}

beforeEach(() => {
  send.mockReset()
  fetchBytes.mockReset()
  restrict.platform = []
  restrict.language = []
})

describe('the restrict lists hold for every route under /api (spec §4)', () => {
  it('of which there are many', () => expect(ROUTES.length).toBeGreaterThan(40))

  it('save those that no browser calls, of which there is one', () =>
    expect(ALL.filter((route) => EXEMPT.includes(route))).toEqual(EXEMPT))

  it.each(ROUTES)('/api/%s has a handler that is tried below', async (route) => {
    const handlers = (await import(join(process.cwd(), 'app/api', route, 'route.ts'))) as object
    const tried: readonly string[] = METHODS
    expect(Object.keys(handlers).filter((name) => tried.includes(name)).length).toBeGreaterThan(0)
    expect(Object.keys(handlers).filter((name) => /^[A-Z]+$/.test(name) && !tried.includes(name))).toEqual([])
  })

  it.each(CALLS)('%s /api/%s is 404 to a platform that is shut out, and the store is not asked', async (...call) => {
    restrict.platform = ['mobile']
    const answer = await ask(...call, { agent: PHONE, language: 'en' })
    expect([undefined, 404]).toContain(answer?.status)
    expect([send.mock.calls, fetchBytes.mock.calls]).toEqual([[], []])
  })

  it('in JSON to a script, as a page to a person', async () => {
    restrict.language = ['de']
    const visitor = { agent: DESKTOP, language: 'de-AT,de;q=0.9' }
    expect(await (await ask('GET', '[...path]', visitor))?.json()).toEqual({ code: 404, msg: 'Not Found', data: null })
    const page = await ask('POST', 'form/login', visitor)
    expect(page?.headers.get('cache-control')).toBe('private, no-store')
    expect(await page?.text()).toMatch(/<h1>text of title<\/h1>\s*<p>\/api\/form\/login<\/p>/)
  })

  it('and shut out nobody else', async () => {
    restrict.platform = ['mobile']
    restrict.language = ['de']
    send.mockResolvedValue({ code: 0, msg: '', data: { carts: [], subTotal: 0, specialSubTotal: 0 } })
    expect((await ask('GET', '[...path]', { agent: DESKTOP, language: 'es,de;q=0.8' }))?.status).toBe(200)
  })
})
