/** @jest-environment node */
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { openNginx, type OpenNginx } from './testing/open-nginx'

const PUBLIC = { 'cache-control': 's-maxage=60, stale-while-revalidate=31535940' }

const ERRORS = [500, 502, 503, 504]

let nginx: OpenNginx
/** Its storefronts will be closed. */
let away: OpenNginx
/** Its storefronts make few pages at a time. */
let busy: OpenNginx
/** Resolves when the pages that were asked for before all tests have to be asked after: the tests wait together. */
let isOld: Promise<void>
beforeAll(async () => {
  nginx = await openNginx()
  away = await openNginx()
  busy = await openNginx({ pagesPerStorefront: 2 })
  for (const { respondWith } of [nginx, away, busy])
    respondWith((_, response) => response.writeHead(200, PUBLIC).end('as it was'))
  await away.ask('/')
  await busy.ask('/seen')
  for (const status of ERRORS) await nginx.ask(`/seen/${status}`)
  isOld = pause(2100)
})
afterAll(() => Promise.all([nginx, away, busy].map((one) => one.close())))

/** Runs with its own nginx and storefronts, which the test may close. */
async function withItsOwn(work: (own: OpenNginx) => Promise<void>, settings?: Parameters<typeof openNginx>[0]) {
  const own = await openNginx(settings)
  await work(own).finally(own.close)
}

const statuses = async (count: number, ask: () => ReturnType<OpenNginx['ask']>) => {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await ask()).status)
  return new Set(found)
}

describe('while one storefront is away', () => {
  it('the other answers everything that did not begin', () =>
    withItsOwn(async ({ ask, storefronts }) => {
      await storefronts[0].close()
      expect(await statuses(10, () => ask('/page'))).toEqual(new Set([200]))
      expect(await statuses(10, () => ask('/api/cart', { method: 'POST', body: '{}' }))).toEqual(new Set([200]))
    }))

  it('a read it broke off is done by the other, a write is never done twice (R15)', async () => {
    const [breaking, other] = nginx.storefronts
    other.respondWith((_, response) => response.end('ok'))
    breaking.respondWith((request) => request.socket.destroy())
    expect(await statuses(4, () => nginx.ask('/page'))).toEqual(new Set([200]))
    await pause(2500)
    const before = nginx.requests().length
    const found = await statuses(2, () => nginx.ask('/api/cart', { method: 'POST', body: '{}' }))
    expect(found).toEqual(new Set([200, 503]))
    expect(nginx.requests().length - before).toBe(2)
  })
})

describe('while all storefronts are away', () => {
  it('a page that was seen goes on being shown, one that was not says so, and a call says so in JSON', async () => {
    await Promise.all(away.storefronts.map((one) => one.close()))
    await isOld
    for (let n = 0; n < 20; n++) {
      const page = await away.ask('/')
      expect([page.status, page.text, page.headers['x-cache']]).toEqual([200, 'as it was', 'STALE'])
    }
    const { status, headers, text } = await away.ask('/unseen')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(text).toContain('The shop will be back in a moment')
    expect(text).not.toMatch(/nginx|upstream/)
    const call = await away.ask('/api/cart')
    expect([call.status, JSON.parse(call.text)]).toMatchObject([503, { code: 503 }])
  })

  it.each(ERRORS)('a page is shown as it was also where they answer %d', async (status) => {
    await isOld
    nginx.respondWith((_, response) => response.writeHead(status).end())
    const before = nginx.requests().length
    expect((await nginx.ask(`/seen/${status}`)).text).toBe('as it was')
    // They were asked.
    expect(nginx.requests().length).toBeGreaterThan(before)
  })
})

describe('while every storefront makes as many pages as it may', () => {
  it('a further page is refused at once, one that was seen is shown, and a call is sent', async () => {
    const { respondWith, ask, requests } = busy
    await isOld
    const held: ServerResponse[] = []
    respondWith(({ url }, response) => {
      if (url?.startsWith('/slow')) held.push(response)
      else response.end('ok')
    })
    const slow = [1, 2, 3, 4].map((n) => ask(`/slow/${n}`))
    while (held.length < slow.length) await pause(10)
    const before = requests().length

    const { status, headers, text } = await ask('/unseen')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(text).toContain('The shop will be back in a moment')
    expect((await ask('/seen')).text).toBe('as it was')
    expect(requests()).toHaveLength(before)
    expect((await ask('/api/cart')).text).toBe('ok')

    held.forEach((response) => response.end('made'))
    expect((await Promise.all(slow)).map((page) => page.text)).toEqual(Array(4).fill('made'))
    expect((await ask('/unseen')).text).toBe('ok')
  })
})

it('a page that comes in parts is sent on in parts (R23)', async () => {
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
  withItsOwn(
    async (own) => {
      const ask = (path: string) => Promise.all(Array.from({ length: 220 }, () => own.ask(path)))
      const refused = (await ask('/')).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(10)
      expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
      expect(refused[0]?.text).toContain('Too many requests')
      const call = (await ask('/api/cart')).find(({ status }) => status === 429)
      expect(JSON.parse(call?.text ?? '')).toMatchObject({ code: 429 })
    },
    { rates: { pages: '1r/s', calls: '1r/s' } },
  ))
