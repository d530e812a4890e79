import { expect, test } from '@playwright/test'
import { SESSION_LOST_PATH } from '../../lib/paths'
import { send, SHOP } from './http'
import { CALL_MUTATIONS, FORMS } from './mutations'
import { callAs, openCustomer, type SignedIn } from './session'

const { host, port } = new URL(SHOP)

/** Origins of foreign pages. */
const FOREIGN_ORIGINS: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `http://${host}.evil.example` },
  { origin: `https://${host}` },
  { origin: `http://localhost:${Number(port) + 1}` },
  { origin: `http://evil.localhost:${port}` },
  { origin: `${SHOP}/` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {},
]

const FORM = 'application/x-www-form-urlencoded'
const TYPES = ['application/json', FORM, 'text/plain', 'multipart/form-data; boundary=x']

/** The data that an attacker who forges a request knows; the session is the victim's. */
const BODIES: Record<string, string> = {
  'application/json': '{"email":"a@b.example"}',
  [FORM]: 'email=a%40b.example',
  'text/plain': '{"email":"a@b.example","x":"="}',
  'multipart/form-data; boundary=x': '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
}

let victim: SignedIn
// One customer for all tests of this file.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  victim = await openCustomer()
})

test('no request from a page of another origin changes anything', async () => {
  const accepted: string[] = []
  const mutations = [...CALL_MUTATIONS, ...FORMS, { method: 'POST', path: SESSION_LOST_PATH }]
  for (const [row, { method, path }] of mutations.entries())
    for (const [column, foreignOrigin] of FOREIGN_ORIGINS.entries()) {
      // Covers all pairs of content type, origin and path.
      const type = TYPES[(row + column) % TYPES.length] ?? FORM
      const headers = { ...foreignOrigin, 'content-type': type, cookie: victim.cookie }
      const { status, headers: received } = await send(method, path, { headers, body: BODIES[type] })
      if (status !== 403 || received['set-cookie'])
        accepted.push(`${method} ${path} ${status} ${JSON.stringify(headers)}`)
    }
  expect(accepted).toEqual([])
  expect((await callAs(victim.cookie, 'GET', '/api/user')).status).toBe(200)
})

test('a call with a body accepts JSON only, even from the shop itself', async () => {
  for (const type of TYPES.slice(1)) {
    const headers = { origin: SHOP, 'content-type': type, cookie: victim.cookie }
    expect((await send('POST', '/api/subscribe', { headers, body: BODIES[type] })).status).toBe(415)
  }
})

test('a GET changes nothing', async () => {
  for (const { path } of [...CALL_MUTATIONS, ...FORMS]) {
    const { status } = await send('GET', path, { headers: { cookie: victim.cookie } })
    expect([200, 400, 401, 404, 405], `GET ${path}`).toContain(status)
  }
})

const endsSession = ({ path }: { path: string }) => /logout|session/.test(path)

// The last test: it ends the customer's session.
test('every mutation from a page of the shop is accepted', async () => {
  const rejected: string[] = []
  const sorted = [...CALL_MUTATIONS, ...FORMS].sort(
    (one, other) => Number(endsSession(one)) - Number(endsSession(other)),
  )
  for (const { method, path, type = 'application/json' } of sorted) {
    const isForm = path.startsWith('/api/form/')
    const headers = { origin: SHOP, 'content-type': isForm ? FORM : type, cookie: victim.cookie }
    const { status } = await send(method, path, { headers, body: isForm ? 'email=' : '{}' })
    if (status === 403 || status === 415 || status >= 500) rejected.push(`${method} ${path} ${status}`)
  }
  expect(rejected).toEqual([])
})
