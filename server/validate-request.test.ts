/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { testServer } from './testing/test-server'
import { validateRequest } from './validate-request'

const passed = jest.fn<void, [IncomingMessage]>()
const validate = validateRequest({ origin: 'https://shop.example' })
let answer: (response: ServerResponse) => void
const { get, sendBytes } = testServer((request, response) =>
  validate(request, response, () => {
    passed(request)
    answer(response)
  }),
)
beforeEach(() => {
  passed.mockClear()
  answer = (response) => void response.end('passed')
})

const sendTarget = (target: string, method = 'GET') => sendBytes(`${method} ${target} HTTP/1.1\r\nHost: shop\r\n\r\n`)
const statusOf = (response: string) => response.split(' ')[1]
const passedRequest = () => passed.mock.calls[0]?.[0]

describe('the address of a request', () => {
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
  ])('%s is refused with 400 and words', async (target) => {
    const response = await sendTarget(target)
    expect(response).toMatch(/^HTTP\/1\.1 400 /)
    expect(response).toMatch(target.startsWith('/api/') ? /"code":400,"msg":"[^"]+"/ : /<h1>[^<]+<\/h1>/)
    expect(passed).not.toHaveBeenCalled()
  })

  it.each([
    ['http://shop/product/x?a=1&page=2', '/product/x'],
    ['HTTPS://evil.example/search?keyword=a', '/search?keyword=a'],
    ['http://evil.example', '/'],
    ['http://evil.example?x=1', '/'],
  ])('%s is served as its path, whatever host it names', async (target, path) => {
    expect(statusOf(await sendTarget(target))).toBe('200')
    expect(passedRequest()?.url).toBe(path)
  })

  it.each([
    ['/category/home%2Dshirts?page=2&team=a%2Cb', '/category/home-shirts?page=2&team=a%2Cb'],
    ['/%70roduct/%4B_%7e%2e', '/product/K_~.'],
    ['/product/', '/product'],
    ['//evil.example/%2Dx', '/evil.example/-x'],
    ['/product//x/?utm_source=a', '/product/x?utm_source=a'],
  ])('%s is redirected to %s with 308', async (target, normalized) => {
    const response = await sendTarget(target)
    expect(response).toMatch(/^HTTP\/1\.1 308 /)
    expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe(`https://shop.example${normalized}`)
  })

  it.each(['/product/a%2Fb', '/page/%C3%BC', '/product/a%252Db', '/%3Cimg%20src=x%3E', '/api/a%2Db/'])(
    '%s is not redirected: its encoding means something, or a program takes it letter by letter',
    async (target) => expect(statusOf(await sendTarget(target))).toBe('200'),
  )
})

describe('the framing of a body', () => {
  it.each([
    ['two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
    ['the same coding twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
    ['identity', 'Transfer-Encoding: identity'],
    ['another coding before it', 'Transfer-Encoding: gzip, chunked'],
    ['an unknown coding', 'Transfer-Encoding: xchunked'],
    ['a quoted coding', 'Transfer-Encoding: "chunked"'],
    ['a parameter', 'Transfer-Encoding: chunked;x=1'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
    ['a folded line', 'Transfer-Encoding:\r\n chunked'],
    ['coding and length', 'Transfer-Encoding: chunked\r\nContent-Length: 5'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 5'],
    ['a signed length', 'Content-Length: +5'],
    ['two hosts', 'Host: other'],
  ])('is refused with 400 if two servers could read it differently: %s (F26)', async (_, lines) => {
    const response = await sendBytes(`POST /api/cart HTTP/1.1\r\nHost: shop\r\n${lines}\r\n\r\n0\r\n\r\n`)
    expect(statusOf(response)).toBe('400')
    expect(passed).not.toHaveBeenCalled()
  })

  it('is refused if it is chunked in HTTP/1.0 (F26)', async () => {
    const bytes = 'POST /api/cart HTTP/1.0\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    expect(statusOf(await sendBytes(bytes))).toBe('400')
  })
})

describe('the method of a request', () => {
  it.each(['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND'])('%s is refused with 405 everywhere', async (method) => {
    for (const path of ['/', '/api/cart']) {
      const { status, headers } = await get(path, {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE'])
    }
    expect(passed).not.toHaveBeenCalled()
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
  ])('is GET or HEAD for %s, and others are 405', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, text } = await get(path, { 'accept-language': 'de' }, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
      expect(text).toContain('<h1>Methode nicht erlaubt</h1>')
    }
    expect(passed).not.toHaveBeenCalled()
  })

  it('may change something under /api', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/api/cart', {}, method)).text).toBe('passed')
  })
})

describe('the query of a request', () => {
  it.each([
    ['/product?gclid=x&page=2', {}, '/product?page=2'],
    ['/product/x.rsc?u=X', { rsc: '1' }, '/product/x.rsc'],
    ['/_next/data/build/product/a.json?u=X', {}, '/_next/data/build/product/a.json'],
    ['/product/x?dpl=v2', {}, '/product/x'],
    ['/product?_rsc=abc12&u=X', { rsc: '1' }, '/product?_rsc=abc12'],
    ['/product?_rsc=abc12', {}, '/product'],
    ['/api/product?x=1', {}, '/api/product?x=1'],
  ])('%s goes on without what the page does not read', async (path, headers, url) => {
    await get(path, headers)
    expect(passedRequest()?.url).toBe(url)
  })

  it.each([
    [301, '/product/y', '/product/y?gclid=x'],
    [307, '/product/y?page=2#top', '/product/y?page=2&gclid=x#top'],
    [308, 'https://shop.example/product/y', 'https://shop.example/product/y?gclid=x'],
    [303, 'https://pay.example/', 'https://pay.example/'],
    [302, '//evil.example/', '//evil.example/'],
    [302, 'https://shop.example.evil/', 'https://shop.example.evil/'],
    [201, '/product/y', '/product/y'],
  ])('is appended to a redirect within the shop, and to no other (%d %s)', async (status, location, expected) => {
    answer = (response) => void response.writeHead(status, { location }).end()
    expect((await get('/product?gclid=x')).headers.location).toBe(expected)
    expect((await get('/product')).headers.location).toBe(location)
  })
})

it('an empty user agent is given a value, as Next would render another page for it', async () => {
  await get('/')
  await get('/', { 'user-agent': 'Browser' })
  expect(passed.mock.calls.map(([{ headers }]) => headers['user-agent'])).toEqual(['unknown', 'Browser'])
})
