/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { testServer } from '../lib/http/testing/test-server'
import { validateRequest } from './validate-request'

const passed = jest.fn<void, [IncomingMessage]>()
const validate = validateRequest({ origin: 'https://shop.example' })
let respond: (response: ServerResponse) => void
const { get, sendBytes } = testServer((request, response) =>
  validate(request, response, () => {
    passed(request)
    respond(response)
  }),
)
beforeEach(() => {
  passed.mockClear()
  respond = (response) => void response.end('passed')
})

const sendTarget = (target: string, method = 'GET') => sendBytes(`${method} ${target} HTTP/1.1\r\nHost: shop\r\n\r\n`)
const statusOf = (response: string) => response.split(' ')[1]
const passedRequest = () => passed.mock.calls[0]?.[0]

it('a malformed request gets 400 and an error page, or the envelope under /api', async () => {
  expect(await sendTarget('/a/../b')).toMatch(/^HTTP\/1\.1 400 [\s\S]*<h1>[^<]+<\/h1>/)
  expect(await sendTarget('/api/%zz')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":400,"msg":"[^"]+"/)
  expect(passed).not.toHaveBeenCalled()
})

it.each([
  ['http://shop/product/x?a=1&page=2', '/product/x'],
  ['HTTPS://evil.example/search?keyword=a', '/search?keyword=a'],
])('%s is served as its path, whatever host it names', async (target, path) => {
  expect(statusOf(await sendTarget(target))).toBe('200')
  expect(passedRequest()?.url).toBe(path)
})

it('an address that is not normalised is redirected with its whole query', async () => {
  const response = await sendTarget('/product//x/?utm_source=a')
  expect(response).toMatch(/^HTTP\/1\.1 308 /)
  expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe('https://shop.example/product/x?utm_source=a')
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
  ])('must be GET or HEAD for %s, and others get 405', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, text } = await get(path, { 'accept-language': 'de' }, method)
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
      expect(text).toContain('<h1>Methode nicht erlaubt</h1>')
    }
    expect(passed).not.toHaveBeenCalled()
  })

  it('may be a writing one under /api', async () => {
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
  ])('%s is passed on without the parameters that the page does not read', async (path, headers, url) => {
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
  ])('is appended only to a redirect within the shop (%d %s)', async (status, location, expected) => {
    respond = (response) => void response.writeHead(status, { location }).end()
    expect((await get('/product?gclid=x')).headers.location).toBe(expected)
    expect((await get('/product')).headers.location).toBe(location)
  })
})

it('an empty user agent is given a value, as Next would render another page for it', async () => {
  await get('/')
  await get('/', { 'user-agent': 'Browser' })
  expect(passed.mock.calls.map(([{ headers }]) => headers['user-agent'])).toEqual(['unknown', 'Browser'])
})
