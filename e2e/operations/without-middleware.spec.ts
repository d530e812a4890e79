import { expect, test } from '@playwright/test'
import { ROUTES } from '../../lib/routes'
import { MARA } from '../../tests/harness/browser/customer'
import { send } from '../security/http'
import { callAs, openCustomer, openSession, type SignedIn } from '../security/session'
import { openWithoutMiddleware } from './without-middleware'

let shop: Awaited<ReturnType<typeof openWithoutMiddleware>>
let mara = ''
let stranger: SignedIn
/** The internal paths of all account pages, with Mara's ids. */
let paths: string[] = []

const idOf = async (path: string, field: 'id' | 'number') => {
  const { list } = (await callAs(mara, 'GET', path)).data as { list: Record<string, string>[] }
  return list[0]?.[field] ?? ''
}

// One shop for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  mara = await openSession(MARA)
  stranger = await openCustomer()
  const ids: Record<string, string> = {
    orders: await idOf('/api/order', 'number'),
    messages: await idOf('/api/message', 'id'),
    ticket: await idOf('/api/ticket', 'id'),
  }
  shop = await openWithoutMiddleware()
  paths = ROUTES.filter(({ guards, path }) => guards.includes('auth') && path.startsWith('/account')).map(
    ({ path }) => `/en${path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? '')}`,
  )
})
test.afterAll(() => shop.close())

/** Words that occur only on Mara's pages. */
const MARAS = /mara|touchline\.example/i
const isLeaked = (text: string) => MARAS.test(text.replaceAll('help@touchline.example', ''))

test('the middleware is missing: an address without a language returns 404', async () => {
  expect((await send('GET', `${shop.url}/account`)).status).toBe(404)
})

test('its owner sees the account, so that the paths of this test are right', async () => {
  for (const path of paths) {
    const { status } = await send('GET', shop.url + path, { headers: { cookie: mara } })
    expect([path, status]).toEqual([path, 200])
  }
})

test('without the middleware, no page of the account discloses anything to a visitor', async () => {
  const headerSets: Record<string, string>[] = [
    {},
    { cookie: 'session=x; signed-in=1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-shop-path': '/account' },
    { token: 'a'.repeat(43), uuid: '00000000-0000-4000-8000-000000000001' },
  ]
  for (const path of paths)
    for (const headers of headerSets) {
      const { status, text, headers: received } = await send('GET', shop.url + path, { headers })
      expect([path, isLeaked(text)]).toEqual([path, false])
      expect([path, status]).toEqual([path, 307])
      if (!headers['rsc']) expect(received.location).toMatch(/^\/login\?from=%2Faccount/)
      else {
        // The parts of a page are first sent to their own address, with a number for the cache.
        const parts = await send('GET', shop.url + String(received.location), { headers })
        expect([path, isLeaked(parts.text)]).toEqual([path, false])
      }
    }
})

test('without the middleware, resources of another customer are still 404', async () => {
  for (const path of paths) {
    const { status, text } = await send('GET', shop.url + path, { headers: { cookie: stranger.cookie } })
    expect([path, isLeaked(text)]).toEqual([path, false])
    if (path.split('/').length === 5 && !path.endsWith('/create')) expect([path, status]).toEqual([path, 404])
  }
})
