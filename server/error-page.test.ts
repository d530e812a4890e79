/** @jest-environment node */
import { STATUS_CODES, type ServerResponse } from 'node:http'
import { plainPage } from '../lib/http/plain-page'
import { errorFallback, fillEmptyErrors, refuse, refuseMethod, type Refusal } from './error-page'
import { securityHeaders } from './security-headers'
import { testServer } from './testing/test-server'

let answer: (...sent: Parameters<typeof refuse>) => void = refuse
let refusal: Refusal = 'malformed'
const { get } = testServer((request, response) => answer(request, response, refusal))

describe('a refused request', () => {
  it.each([
    ['malformed', 400],
    ['methodNotAllowed', 405],
    ['timeout', 408],
    ['tooManyRequests', 429],
    ['overloaded', 503],
  ] as const)('%s is answered with %d, in the envelope or in the visitor’s language', async (name, status) => {
    refusal = name
    const call = await get('/api/cart')
    expect(call.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/json',
      connection: 'close',
    })
    expect([call.status, JSON.parse(call.text)]).toEqual([
      status,
      { code: status, msg: expect.stringMatching(/\w/), data: null },
    ])
    for (const path of ['/product/x', '/api/form/login'])
      for (const lang of ['en', 'es', 'de']) {
        const page = await get(path, { 'accept-language': `${lang}-AT,fr` })
        expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
        expect(page.text).toContain(`<html lang="${lang}">`)
        expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
      }
    expect(call.headers['retry-after']).toBe(status === 429 || status === 503 ? '1' : undefined)
  })

  it('names the methods that the address has', async () => {
    answer = (request, response) => refuseMethod(request, response, ['GET', 'HEAD'])
    expect((await get('/')).headers.allow).toBe('GET, HEAD')
  })
})

it('a plain page escapes its texts', () => {
  const page = plainPage({ lang: 'en', title: '<b>', text: '"&', back: { href: '/"><script>', label: '>' } })
  expect(page).toContain('<h1>&lt;b&gt;</h1>')
  expect(page).not.toContain('<script')
})

describe('the fallback for browsers without scripts', () => {
  const fallback = (status: number, url = '/', language = '') =>
    errorFallback(status, { url, headers: { 'accept-language': language } })

  it('is in the visitor’s language', () => {
    expect(fallback(500, '/', 'de-AT,de;q=0.9')).toContain('<a href="/">Zurück zur Startseite</a>')
    expect(fallback(503, '/', 'fr')).toMatch(/^<noscript><main[^>]*><h1>Something went wrong</)
  })

  it.each([404, 410])('names the path of a page that does not exist (%d), escaped', (status) => {
    expect(fallback(status, '/kategorie/%C3%A4%20b?page=2', 'de')).toMatch(
      /<h1>Seite nicht gefunden<\/h1><p><code>\/kategorie\/ä b<\/code>/,
    )
    expect(fallback(status, '/%3Cscript%3E&amp;')).toContain('<code>/&lt;script&gt;&amp;amp;</code>')
    expect(fallback(status, '/100%')).toContain('<code>/100%</code>')
  })

  it.each([200, 301, 401, 429])('is none for %d', (status) => expect(fallback(status)).toBeNull())
})

/** Every way in which Next ends a response without a body. */
const EMPTY_ENDS: [name: string, end: (response: ServerResponse) => void][] = [
  ['at once', (response) => response.end()],
  ['with an empty text', (response) => response.end('')],
  ['with its head before', (response) => (response.flushHeaders(), response.end())],
  ['with an empty chunk before', (response) => (response.write(''), response.end())],
  ['with the length of what is left out', (response) => response.setHeader('content-length', 900).end()],
]

describe('an error without a body', () => {
  const end = (status: number, how: (response: ServerResponse) => void) => {
    answer = (request, response) =>
      fillEmptyErrors(request, response, () => {
        response.statusCode = status
        how(response)
      })
  }

  it.each([404, 410, 500, 502, 503, 504])('is given words (%d), however it ends', async (status) => {
    for (const [name, how] of EMPTY_ENDS) {
      end(status, how)
      const { text, headers, ...response } = await get('/image/none.webp')
      expect([name, response.status, text]).toEqual([name, status, `${STATUS_CODES[status]}\n`])
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    }
  })

  it('keeps the body that it has, in one chunk or several', async () => {
    end(404, (response) => {
      response.writeHead(404, { 'content-type': 'text/html' }).write('<h1>')
      response.end('none')
    })
    expect(await get()).toMatchObject({ text: '<h1>none', headers: { 'content-type': 'text/html' } })
  })

  it.each([200, 204, 304, 308, 401, 405])('stays empty with %d', async (status) => {
    end(status, (response) => response.end())
    expect((await get()).text).toBe('')
  })

  it('has no length in the response to HEAD', async () => {
    end(404, (response) => response.end())
    expect((await get('/', {}, 'HEAD')).headers).not.toHaveProperty('content-length')
  })
})

describe('the security headers', () => {
  const headersOf = async (path: string, isHttps: boolean) => {
    answer = (request, response) => securityHeaders({ isHttps })(request, response, () => response.end())
    return (await get(path)).headers
  }

  it('are the same for a page, a call, a file and an error', async () => {
    for (const path of ['/', '/api/x', '/_next/static/x.js'])
      expect(await headersOf(path, true)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
  })

  it('let other sites show images and feeds', async () => {
    for (const path of ['/image/a.webp', '/share/product/a.jpg', '/feed/products.xml', '/assets/logo.svg'])
      expect((await headersOf(path, true))['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('send HSTS only where the shop is reached by https', async () => {
    expect(await headersOf('/', false)).not.toHaveProperty('strict-transport-security')
  })
})
