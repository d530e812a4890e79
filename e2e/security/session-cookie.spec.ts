import { expect, test } from '@playwright/test'
import { sealData } from 'iron-session'
import { send } from './http'
import { openCustomer, type SignedIn } from './session'

// One customer for all tests of this file.
test.describe.configure({ mode: 'default' })
let customer: SignedIn
/** The sealed value of their session's cookie. */
let sealed = ''
test.beforeAll(async () => {
  customer = await openCustomer()
  sealed = /(?:^|; )session=([^;]+)/.exec(customer.cookie)?.[1] ?? ''
})

const secret = process.env.E2E_SESSION_SECRET ?? ''
const token = 'a'.repeat(43)

/** Invalid cookies, derived from a valid one. */
const BROKEN: Record<string, () => Promise<string> | string> = {
  empty: () => 'session=',
  'one letter other': () => `session=${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}`,
  'cut off': () => `session=${sealed.slice(0, -20)}`,
  'longer than it was': () => `session=${sealed.replace(/(~\d+)?$/, 'AAAA$1')}`,
  'no seal at all': () => 'session=%00%ff{"token":"x"}',
  'of another password': async () => `session=${await sealData({ token }, { password: 'x'.repeat(40) })}`,
  'of another number of password': () => `session=${sealed.replace(/\*\d+\*/, '*9*')}`,
  expired: async () => {
    const now = Date.now
    // Encrypted as if a year ago.
    Date.now = () => now() - 365 * 86_400_000
    const old = await sealData({ token }, { password: secret, ttl: 90 * 86_400 })
    Date.now = now
    return `session=${old}`
  },
  'sealed without a token': async () => `session=${await sealData({ user: 1 }, { password: secret })}`,
  'sealed with a token that is no text': async () =>
    `session=${await sealData({ token: { a: 1 } }, { password: secret })}`,
  'very long': () => `session=${'A'.repeat(3500)}`,
}

const PAGES = ['/account', '/account/orders', '/login', '/cart', '/']

for (const [name, make] of Object.entries(BROKEN))
  test(`a client with a session cookie that is ${name} is treated as a visitor`, async () => {
    expect(secret).not.toBe('')
    const headers = { cookie: await make() }
    const statuses = []
    for (const path of PAGES) statuses.push((await send('GET', path, { headers })).status)
    expect(statuses).toEqual([307, 307, 200, 200, 200])
    expect((await send('GET', '/api/user', { headers })).status).toBe(401)
    expect((await send('GET', '/api/cart', { headers })).status).toBe(200)
  })

test('a session cookie that comes twice is one of the two or none, never an error', async () => {
  for (const both of [`session=${sealed}; session=broken`, `session=broken; session=${sealed}`])
    for (const path of [...PAGES, '/api/user', '/api/cart'])
      expect((await send('GET', path, { headers: { cookie: both } })).status, path).toBeLessThan(500)
})

test('a valid cookie with an unknown session leads to the login, and is deleted', async () => {
  const cookie = `session=${await sealData({ token }, { password: secret })}; signed-in=1`
  const page = await send('GET', '/account/orders?page=2', { headers: { cookie } })
  const lost = '/api/session/lost?from=%2Faccount%2Forders%3Fpage%3D2'
  expect([page.status, page.headers.location]).toEqual([307, lost])
  const response = await send('GET', lost, { headers: { cookie } })
  expect([response.status, response.headers.location]).toEqual([303, '/login?from=%2Faccount%2Forders%3Fpage%3D2'])
  expect([response.headers['set-cookie'] ?? []].flat().join('\n')).toMatch(
    /session=;.*Max-Age=0[^]*notice=invalid-token/,
  )
})

test('a link of another origin signs no customer out', async () => {
  const { cookie } = customer
  const response = await send('GET', '/api/session/lost?from=https://evil.example', { headers: { cookie } })
  expect([response.status, response.headers.location, response.headers['set-cookie']]).toEqual([303, '/', undefined])
  expect((await send('GET', '/api/user', { headers: { cookie } })).status).toBe(200)
})
