/** @jest-environment node */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { SHOP_ERA_HEADER } from '../shop-era-header'
import { answerHeaders } from './answer-headers'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { plainPage } from './plain-page'
import { askedServer } from './testing/asked-server'

const waiting: ServerResponse[] = []
const served = jest.fn((_: IncomingMessage, response: ServerResponse) => void waiting.push(response))
const { server, get } = askedServer(served)

const clock = jest.fn(() => Date.now())
/** What Next says of a page out of its cache. */
const CACHED = { 'cache-control': 's-maxage=60', 'x-nextjs-cache': 'HIT', etag: '"v1"' }

const closeDoor = openDoor({
  most: 3,
  isHttps: true,
  addressOf: () => '',
  copies: new PageCopies({ now: () => clock() }),
  files: new Map(),
  trusted: [],
  era: () => 'seventh',
  frameEra: () => 'third',
})
afterAll(closeDoor)

const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 4000; !holds();) {
    if (Date.now() > end) throw new Error('It never came to be.')
    await new Promise((done) => setImmediate(done))
  }
}

const finish = () => waiting.splice(0).forEach((response) => response.end('served'))

describe('the door before everything', () => {
  it('says itself of which era the settings are, whatever is said of it outside', async () => {
    const asked = get('/', { [SHOP_ERA_HEADER]: 'made up' })
    await until(() => waiting.length === 1)
    expect(served.mock.calls.at(-1)?.[0].headers[SHOP_ERA_HEADER]).toBe('seventh')
    finish()
    await asked
  })

  it('turns away at once who comes when all places are taken, in JSON or in words, and takes the next', async () => {
    const inside = [get('/a'), get('/b'), get('/c')]
    await until(() => waiting.length === 3)

    const call = await get('/api/cart', {}, 'POST')
    expect([call.status, call.headers['retry-after'], call.headers['cache-control']]).toEqual([
      503,
      '1',
      'private, no-store',
    ])
    expect(JSON.parse(call.text)).toEqual({ code: 503, msg: expect.stringContaining('few seconds'), data: null })

    const page = await get('/product/x', { 'accept-language': 'de-AT' })
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html lang="de">')

    finish()
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
    const next = get('/d')
    await until(() => waiting.length === 1)
    finish()
    expect((await next).text).toBe('served')
  })

  it('shows who comes then a page that is kept without a place, for as long as it is kept', async () => {
    const page = get('/kept')
    await until(() => waiting.length === 1)
    for (const [name, value] of Object.entries(CACHED)) waiting[0]?.setHeader(name, value)
    finish()
    await page
    const inside = [get('/a'), get('/b'), get('/c')]
    await until(() => waiting.length === 3)
    let ahead = 59_000
    clock.mockImplementation(() => Date.now() + ahead)
    for (let visitor = 1; visitor <= 3; visitor++) expect((await get('/kept')).status).toBe(200)
    ahead = 61_000
    expect((await get('/kept')).status).toBe(503)
    clock.mockImplementation(() => Date.now())
    finish()
    await Promise.all(inside)
  })

  it('always lets in files of the build and who asks how the shop is', async () => {
    const all = ['/a', '/b', '/c', '/_next/static/x.js', '/healthz', '/readyz', '/metrics'].map((path) => get(path))
    await until(() => waiting.length === 7)
    finish()
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('gives back the place of somebody who went away', async () => {
    const { port } = server.address() as AddressInfo
    const gone = ['/a', '/b', '/c'].map((path) => ask({ port, path }).on('error', () => {}))
    gone.forEach((one) => one.end())
    await until(() => waiting.length === 3)
    const closed = waiting.splice(0).map((response) => new Promise((done) => response.once('close', done)))
    gone.forEach((one) => one.destroy())
    await Promise.all(closed)
    const next = get('/d')
    await until(() => waiting.length === 1)
    finish()
    expect((await next).status).toBe(200)
  })

  it('gives back the places of all who asked on one connection that ended', async () => {
    const { port } = server.address() as AddressInfo
    const gone = connect(port, '127.0.0.1')
    gone.write('GET /a HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(3))
    await until(() => waiting.length === 3)
    waiting.splice(0)
    gone.destroy()
    // The server hears of it a moment later.
    await new Promise((done) => setTimeout(done, 20))
    const next = [get('/b'), get('/c'), get('/d')]
    await until(() => waiting.length === 3)
    finish()
    expect((await Promise.all(next)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('refuses an address that is another one once it is resolved, and asks nobody', async () => {
    served.mockClear()
    const { port } = server.address() as AddressInfo
    const statusOf = (path: string) =>
      new Promise<string>((resolve) => {
        const line = connect(port, '127.0.0.1', () => line.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`))
        line.once('data', (text) => resolve(String(text).split(' ')[1] ?? '')).once('end', () => line.destroy())
      })
    for (const path of ['/metrics/../search?keyword=a', '/./product/x?a=1', '/healthz/%2E%2e/search', '/a\\..\\b'])
      expect([path, await statusOf(path)]).toEqual([path, '400'])
    expect(served).not.toHaveBeenCalled()
  })

  it('refuses TRACE and what is no method of a shop with 405, and asks nobody', async () => {
    served.mockClear()
    for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const { status, headers } = await get('/', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE'])
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
    expect(served).not.toHaveBeenCalled()
  })
})

describe('a part of a file', () => {
  const ask = async (more: Record<string, string>) => {
    const asked = get('/assets/x.svg', { 'accept-encoding': 'br' })
    await until(() => waiting.length === 1)
    const [response] = waiting
    for (const [name, value] of Object.entries({ 'content-type': 'image/svg+xml', ...more }))
      response?.setHeader(name, value)
    waiting.splice(0).forEach((one) => one.end('<svg>'.repeat(1000)))
    return (await asked).headers['content-encoding']
  }

  it('is not compressed, as its bytes are counted', async () => {
    expect(await ask({})).toBe('br')
    expect(await ask({ 'content-range': 'bytes 0-4999/8000' })).toBeUndefined()
  })
})

describe('what every answer says to a browser', () => {
  it('is the same of a page, a call, a file and an error', async () => {
    for (const path of ['/', '/api/x', '/_next/static/x.js'])
      expect(answerHeaders(path, true)).toEqual({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
  })

  it('lets others show pictures and read what is written for them', () => {
    for (const path of ['/image/a.webp', '/share/product/a.jpg', '/feed/products.xml', '/assets/logo.svg'])
      expect(answerHeaders(path, true)['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('holds browsers to https only where the shop is reached by it', () => {
    expect(answerHeaders('/', false)).not.toHaveProperty('strict-transport-security')
  })
})

it('a page of its own shows what it is given, and runs none of it', () => {
  const page = plainPage({ lang: 'en', title: '<b>', text: '"&', back: { href: '/"><script>', label: '>' } })
  expect(page).toContain('<h1>&lt;b&gt;</h1>')
  expect(page).not.toContain('<script')
})
