/** @jest-environment node */
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openNginx, type OpenNginx } from './testing/open-nginx'

const PUBLIC = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' }

const ERRORS = [500, 502, 503, 504]

let nginx: OpenNginx
/** Its storefronts will be closed. */
let unavailable: OpenNginx
/** Its storefronts make few pages at a time. */
let busy: OpenNginx
/** Resolves when the pages requested before all tests must be revalidated: the tests wait together. */
let isOld: Promise<void>
beforeAll(async () => {
  nginx = await openNginx()
  unavailable = await openNginx()
  busy = await openNginx({ pagesPerStorefront: 2 })
  for (const { respondWith } of [nginx, unavailable, busy])
    respondWith((_, response) => response.writeHead(200, PUBLIC).end('as it was'))
  await unavailable.request('/')
  await busy.request('/seen')
  for (const status of ERRORS) await nginx.request(`/seen/${status}`)
  isOld = pause(2100)
})
afterAll(() => Promise.all([nginx, unavailable, busy].map((one) => one.close())))

/** Runs with its own nginx and storefronts, which the test may close. */
async function withNginx(work: (own: OpenNginx) => Promise<void>, settings?: Parameters<typeof openNginx>[0]) {
  const own = await openNginx(settings)
  await work(own).finally(own.close)
}

const statuses = async (count: number, request: () => ReturnType<OpenNginx['request']>) => {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await request()).status)
  return new Set(found)
}

describe('while one storefront is down', () => {
  it('the other answers every request that the first did not start', () =>
    withNginx(async ({ request, storefronts }) => {
      await storefronts[0].close()
      expect(await statuses(10, () => request('/page'))).toEqual(new Set([200]))
      expect(await statuses(10, () => request('/api/cart', { method: 'POST', body: '{}' }))).toEqual(new Set([200]))
    }))

  it('an interrupted read is retried on the other, a write is never repeated (R15)', async () => {
    const [breaking, other] = nginx.storefronts
    other.respondWith((_, response) => response.end('ok'))
    breaking.respondWith((request) => request.socket.destroy())
    expect(await statuses(4, () => nginx.request('/page'))).toEqual(new Set([200]))
    await pause(2500)
    const before = nginx.requests().length
    const found = await statuses(2, () => nginx.request('/api/cart', { method: 'POST', body: '{}' }))
    expect(found).toEqual(new Set([200, 503]))
    expect(nginx.requests().length - before).toBe(2)
  })
})

describe('while all storefronts are down', () => {
  it('a cached page is served stale, any other page gets an error page, and a call an error in JSON', async () => {
    await Promise.all(unavailable.storefronts.map((one) => one.close()))
    await isOld
    for (let n = 0; n < 20; n++) {
      const page = await unavailable.request('/')
      expect([page.status, page.text, page.headers['x-cache']]).toEqual([200, 'as it was', 'STALE'])
    }
    const { status, headers, text } = await unavailable.request('/unseen')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(text).toContain('The shop will be back in a moment')
    expect(text).not.toMatch(/nginx|upstream/)
    const call = await unavailable.request('/api/cart')
    expect([call.status, JSON.parse(call.text)]).toMatchObject([503, { code: 503 }])
  })

  it.each(ERRORS)('a page is served stale if they respond with %d', async (status) => {
    await isOld
    nginx.respondWith((_, response) => response.writeHead(status).end())
    const before = nginx.requests().length
    expect((await nginx.request(`/seen/${status}`)).text).toBe('as it was')
    // They received the request.
    expect(nginx.requests().length).toBeGreaterThan(before)
  })
})

describe('while every storefront renders its maximum number of pages', () => {
  it('an uncached page is rejected at once, a cached one is served, and a call is forwarded', async () => {
    const { respondWith, request, requests } = busy
    await isOld
    const pendingResponses: ServerResponse[] = []
    respondWith(({ url }, response) => {
      if (url?.startsWith('/slow')) pendingResponses.push(response)
      else response.end('ok')
    })
    const slow = [1, 2, 3, 4].map((n) => request(`/slow/${n}`))
    while (pendingResponses.length < slow.length) await pause(10)
    const before = requests().length

    const { status, headers, text } = await request('/unseen')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(text).toContain('The shop will be back in a moment')
    expect((await request('/seen')).text).toBe('as it was')
    expect(requests()).toHaveLength(before)
    expect((await request('/api/cart')).text).toBe('ok')

    pendingResponses.forEach((response) => response.end('made'))
    expect((await Promise.all(slow)).map((page) => page.text)).toEqual(Array(4).fill('made'))
    expect((await request('/unseen')).text).toBe('ok')
  })
})

it('a streamed page is forwarded as a stream (R23)', async () => {
  let end = () => {}
  nginx.respondWith((_, response) => {
    response.writeHead(200, { 'x-accel-buffering': 'no', 'cache-control': 'private, no-store' })
    response.write('<shell>')
    end = () => response.end('<rest>')
  })
  const request = 'GET /account HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n'
  expect(await nginx.sendBytes(request, '<shell>')).not.toContain('<rest>')
  end()
})

it('a client over the rate limit gets 429 with Retry-After, a program in JSON', () =>
  withNginx(
    async (own) => {
      const request = (path: string) => Promise.all(Array.from({ length: 220 }, () => own.request(path)))
      const refused = (await request('/')).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(10)
      expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
      expect(refused[0]?.text).toContain('Too many requests')
      const call = (await request('/api/cart')).find(({ status }) => status === 429)
      expect(JSON.parse(call?.text ?? '')).toMatchObject({ code: 429 })
    },
    { rates: { pages: '1r/s', calls: '1r/s' } },
  ))
