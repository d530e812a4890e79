/** @jest-environment node */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { answerHeaders } from './answer-headers'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { plainPage } from '../http/plain-page'
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
  origin: 'https://shop.example',
  copies: new PageCopies({ now: () => clock() }),
  files: new Map(),
  trusted: [],
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

  /** The head of the answer to these very bytes. */
  const sendBytes = (bytes: string) =>
    new Promise<string>((resolve) => {
      const line = connect((server.address() as AddressInfo).port, '127.0.0.1', () => line.write(bytes))
      line.once('data', (text) => resolve(String(text))).once('end', () => line.destroy())
    })
  const askPath = (path: string, method = 'GET') => sendBytes(`${method} ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`)
  const statusOf = async (answer: Promise<string>) => (await answer).split(' ')[1]

  it.each([
    '/metrics/../search?keyword=a',
    '/./product/x?a=1',
    '/healthz/%2E%2e/search',
    '/a%2f..%5C..%2fb',
    '/%%32%65%2e/a',
    '/a\\..\\b',
    '/a#b',
    '*',
    '/api/%zz',
    '/image/%ff',
    '/_next/static/%ff',
    '/share/product/%E0%A4%A',
    '/%00',
    '/api/a%0d%0ab',
  ])('refuses %s with 400 and words: it is no address, or another one to somebody else', async (path) => {
    served.mockClear()
    const answer = await askPath(path)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(path.startsWith('/api/') ? /"code":400,"msg":"[^"]+"/ : /<h1>[^<]+<\/h1>/)
    expect(served).not.toHaveBeenCalled()
  })

  it.each([
    ['two lines of it', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
    ['a word in two lines', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
    ['identity', 'Transfer-Encoding: identity'],
    ['another coding before it', 'Transfer-Encoding: gzip, chunked'],
    ['another word', 'Transfer-Encoding: xchunked'],
    ['quotes', 'Transfer-Encoding: "chunked"'],
    ['a parameter', 'Transfer-Encoding: chunked;x=1'],
    ['a space before its colon', 'Transfer-Encoding : chunked'],
    ['a folded line', 'Transfer-Encoding:\r\n chunked'],
    ['a length beside it', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 5'],
    ['a signed length', 'Content-Length: +5'],
    ['two hosts', 'Host: other'],
  ])('refuses a body that two programs could end in two places, by %s (F26)', async (_, lines) => {
    served.mockClear()
    const answer = sendBytes(`POST /api/cart HTTP/1.1\r\nHost: shop\r\n${lines}\r\n\r\n0\r\n\r\n`)
    expect(await statusOf(answer)).toBe('400')
    expect(served).not.toHaveBeenCalled()
  })

  it('refuses chunks of a version that knows none (F26)', async () => {
    const answer = sendBytes('POST /api/cart HTTP/1.0\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')
    expect(await statusOf(answer)).toBe('400')
  })

  it.each([
    ['http://shop/product/x?a=1&page=2', '/product/x'],
    ['HTTPS://evil.example/search?keyword=a', '/search?keyword=a'],
    ['http://evil.example', '/'],
    ['http://evil.example?x=1', '/'],
  ])('serves %s as its path, whatever host it names', async (address, path) => {
    served.mockClear()
    const answer = askPath(address)
    await until(() => waiting.length === 1)
    expect(served.mock.calls[0]?.[0].url).toBe(path)
    finish()
    expect(await statusOf(answer)).toBe('200')
  })

  it.each([
    ['/category/home%2Dshirts?page=2&team=a%2Cb', '/category/home-shirts?page=2&team=a%2Cb'],
    ['/%70roduct/%4B_%7e%2e', '/product/K_~.'],
    ['/product/', '/product'],
    ['//evil.example/%2Dx', '/evil.example/-x'],
    ['/product//x/?utm_source=a', '/product/x?utm_source=a'],
  ])('leads from %s to %s for good', async (path, plain) => {
    const answer = await askPath(path)
    expect(answer).toMatch(/^HTTP\/1\.1 308 /)
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(`https://shop.example${plain}`)
  })

  it.each(['/product/a%2Fb', '/page/%C3%BC', '/product/a%252Db', '/%3Cimg%20src=x%3E'])(
    'leads %s nowhere: what is encoded in it means something',
    async (path) => {
      const answer = askPath(path)
      await until(() => waiting.length === 1)
      finish()
      expect(await statusOf(answer)).toBe('200')
    },
  )

  it('refuses TRACE and what is no method of a shop with 405, and asks nobody', async () => {
    served.mockClear()
    for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const { status, headers } = await get('/', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE'])
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
    expect(served).not.toHaveBeenCalled()
  })

  it.each([
    '/_next/static/x.js',
    '/assets/icon.svg',
    '/image/a.webp',
    '/share/product/a.jpg',
    '/feed/products.xml',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/product/x',
    '/healthz',
  ])('refuses to change %s with 405, and asks nobody', async (path) => {
    served.mockClear()
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await get(path, {}, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
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
