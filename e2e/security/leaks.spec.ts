import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { ROUTES } from '../../lib/routes'
import { PRODUCT } from '../screens'
import { cookiesOf, send, type HttpResponse } from './http'
import { openCustomer, type SignedIn } from './session'

const CONCRETE: Record<string, string> = {
  '/category/{cate}': '/category/clubs',
  '/product/{id}': PRODUCT,
  '/page/{page}': '/page/about-us',
}

/** Every address of the shop, those with an id of a person with an unknown one. */
const ADDRESSES = ROUTES.map(({ path }) => CONCRETE[path] ?? path.replace(/\{\w+\}/, 'nobodys')).concat(
  '/api/user',
  '/api/cart?page=1&limit=1000',
  '/api/address',
  '/api/order',
  '/api/message',
  '/api/ticket',
  '/api/store',
  '/api/verify/captcha',
)

async function sendAll(...paths: string[]): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = []
  for (const path of paths) responses.push(await send('GET', path))
  return responses
}

// The same two customers for all tests of this file.
test.describe.configure({ mode: 'default' })
let ada: SignedIn
let ben: SignedIn
test.beforeAll(async () => {
  ada = await openCustomer()
  ben = await openCustomer()
})

/** Strings that only one customer's pages may contain. */
const canaries = ({ customer, cookie }: SignedIn) => [
  customer.email,
  customer.lastname,
  ...cookie
    .split('; ')
    .flatMap((pair) => pair.split('=')[1]?.slice(0, 200) ?? [])
    .filter((value) => value.length > 8),
]

const isCacheable = (header: unknown) =>
  /public|s-maxage|max-age=[1-9]/.test(String(header ?? '')) && !/private|no-store/.test(String(header))

test('no page of one person reaches another, through any cache, in any order of requests', async () => {
  test.setTimeout(180_000)
  const visitors = [ada, ben, null]
  const leaks: string[] = []
  const check = (path: string, visitor: SignedIn | null, { headers, text }: HttpResponse) => {
    for (const other of visitors.filter((one): one is SignedIn => one !== null && one !== visitor))
      for (const canary of canaries(other)) if (text.includes(canary)) leaks.push(`${path} tells of another`)
    if (headers['set-cookie'] && isCacheable(headers['cache-control']))
      leaks.push(`${path} brings a cookie into caches`)
    if (visitor && text.includes(visitor.customer.email) && isCacheable(headers['cache-control']))
      leaks.push(`${path} may be kept`)
  }
  for (let round = 0; round < 3; round++)
    for (const path of ADDRESSES) {
      const rotated = visitors.map((_, at) => visitors[(at + round) % visitors.length] ?? null)
      const responses = await Promise.all(
        rotated.map((visitor) => send('GET', path, { headers: visitor ? { cookie: visitor.cookie } : {} })),
      )
      responses.forEach((response, at) => check(path, rotated[at] ?? null, response))
    }
  expect(leaks).toEqual([])
})

test('a page in the shared cache contains no data of its first request', async () => {
  const word = () => randomBytes(9).toString('hex')
  const keyword = word()
  const secret = word()
  const search = `/search?page=1&limit=12&keyword=${keyword}`
  const missingPaths = Array.from({ length: 3 }, () => `/${word()}`)
  const responses = await sendAll(
    `${search}&mail=${secret}`,
    search,
    `/${word()}${secret}?token=${secret}`,
    ...missingPaths,
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404])
  const [, second, , ...others] = responses
  expect(second?.text).toContain(keyword)
  expect([second, ...others].filter((response) => response?.text.includes(secret))).toEqual([])
  // The not-found page is shared: it must name the requested path, and none of an earlier request.
  for (const { text } of others) expect(missingPaths.filter((path) => text.includes(path))).toHaveLength(1)
  expect(others.map(({ text }, at) => text.includes(missingPaths[at] ?? 'none'))).toEqual([true, true, true])
  // As another visitor's router requests it.
  const data = await send('GET', search, { headers: { rsc: '1' } })
  expect(data.text + String(data.headers.location)).not.toContain(secret)
})

test('every account and access page is private, with no-store for every cache', async () => {
  for (const { path } of ROUTES.filter(
    ({ isPrivate, path: at }) => isPrivate && !at.includes('{') && at !== '/checkout',
  )) {
    const response = await send('GET', path, { headers: { cookie: ada.cookie } })
    // A signed-in customer is redirected from the login.
    expect([200, 307], path).toContain(response.status)
    expect(response.headers['cache-control'], path).toMatch(/no-store/)
    if (response.status === 200) expect(response.headers['cdn-cache-control'], path).toBe('no-store')
  }
})

test('a private page runs only scripts with its own nonce, and no script of the operator', async () => {
  const response = await send('GET', '/account', { headers: { cookie: ada.cookie } })
  const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? 'none'
  const scripts = [...response.text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([])
})

test('a login starts a session of its own: the former device stays a visitor', async () => {
  const visitor = cookiesOf(await send('GET', '/api/cart')).join('; ')
  expect((await send('GET', '/api/user', { headers: { cookie: visitor } })).status).toBe(401)
  expect(ada.cookie).not.toContain(visitor)
})
