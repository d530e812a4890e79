/** @jest-environment node */
import { errorFallback, plainPage, type Rejection, rejectRequest, rejectMethod } from './error-page'
import { testServer } from './testing/test-server'

let respond: (...sent: Parameters<typeof rejectRequest>) => void = rejectRequest
let rejection: Rejection = 'malformed'
const { get } = testServer((request, response) => respond(request, response, rejection))

describe('a rejected request', () => {
  it.each([
    ['malformed', 400],
    ['methodNotAllowed', 405],
    ['timeout', 408],
    ['tooManyRequests', 429],
    ['overloaded', 503],
  ] as const)('%s gets %d, in the envelope or in the visitor’s language', async (name, status) => {
    rejection = name
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

  it('lists the allowed methods', async () => {
    respond = (request, response) => rejectMethod(request, response, ['GET', 'HEAD'])
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
