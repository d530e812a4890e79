/** @jest-environment node */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { compose } from './middleware'
import { MicroCache, recordResponses } from './micro-cache'
import { testServer } from './testing/test-server'

const PUBLIC = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
  'x-request-id': 'one-of-many',
  etag: '"v1"',
}

let now = 0
let cache: MicroCache
let page: { status: number; headers: OutgoingHttpHeaders; chunks: string[] }
let beforeEnd: () => void
const upstream = jest.fn(({ headers }: IncomingMessage, response: ServerResponse) => {
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value)
  if (headers['if-none-match'] === page.headers.etag) return response.writeHead(304).end()
  response.statusCode = page.status
  for (const chunk of page.chunks.slice(0, -1)) response.write(chunk)
  beforeEnd()
  return response.end(page.chunks.at(-1))
})
const closed: Promise<unknown>[] = []
let isOverloaded = false
const { get: request } = testServer((incoming, response) => {
  closed.push(new Promise((done) => response.once('close', done)))
  const refuse = () => response.writeHead(503).end()
  if (isOverloaded) return cache.serve(incoming, response, () => cache.serveStale(incoming, response, refuse))
  compose(cache.serve, recordResponses(cache))(incoming, response, () => upstream(incoming, response))
})
/** The next request begins when the server has finished this one. */
const get: typeof request = async (...sent) => {
  const response = await request(...sent)
  await Promise.all(closed.splice(0))
  return response
}
const getTwice = async (...sent: Parameters<typeof get>) => (await get(...sent), get(...sent))

beforeEach(() => {
  now = 1_000_000
  cache = new MicroCache({ now: () => now })
  page = { status: 200, headers: { ...PUBLIC }, chunks: ['<h1>', 'Shürt', '</h1>'] }
  beforeEnd = () => {}
  isOverloaded = false
  upstream.mockClear()
})

describe('a public page', () => {
  it('is served byte for byte for a second, without the request id of the first response', async () => {
    const { status, text, headers } = await getTwice()
    expect([status, text, headers.etag]).toEqual([200, '<h1>Shürt</h1>', '"v1"'])
    expect(headers).not.toHaveProperty('x-request-id')
    expect(upstream).toHaveBeenCalledTimes(1)
    now += 1000
    await get()
    expect(upstream).toHaveBeenCalledTimes(2)
  })

  it('is fetched by one request, while the others get the stale response for five seconds', async () => {
    await get()
    for (const [age, isAlone] of [
      [1001, true],
      [4999, true],
      [5000, false],
    ] as const) {
      upstream.mockClear()
      now += age
      // The first response waits for the others.
      upstream.mockImplementationOnce((_, response) => {
        void Promise.all([request(), request(), request()]).then(() => response.writeHead(500).end())
        return response
      })
      await get()
      expect([age, upstream.mock.calls.length === 1]).toEqual([age, isAlone])
      now -= age
    }
  })

  it('gets 304 if the browser has it', async () => {
    await get()
    const { status, text } = await get('/', { 'if-none-match': '"v1"' })
    expect([status, text]).toEqual([304, ''])
    expect(upstream).toHaveBeenCalledTimes(1)
  })

  it('is fresh again after Next has responded with 304', async () => {
    await get()
    now += 1001
    await get('/', { 'if-none-match': '"v1"' })
    expect((await get()).text).toBe('<h1>Shürt</h1>')
    expect(upstream).toHaveBeenCalledTimes(2)
  })

  it('is removed by every change, also if it was requested before the change', async () => {
    await get()
    cache.clear()
    page.chunks = ['old']
    beforeEnd = () => cache.clear()
    expect((await get()).text).toBe('old')
    page.chunks = ['new']
    expect((await get()).text).toBe('new')
  })

  it('has a separate entry for each encoding and query', async () => {
    await get('/')
    await get('/', { 'accept-encoding': 'gzip' })
    await get('/?page=2')
    expect(upstream).toHaveBeenCalledTimes(3)
  })

  it('is kept while Next fails, and served for a minute under overload', async () => {
    await get()
    now += 1001
    page.status = 503
    expect([(await get()).status, (await get()).status]).toEqual([503, 503])
    isOverloaded = true
    now += 58_000
    expect([(await get()).status, (await get()).status]).toEqual([200, 200])
    now += 1_000
    expect((await get()).status).toBe(503)
  })

  it('is removed when Next responds with 404', async () => {
    await get()
    now += 1001
    page.status = 404
    expect((await getTwice()).status).toBe(404)
    expect(upstream).toHaveBeenCalledTimes(3)
  })

  it('is fresh no longer than s-maxage', async () => {
    page.headers['cache-control'] = 's-maxage=0, stale-while-revalidate=60'
    await getTwice()
    expect(upstream).toHaveBeenCalledTimes(2)
  })
})

describe('never cached is', () => {
  it.each<[string, OutgoingHttpHeaders]>([
    ['a private page', { 'cache-control': 'private, no-store' }],
    ['a page with a cookie', { 'set-cookie': 'a=b' }],
    ['a page of a restricted store', { 'cdn-cache-control': 'no-store' }],
  ])('%s', async (_, headers) => {
    page.headers = { ...PUBLIC, ...headers }
    await getTwice()
    expect(upstream).toHaveBeenCalledTimes(2)
  })

  it.each<[string, Parameters<typeof get>]>([
    ['the data of a page', ['/', { rsc: '1' }]],
    ['a range', ['/', { range: 'bytes=0-1' }]],
    ['a HEAD request', ['/', {}, 'HEAD']],
    ['an API call', ['/api/cart']],
    ['an image', ['/image/a.webp']],
    ['the product feed', ['/feed/products.xml']],
    ['the sitemap', ['/sitemap.xml']],
    ['a part of the sitemap', ['/sitemap-product-0.xml']],
    ['an address of unbounded length', [`/?${'x'.repeat(512)}`]],
  ])('%s', async (_, sent) => {
    await getTwice(...sent)
    expect(upstream).toHaveBeenCalledTimes(2)
  })
})
