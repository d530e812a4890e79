/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MISSING_PAGE_HEADER } from '../missing-page-header'
import { lendMissingPage } from './missing-page'
import { PageCopies } from './page-copies'
import { askedServer } from './testing/asked-server'

const PAGE = '<p>\u00dcberall gesucht: <code class="x" data-asked-path=""></code></p>'

let now = 0
let copies = new PageCopies({ now: () => now })
let made: Record<string, string>
let status: number

/** Next with the page in its cache, and a middleware that says it is wanted where it is lent. */
const next = jest.fn(({ headers }: IncomingMessage, response: ServerResponse) => {
  response.setHeader('x-request-id', String(next.mock.calls.length))
  response.statusCode = status
  if (headers[MISSING_PAGE_HEADER]) {
    response.setHeader(MISSING_PAGE_HEADER, 'wanted')
    // As Next does it of an answer without a body.
    response.flushHeaders()
    response.write('')
    response.end()
    return
  }
  for (const [name, value] of Object.entries(made)) response.setHeader(name, value)
  response.end(Buffer.from(PAGE))
})
const { get } = askedServer((request, response) => {
  lendMissingPage(copies, request, response)
  next(request, response)
})
beforeEach(() => {
  now = 1_000_000
  copies = new PageCopies({ now: () => now })
  status = 404
  made = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'sha256-x'",
    'cdn-cache-control': 'no-store',
    'x-middleware-rewrite': '/en/missing',
    'x-nextjs-cache': 'HIT',
  }
  next.mockClear()
})

/** Whether the middleware was lent the page for the request that came last. */
const wasLent = () => next.mock.calls.at(-1)?.[0].headers[MISSING_PAGE_HEADER] !== undefined

describe('the page that says there is none', () => {
  it('is lent for other addresses, names them alone, and is the same otherwise', async () => {
    const first = await get('/a?token=secret')
    expect(wasLent()).toBe(false)
    status = 410
    const second = await get('/b/%C3%BC%3Cb%3E?c=d')
    expect(wasLent()).toBe(true)
    expect(second.text).toBe(PAGE.replace('</code>', '/b/\u00fc&lt;b&gt;</code>'))
    expect([first.status, second.status]).toEqual([404, 410])
    const { 'x-request-id': id, 'content-length': length, date: _date, ...headers } = second.headers
    expect([id, Number(length)]).toEqual(['2', Buffer.byteLength(second.text)])
    const { 'x-middleware-rewrite': _inside, ...told } = made
    expect(headers).toEqual({ ...told, connection: 'close' })
  })

  it('is made again after a second, and after every change of the shop', async () => {
    await get('/a')
    now += 1001
    await get('/b')
    expect(wasLent()).toBe(false)
    await get('/c')
    expect(wasLent()).toBe(true)
    copies.forgetAll()
    await get('/d')
    expect(wasLent()).toBe(false)
  })

  it('leaves alone whatever is not wanted to be it', async () => {
    await get('/a')
    next.mockImplementationOnce((_, response) => response.end('a product'))
    expect((await get('/product/x')).text).toBe('a product')
  })

  it.each([
    ['a page that was just made', { 'x-nextjs-cache': 'MISS' }],
    ['another page', { 'x-middleware-rewrite': '/en/product/missing' }],
    ['a page with a cookie', { 'set-cookie': 'a=b' }],
  ])('is not taken from %s', async (_, headers) => {
    made = { ...made, ...headers }
    await get('/a')
    await get('/b')
    expect(wasLent()).toBe(false)
  })

  it.each<[string, Parameters<typeof get>]>([
    ['part of a page', ['/b', { rsc: '1' }]],
    ['a question about a page', ['/b', {}, 'HEAD']],
    ['a call', ['/api/cart']],
  ])('is not lent for %s', async (_, sent) => {
    await get('/a')
    await get(...sent)
    expect(wasLent()).toBe(false)
  })

  it('is lent by the door alone, never by whoever asks', async () => {
    await get('/a', { [MISSING_PAGE_HEADER]: 'lent' })
    expect(wasLent()).toBe(false)
  })
})
