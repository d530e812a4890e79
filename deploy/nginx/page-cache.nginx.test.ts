/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SHARED_CACHE_CONTROL } from '../../lib/http/shared-caching'
import { openNginx, type OpenNginx } from './testing/open-nginx'

/** The header of every public page of the storefront. */
const PUBLIC = 's-maxage=60, stale-while-revalidate=31535940'

/** The header of every picture under its version. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)'

let nginx: OpenNginx
let page = 0

/** A path without an earlier request. */
const newPath = () => `/page/${++page}`

/** Paths that are requested before all tests, and again once the tests have waited together. */
const SEARCH = '/search?limit=12&keyword=shirt&page=1'
const PICTURE = '/image/a.webp?v=1'
const [TAGGED, RESTRICTED] = [newPath(), newPath()]

/** The texts of their first responses. */
const first = { search: [''], picture: [''] }
/** Resolves when a page cached before all tests must be revalidated. */
let isOld: Promise<void>

beforeAll(async () => {
  nginx = await openNginx()
  respondWithUniqueText({ 'cache-control': SHARED_CACHE_CONTROL })
  first.search = await texts({ path: SEARCH }, { path: SEARCH })
  respondWithUniqueText({ 'cache-control': IMMUTABLE })
  first.picture = await texts({ path: PICTURE })
  respondWithTag()
  await nginx.request(TAGGED)
  respondWithUniqueText({ 'cache-control': PUBLIC })
  await nginx.request(RESTRICTED)
  isOld = pause(2200)
})
afterAll(() => nginx.close())

type Headers = Record<string, string | string[]>
let count = 0

/** Every response has a different, identifiable text. */
const respondWithUniqueText = (headers: Headers, status = 200) =>
  nginx.respondWith((_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(status, headers).end(`${++count}`),
  )

/** Every response has the same text and tag; 304 if the client sends the tag. */
const respondWithTag = () =>
  nginx.respondWith((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"one"'
    response.writeHead(isKnown ? 304 : 200, { 'cache-control': PUBLIC, etag: '"one"' })
    response.end(isKnown ? undefined : 'one')
  })

interface RequestOptions {
  path: string
  headers?: Record<string, string>
  method?: string
}

/** The texts of the responses to some requests, one after the other. */
async function texts(...requests: RequestOptions[]) {
  const found: string[] = []
  for (const { path, ...rest } of requests) found.push((await nginx.request(path, rest)).text)
  return found
}
const areDifferent = (found: string[]) => new Set(found).size === found.length

describe('the page cache', () => {
  it('stores a public page and serves it to the next client', async () => {
    respondWithUniqueText({ 'cache-control': PUBLIC })
    const path = newPath()
    const [one, next] = [await nginx.request(path), await nginx.request(path)]
    expect([one.headers['x-cache'], next.headers['x-cache']]).toEqual(['MISS', 'HIT'])
    expect(next.text).toBe(one.text)
    expect(next.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  })

  it('stores a page of search results, which is rendered per request and public', async () => {
    expect(first.search).toHaveLength(2)
    expect(new Set(first.search).size).toBe(1)
    await isOld
    respondWithUniqueText({ 'cache-control': 'private, no-store' }, 503)
    expect((await nginx.request(SEARCH)).headers['x-cache']).toBe('STALE')
  })

  it('stores no failed page, whatever its headers', async () => {
    respondWithUniqueText({ 'cache-control': SHARED_CACHE_CONTROL }, 500)
    const path = newPath()
    expect(areDifferent(await texts({ path }, { path }))).toBe(true)
  })

  it.each([
    ['says nothing', {}],
    ['is private', { 'cache-control': 'private, no-store' }],
    ['is for the browser alone', { 'cache-control': 'public, max-age=60' }],
    ['is rendered for every request', { 'cache-control': 's-maxage=0' }],
    ['is of a shop with restrictions', { 'cache-control': PUBLIC, 'x-accel-expires': '0' }],
    ['brings a cookie', { 'cache-control': PUBLIC, 'set-cookie': 'uuid=of-one' }],
  ])('stores no response that %s (F02)', async (_, headers) => {
    respondWithUniqueText(headers)
    const path = newPath()
    expect(areDifferent(await texts({ path }, { path }))).toBe(true)
  })

  it('stores no response of /api, whatever its headers', async () => {
    respondWithUniqueText({ 'cache-control': PUBLIC })
    expect(areDifferent(await texts({ path: '/api/cart' }, { path: '/api/cart' }))).toBe(true)
  })

  it('stores variants of a page separately: by query, data, encoding and method', async () => {
    respondWithUniqueText({ 'cache-control': PUBLIC })
    const path = newPath()
    const forms: RequestOptions[] = [
      { path },
      { path: `${path}?page=2` },
      { path, headers: { rsc: '1' } },
      { path, headers: { rsc: '1', 'next-router-prefetch': '1' } },
      { path, headers: { rsc: '1', 'next-router-segment-prefetch': '/_tree' } },
      { path, headers: { rsc: '1', 'next-router-state-tree': 'x' } },
      { path, headers: { 'accept-encoding': 'gzip' } },
    ]
    expect(areDifferent(await texts(...forms))).toBe(true)
    expect(areDifferent(await texts({ path, method: 'POST' }, { path, method: 'POST' }))).toBe(true)
  })

  it('ignores tracking parameters, and no other parameter', async () => {
    respondWithUniqueText({ 'cache-control': PUBLIC })
    const path = newPath()
    const as = (query: string) => ({ path: `${path}${query}` })
    const same = await texts(...['', '?gclid=a-B_1', '?utm_source=x&utm_id=2&', '?fbclid'].map(as))
    const others = await texts(...['?page=2', '?gclid=a&page=3', '?page=4&gclid=a', '?gclids=a'].map(as))
    expect([new Set(same).size, areDifferent([...same.slice(0, 1), ...others])]).toEqual([1, true])
    expect(nginx.requests().some(({ url }) => url === `${path}?gclid=a&page=3`)).toBe(true)
  })

  it('stores one variant for brotli and one for gzip, however Accept-Encoding is written', async () => {
    respondWithUniqueText({ 'cache-control': PUBLIC })
    const path = newPath()
    const as = (encoding: string) => ({ path, headers: { 'accept-encoding': encoding } })
    const brotli = await texts(...['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8', 'gzip;q=0, BR'].map(as))
    const gzip = await texts(...['gzip, deflate', 'GZIP', 'br;q=0, gzip'].map(as))
    const uncompressed = await texts(...['identity', 'gzip;q=0, br;q=0.0', 'brx'].map(as))
    expect([brotli, gzip, uncompressed].map((those) => new Set(those).size)).toEqual([1, 1, 1])
    expect(areDifferent([brotli, gzip, uncompressed].map(([one = '']) => one))).toBe(true)
    const forwarded = nginx.requests().filter(({ url }) => url === path)
    expect(new Set(forwarded.map(({ headers }) => headers['accept-encoding']))).toEqual(
      new Set(['br', 'gzip', undefined]),
    )
  })

  it('stores an image in two variants: for browsers that support AVIF, and for the others', async () => {
    respondWithUniqueText({ 'cache-control': IMMUTABLE })
    const path = '/image/c.webp?v=1'
    const as = (accept: string) => ({ path, headers: { accept } })
    const [one, same, other] = await texts(as('image/avif,image/webp'), as('image/avif,*/*'), as('image/webp,*/*'))
    expect([same === one, other === one]).toEqual([true, false])
  })

  it('serves an image only under the URLs that pages contain; other forms do not reach the storefront', async () => {
    respondWithUniqueText({ 'cache-control': IMMUTABLE })
    const before = nginx.requests().length
    const forms = ['?u=1', '?v=1&u=1', '?v=1&w=640&u=1', '?w=640&v=1', '?v=1&v=2']
    const paths = [...forms.map((form) => `/image/d.webp${form}`), '/image/%64.webp?v=1', '/image//d.webp?v=1']
    for (const path of paths) expect([path, (await nginx.request(path)).status]).toEqual([path, 404])
    expect(nginx.requests()).toHaveLength(before)
    for (const form of ['', '?v=1', '?w=640', '?v=1&w=640'])
      expect((await nginx.request(`/image/d.webp${form}`)).status).toBe(200)
  })

  it('stores an image under its version for a day, and under no other', async () => {
    await isOld
    respondWithUniqueText({ 'cache-control': IMMUTABLE })
    expect(await texts({ path: PICTURE })).toEqual(first.picture)
    respondWithUniqueText({ 'cache-control': 'public, max-age=60' })
    expect(areDifferent(await texts({ path: '/image/b.webp' }, { path: '/image/b.webp' }))).toBe(true)
  })
})

/** Sends raw lines: a header may occur twice. */
const sendLines = async (path: string, lines: string[]) => {
  const host = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`
  return (await nginx.sendBytes([host, ...lines].join('\r\n') + '\r\n\r\n')).split('\r\n\r\n').at(-1)
}

/** The headers in Next's `Vary` of a page, each with a value that a browser sends. */
const VARIED_HEADERS: [name: string, value: string][] = [
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-url', '/product'],
  ['next-router-state-tree', '%5B%22%22%5D'],
]

describe('a duplicate header', () => {
  it('does not poison the cache for clients that send it once: storefront and cache key get the same value', async () => {
    for (const [name, value] of VARIED_HEADERS) {
      nginx.respondWith(({ headers }, response) => {
        response.writeHead(200, { 'cache-control': PUBLIC }).end(`${name}: ${String(headers[name])}`)
      })
      const path = newPath()
      await sendLines(path, [`${name}: ${value}`, `${name}: ${value}`])
      expect((await nginx.request(path, { headers: { [name]: value } })).text).toBe(`${name}: ${value}`)
      await sendLines(path, [`${name}: ${value}|`, `${name}: x`])
      expect((await nginx.request(path)).text).toBe(`${name}: undefined`)
    }
  })

  it('stores no AVIF for browsers without AVIF support', async () => {
    nginx.respondWith(({ headers }, response) => {
      const form = String(headers.accept).includes('image/avif') ? 'avif' : 'webp'
      response.writeHead(200, { 'cache-control': IMMUTABLE }).end(form)
    })
    const path = '/image/twice.webp?v=1'
    await sendLines(path, ['Accept: image/webp', 'Accept: image/avif'])
    expect((await nginx.request(path, { headers: { accept: 'image/webp' } })).text).toBe('webp')
    await sendLines(path, ['Accept: image/avif', 'Accept: image/webp'])
    expect((await nginx.request(path, { headers: { accept: 'image/avif' } })).text).toBe('avif')
  })

  it('is covered for every header of the cache key', () => {
    const key = /proxy_cache_key "(.*)"/.exec(readFileSync('deploy/nginx/shop/page-cache.conf.template', 'utf8'))?.[1]
    const sent = readFileSync('deploy/nginx/shop/to-storefront.conf.template', 'utf8')
    const names = [...(key ?? '').matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    const addressVariables = ['request_method', 'scheme', 'host', 'shop_address']
    const others = names.filter((name) => !addressVariables.includes(name))
    expect(others.length).toBeGreaterThan(5)
    for (const name of others) {
      const own = name === 'shop_picture' ? 'shop_accept' : name
      expect([name, new RegExp(`^proxy_set_header [\\w-]+ \\$${own};$`, 'm').test(sent)]).toEqual([name, true])
    }
  })
})

describe('a cached page', () => {
  it('is revalidated within two seconds, and not sent again if unchanged', async () => {
    respondWithTag()
    await isOld
    const repeated = await nginx.request(TAGGED)
    expect([repeated.status, repeated.text, repeated.headers['x-cache']]).toEqual([200, 'one', 'REVALIDATED'])
  })

  it('is no longer served two seconds after the shop adds a restriction, however many requests come', async () => {
    nginx.respondWith((request, response) => {
      const isBlocked = request.headers['user-agent'] === PHONE
      const respond = () =>
        response.writeHead(isBlocked ? 404 : 200, { 'cache-control': PUBLIC, 'x-accel-expires': '0' })
      setTimeout(() => respond().end(isBlocked ? 'not for you' : 'page'), 50)
    })
    await isOld
    const requestAs = (agent: string) => nginx.request(RESTRICTED, { headers: { 'user-agent': agent } })
    const rounds = Array.from({ length: 20 }, async (_, index) => {
      await pause(index * 20)
      return Promise.all([requestAs(PHONE), requestAs(DESKTOP)])
    })
    for (const [phone, desktop] of await Promise.all(rounds))
      expect([phone.status, phone.text, desktop.status, desktop.text]).toEqual([404, 'not for you', 200, 'page'])
  })
})
