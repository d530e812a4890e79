/** @jest-environment node */
import { NextRequest } from 'next/server'
import { localize } from './localize'
import type { RequestContext } from './request-context'
import { outcomeOf, TEST_ENV, TEST_SETTINGS, testContext } from './testing'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const respond = async (address: string, overrides: Partial<RequestContext> = {}) =>
  (await localize(testContext(address, { target: { path: address.split('?')[0] ?? '' }, ...overrides }))) ?? undefined

const conditionalHeaders = { 'if-none-match': '"v1"', 'x-shop-path': '/spoofed' }
const request = (address: string) =>
  new NextRequest(`https://inside.example${address}`, { headers: conditionalHeaders })

describe('localize', () => {
  it('rewrites to the page in the store language, which no public address shows', async () => {
    expect(outcomeOf(await respond('/product/x'))).toBe('200 /de/product/x')
    expect(outcomeOf(await respond('/', { target: { path: '' } }))).toBe('200 /de')
  })

  it('rewrites to English, uncached, while the settings are unknown', async () => {
    const response = await respond('/product/x', { settings: undefined, request: request('/product/x') })
    expect(outcomeOf(response)).toBe('200 /en/product/x')
    expect(response?.headers.get('cdn-cache-control')).toBe('no-store')
  })

  it('rewrites without the query that the route does not read', async () => {
    expect(outcomeOf(await respond('/product?page=2&u=X', { search: '?page=2' }))).toBe('200 /de/product?page=2')
  })

  it('lets shared caches keep a public page only while nothing is restricted', async () => {
    const restrictedSettings = { ...TEST_SETTINGS, restrict: { platform: ['mobile'], language: [] } }
    const cached = await respond('/product/x', { request: request('/product/x') })
    const uncached = await respond('/product/x', { request: request('/product/x'), settings: restrictedSettings })
    expect(cached?.headers.get('cdn-cache-control')).toBeNull()
    expect(cached?.headers.get('x-middleware-override-headers')).toBeNull()
    expect(uncached?.headers.get('cdn-cache-control')).toBe('no-store')
    expect(uncached?.headers.get('x-middleware-override-headers')).not.toContain('if-none-match')
  })

  it('lets shared caches keep search results for a minute, unless anything is restricted', async () => {
    const target = { path: '/internal/search-results/c2hpcnQ/1' }
    const restrictedSettings = { ...TEST_SETTINGS, restrict: { platform: ['mobile'], language: [] } }
    const lifetimeOf = async (overrides: Partial<RequestContext>) =>
      (await respond('/search?keyword=shirt', overrides))?.headers.get('cache-control')
    expect(await lifetimeOf({ target })).toBe('public, max-age=0, s-maxage=60')
    expect(await lifetimeOf({ target, settings: restrictedSettings })).toBeNull()
    expect(await lifetimeOf({ target: { path: '/search' } })).toBeNull()
  })

  it("gives a private page its public path, whatever the client's header says, and a new device its cookie", async () => {
    const newCookie = { name: '__Host-uuid', value: 'new', path: '/' } as RequestContext['device']['newCookie']
    const response = await respond('/account/orders?page=2', {
      request: request('/account/orders?page=2'),
      device: { uuid: 'new', newCookie },
    })
    expect(outcomeOf(response)).toBe('200 /de/account/orders?page=2')
    expect(response?.headers.get('x-middleware-request-x-shop-path')).toBe('/account/orders?page=2')
    expect(response?.headers.get('x-middleware-request-cookie')).toBe('__Host-uuid=new')
    expect(response?.headers.get('set-cookie')).toContain('__Host-uuid=new')
    expect(response?.headers.get('cdn-cache-control')).toBe('no-store')
  })

  it('fails without a target', () => {
    expect(() => localize(testContext('/'))).toThrow('resolveRoute has found no target')
  })
})
