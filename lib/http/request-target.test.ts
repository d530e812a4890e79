/** @jest-environment node */
import { checkTarget, originForm } from './request-target'
import { testServer } from './testing/test-server'

const { sendBytes } = testServer((request, response) => {
  const verdict = checkTarget(request, originForm(request.url ?? ''))
  const location = verdict && verdict !== 'malformed' ? verdict.redirect : ''
  response.writeHead(verdict === 'malformed' ? 400 : verdict ? 308 : 200, { location, connection: 'close' }).end()
})

const sendTarget = (target: string, method = 'GET') => sendBytes(`${method} ${target} HTTP/1.1\r\nHost: shop\r\n\r\n`)
const statusOf = (response: string) => response.split(' ')[1]

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
    '/api/form/account%2Fticket',
    '/api/form/account/tick%65t',
    '/api/%61ttachment',
  ])('%s is malformed: Next could interpret it differently', async (target) =>
    expect(statusOf(await sendTarget(target))).toBe('400'),
  )

  it('an API address may have encoded letters of a captcha, and an encoded query', async () => {
    expect(statusOf(await sendTarget('/api/verify/captcha/%C3%BC'))).toBe('200')
    expect(statusOf(await sendTarget('/api/search?keyword=%C3%BC'))).toBe('200')
  })

  it.each([
    ['http://shop/product/x?a=1&page=2', '/product/x?a=1&page=2'],
    ['HTTPS://evil.example/search?keyword=a', '/search?keyword=a'],
    ['http://evil.example', '/'],
    ['http://evil.example?x=1', '/?x=1'],
    ['/product/x', '/product/x'],
  ])('%s is the path and query %s, whatever host it names', (target, path) => expect(originForm(target)).toBe(path))

  it.each([
    ['/category/home%2Dshirts?page=2&brand=a%2Cb', '/category/home-shirts?page=2&brand=a%2Cb'],
    ['/%70roduct/%4B_%7e%2e', '/product/K_~.'],
    ['/product/', '/product'],
    ['//evil.example/%2Dx', '/evil.example/-x'],
    ['/product//x/?utm_source=a', '/product/x?utm_source=a'],
  ])('%s is redirected to %s with 308', async (target, normalized) => {
    const response = await sendTarget(target)
    expect(response).toMatch(/^HTTP\/1\.1 308 /)
    expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe(`${normalized}`)
  })

  it.each(['/product/a%2Fb', '/page/%C3%BC', '/product/a%252Db', '/%3Cimg%20src=x%3E', '/api/a//b/'])(
    '%s is not redirected: its encoding is significant, or it is not a page',
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
  })

  it('is refused if it is chunked in HTTP/1.0 (F26)', async () => {
    const bytes = 'POST /api/cart HTTP/1.0\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    expect(statusOf(await sendBytes(bytes))).toBe('400')
  })
})
