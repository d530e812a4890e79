import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { StoreSettings } from '../../contract/entities/store'
import { programArgs } from '../../tests/harness/programs'
import { CART_AFTER_FIRST_COOKIE } from './first-cookie-cart'
import { openTestCluster, type TestCluster } from './test-cluster'

test.describe.configure({ mode: 'serial' })

/** Pages are rendered again after 60 s: a change visible within this many milliseconds was announced by a message. */
const MAX_INVALIDATION_MS = 30_000

/** How often each program is restarted under load; `CLUSTER_ROUNDS=20` for a long proof. */
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 1)

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

let cluster: TestCluster
let key = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  cluster = await openTestCluster()
  const index = await cluster.request('/product')
  key = /href="\/product\/([^"?]+)"/.exec(index.text)?.[1] ?? ''
})
test.afterAll(() => cluster.close())

const pages = () => ['/', `/product/${key}`, '/product', '/category', '/search?keyword=shirt', '/page/delivery']

/** @param price as an operator writes it: `79.00` */
async function setPrice(price: string) {
  const [{ url } = { url: '' }] = cluster.instances.storeApis
  const body = new URLSearchParams({ key, price })
  const { status } = await fetch(`${url}/dev/orders/price`, {
    method: 'POST',
    headers: { origin: url },
    body,
    redirect: 'manual',
  })
  expect(status).toBe(303)
}

test('a public page comes from the cache of nginx, without a cookie', async () => {
  for (const path of pages()) {
    const responses = [await cluster.request(path), await cluster.request(path), await cluster.request(path)]
    expect(
      responses.map(({ status }) => status),
      path,
    ).toEqual([200, 200, 200])
    expect(
      responses.map(({ headers }) => headers['x-cache']),
      path,
    ).toContain('HIT')
    for (const { headers } of responses) expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('responses with a cookie, and personal ones, are not cached', async () => {
  const [one, other] = [await cluster.request('/login'), await cluster.request('/login')]
  expect(one.headers['set-cookie']).toBeTruthy()
  expect(one.headers['set-cookie']).not.toEqual(other.headers['set-cookie'])
  for (const path of ['/account', '/cart', '/checkout', '/api/cart?page=1&limit=12', '/product/no-such-product']) {
    await cluster.request(path)
    expect((await cluster.request(path)).headers['x-cache'] ?? 'MISS', path).toBe('MISS')
  }
})

test('a new price is on each storefront and through the cache by message', async () => {
  const { storefronts } = cluster.instances
  const addresses = [...storefronts.map(({ url }) => `${url}/product/${key}`), `/product/${key}`, '/product']
  for (const url of addresses) await cluster.request(url)
  await setPrice('71.11')
  const changedAt = Date.now()
  const waits = addresses.map(async (url) => {
    while (!(await cluster.request(url)).text.includes('71.11') && Date.now() - changedAt < MAX_INVALIDATION_MS)
      await pause(100)
    return Date.now() - changedAt
  })
  for (const waitedMs of await Promise.all(waits)) expect(waitedMs).toBeLessThan(MAX_INVALIDATION_MS)
})

/** Runs a command of the store API, as an operator would. */
const shop = (...args: string[]) =>
  execFileSync(process.execPath, [...programArgs('store-api/cli'), ...args], {
    env: { ...process.env, DATABASE_URL: cluster.urls.database },
    stdio: 'ignore',
  })

test('a restriction, and its end, are known to each storefront and through nginx within seconds', async () => {
  const { storefronts } = cluster.instances
  const urls = [...storefronts.map(({ url }) => `${url}/`), '/', `/product/${key}`]
  const statusOf = async (url: string) => (await cluster.request(url, { headers: { 'user-agent': PHONE } })).status
  for (const [restriction, status] of [
    ['mobile', 404],
    ['none', 200],
  ] as const) {
    shop('set-store', '--restrict-platform', restriction)
    const changedAt = Date.now()
    const waits = urls.map(async (url) => {
      while ((await statusOf(url)) !== status && Date.now() - changedAt < MAX_INVALIDATION_MS) await pause(100)
      return Date.now() - changedAt
    })
    for (const waitedMs of await Promise.all(waits)) expect(waitedMs, restriction).toBeLessThan(MAX_INVALIDATION_MS)
  }
})

test('an old address redirects with the query of this request, not of a cached one', async () => {
  shop('rename-page', 'about-us', 'about')
  const lead = async (query: string) => {
    const { status, headers } = await cluster.request(`/page/about-us${query}`)
    return [status, String(headers.location).replace(cluster.urls.shop, '')]
  }
  for (const query of ['?gclid=first', '', '?utm_source=second', '?page=2', ''])
    expect(await lead(query)).toEqual([308, `/page/about${query}`])
})

test('a cart is one cart, whichever storefront and store API answer', async () => {
  const origin = cluster.urls.shop
  const { text } = await cluster.request(`/product/${key}`)
  const [input = ''] = /<input[^>]*name="optionId"(?![^>]*disabled)[^>]*>/.exec(text) ?? []
  const optionId = /value="(\d+)"/.exec(input)?.[1] ?? ''
  const added = await cluster.request('/api/form/cart/add', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ key, optionId, quantity: '2' }).toString(),
  })
  expect([added.status, added.headers.location]).toEqual([303, CART_AFTER_FIRST_COOKIE])
  const cookie = String([added.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  for (let n = 0; n < 6; n++)
    expect((await cluster.request('/api/cart?page=1&limit=12', { headers: { cookie } })).text).toContain('"quantity":2')
})

/** Pause after each request of a shopper, in milliseconds: some requests are always pending, and restarts are not slowed down. */
const REQUEST_INTERVAL_MS = 20

/** Four shoppers until they are stopped, with pages that nginx has not cached, and addresses it never caches. */
function startLoad() {
  const failed: string[] = []
  let [count, isStopped] = [0, false]
  const next = () =>
    [`/product/${key}?n=${count}`, `/category?n=${count}`, '/api/cart?page=1&limit=12'][count % 3] ?? '/'
  const shopper = async () => {
    while (!isStopped) {
      count++
      const path = next()
      const status = await cluster.request(path).then(({ status }) => String(status), String)
      if (status !== '200') failed.push(`${path}: ${status}`)
      await pause(REQUEST_INTERVAL_MS)
    }
  }
  const shoppers = Array.from({ length: 4 }, shopper)
  const stop = async () => {
    isStopped = true
    await Promise.all(shoppers)
    return { count, failed }
  }
  return { stop }
}

test('each program is restarted under load, and no request fails (R11)', async () => {
  test.setTimeout(60_000 + ROUNDS * 60_000)
  const load = startLoad()
  for (let round = 0; round < ROUNDS; round++)
    for (const one of [...cluster.instances.storefronts, ...cluster.instances.storeApis]) await one.restart()
  const { count, failed } = await load.stop()
  console.log(`${count} requests during ${ROUNDS} rounds of restarts, ${failed.length} failed`)
  expect(failed).toEqual([])
  expect(count).toBeGreaterThan(100)
})

test('pages that were seen are shown while every storefront is down', async () => {
  for (const path of pages()) await cluster.request(path)
  await Promise.all(cluster.instances.storefronts.map((one) => one.stop()))
  await pause(2100)
  for (const path of pages()) {
    const { status, headers } = await cluster.request(path)
    expect([status, headers['x-cache']], path).toEqual([200, 'STALE'])
  }
  expect((await cluster.request('/api/cart?page=1&limit=12')).status).toBe(503)
})

test('a shop that blocks phones serves them no cached page of other visitors, and others none of theirs', async () => {
  cluster.changes['/api/store'] = (data) => ({
    ...(data as StoreSettings),
    restrict: { platform: ['mobile'], language: ['de'] },
  })
  await Promise.all(cluster.instances.storefronts.map((one) => one.start()))
  const statusFor = async (path: string, agent: string, language: string) =>
    (await cluster.request(path, { headers: { 'user-agent': agent, 'accept-language': language } })).status
  // A storefront blocks no visitor before it has read the settings.
  for (const { url } of cluster.instances.storefronts)
    await expect.poll(() => statusFor(url, PHONE, 'en'), { timeout: 10_000 }).toBe(404)
  await pause(2500)
  for (const path of ['/', `/product/${key}`, '/category'])
    for (let n = 0; n < 3; n++) {
      expect(await statusFor(path, DESKTOP, 'en'), path).toBe(200)
      expect(await statusFor(path, PHONE, 'en'), path).toBe(404)
      expect(await statusFor(path, DESKTOP, 'de-AT'), path).toBe(404)
    }
})
