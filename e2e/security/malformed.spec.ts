import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { send, SHOP } from './http'
import { openCustomer } from './session'

/** The response to exactly these bytes, after which the connection is closed. */
const sendBytes = (bytes: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(SHOP)
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (part) => (text += String(part))).on('error', reject)
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1] ?? 0), text }))
  })

const lines = (method: string, target: string, ...headers: string[]) =>
  [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

/** Requests that no browser sends, and their responses. */
const MALFORMED: [method: string, target: string, status: number][] = [
  ['GET', '/api/%zz', 400],
  ['GET', '/api/form/%zz', 400],
  ['GET', '/image/%ff', 400],
  ['GET', '/_next/static/%ff', 400],
  ['GET', '/share/%ff/a.jpg', 400],
  ['GET', '/assets/%ff', 400],
  ['GET', '/product/%ff', 400],
  ['GET', '/_next/data/%ff', 400],
  ['GET', '/%00', 400],
  ['GET', '/api/product/%00', 400],
  ['GET', '/_next/static/%00.js', 400],
  ['GET', '*', 400],
  ['HEAD', '*', 400],
  ['GET', 'http://evil.example/', 200],
  ['GET', 'http://evil.example/product?page=1', 200],
  ['GET', 'http://evil.example/api/cart', 200],
  ['GET', '/share/product/none.jpg', 404],
  ['GET', '/share/none/none.jpg', 404],
  ['GET', '/image/none.webp', 404],
  ['GET', '/_next/image?url=%2Fa&w=64&q=75', 404],
  ...['POST', 'PUT', 'DELETE'].flatMap((method) =>
    [
      '/_next/static/none.js',
      '/assets/icon.svg',
      '/favicon.ico',
      '/image/none.webp',
      '/share/product/none.jpg',
      '/feed/products.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/healthz',
      '/',
      '/no/such/page',
    ].map((path): [string, string, number] => [method, path, 405]),
  ),
  ['PUT', '/api/form/login', 405],
  ['DELETE', '/api/login', 405],
]

test('a malformed request gets its expected status, and never a server error (F18)', async () => {
  const responses: [string, string, number][] = []
  for (const [method, target] of MALFORMED)
    responses.push([method, target, (await sendBytes(lines(method, target, 'Content-Length: 0'))).status])
  expect(responses).toEqual(MALFORMED)
})

test('a request with ambiguous body framing is refused (F26)', async () => {
  for (const framing of [
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    'Content-Length: 4\r\nContent-Length: 5',
  ]) {
    const { status } = await sendBytes(`${lines('POST', '/api/cart', framing)}0\r\n\r\n`)
    expect([framing, status]).toEqual([framing, 400])
  }
})

test('needless encoding leads to the plain address, with the query it came with', async () => {
  for (const [path, plain] of [
    ['/category/home%2Dshirts?page=2', '/category/home-shirts?page=2'],
    ['/%70age/about%2dus', '/page/about-us'],
    ['/product/?utm_source=a', '/product?utm_source=a'],
    ['//evil.example/%2e%2e.', '/evil.example/...'],
  ] as const) {
    const { status, headers } = await send('GET', path)
    expect([path, status, headers.location]).toEqual([path, 308, SHOP + plain])
  }
})

/** Products that are in no cache: the first request renders the page. */
async function products(count: number): Promise<string[]> {
  const { text } = await send('GET', `/api/product?limit=${count}&page=3`)
  return (JSON.parse(text) as { data: { list: { key: string }[] } }).data.list.map(({ key }) => `/product/${key}`)
}

/** Spellings of a cached page's address, each with a word of the request in it. */
const FORMS: [name: string, target: (path: string, word: string, build: string) => string, headers?: string[]][] = [
  ['its query', (path, word) => `${path}?u=${word}`],
  ['a part for the router', (path, word) => `${path}?u=${word}`, ['RSC: 1']],
  ['its end .rsc', (path, word) => `${path}.rsc?u=${word}`],
  ['its end .rsc, for the router', (path, word) => `${path}.rsc?u=${word}`, ['RSC: 1']],
  ['a segment', (path, word) => `${path}.segments/_tree.segment.rsc?u=${word}`],
  ['its data', (path, word, build) => `/_next/data/${build}${path}.json?u=${word}`],
  ['its data, by a header', (path, word) => `${path}?u=${word}`, ['x-nextjs-data: 1']],
  ['a release', (path, word) => `${path}?dpl=${word}`],
  ["the router's own field", (path, word) => `${path}?_rsc=${word}`],
  ["the router's own field, for the router", (path, word) => `${path}?_rsc=${word}`, ['RSC: 1']],
  ['a field of Next', (path, word) => `${path}?nxtPid=${word}&__nextLocale=${word}&nxtIid=${word}`],
  ['a host', (path, word) => `http://${word}.example${path}?u=${word}`],
  ['another case of a field', (path, word) => `${path}?PAGE=${word}&page=${word}`],
  ['a path of the inside', (path, word) => `/en${path}?u=${word}`],
  [
    'a header of the inside',
    (path, word) => `${path}?u=${word}`,
    ['x-matched-path: /en/product/x', 'x-invoke-path: /'],
  ],
]

test('no form of a URL puts foreign text into a page of the shared cache', async () => {
  test.setTimeout(180_000)
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  const paths = await products(FORMS.length)
  expect(paths).toHaveLength(FORMS.length)
  const leaks: string[] = []
  for (const [at, [name, target, headers = []]] of FORMS.entries()) {
    const path = paths[at] ?? ''
    const word = `w${randomBytes(9).toString('hex')}`
    await sendBytes(lines('GET', target(path, word, build), ...headers))
    const page = await send('GET', path)
    const part = await send('GET', `${path}?_rsc=abc12`, { headers: { rsc: '1' } })
    if (page.status !== 200) leaks.push(`${name}: ${page.status}`)
    if (page.text.includes(word) || JSON.stringify(page.headers).includes(word)) leaks.push(`${name}: the page`)
    if (part.text.includes(word) || JSON.stringify(part.headers).includes(word)) leaks.push(`${name}: the part`)
  }
  expect(leaks).toEqual([])
})

test('nor does a field that a list reads, when it says nothing a list knows', async () => {
  for (const path of ['/product?', '/category/clubs?', '/search?keyword=shirt&']) {
    const word = `w${randomBytes(9).toString('hex')}`
    for (const field of ['page', 'limit', 'rating']) await send('GET', `${path}${field}=${word}`)
    const pathWithoutQuery = path.replace(/[?&]$/, '')
    expect([path, (await send('GET', pathWithoutQuery)).text.includes(word)]).toEqual([path, false])
  }
})

const TEXT_PATTERNS = { html: /<h1[^>]*>[^<]*\S[^<]*<\/h1>|<h1[^>]*>[\s\S]*?\w[\s\S]*?<\/h1>/, any: /\w/ }

test('no not-found response is empty, whatever the path', async () => {
  test.setTimeout(180_000)
  const { cookie } = await openCustomer()
  const paths = [
    '/no/such/page',
    '/no-such-file.html',
    '/en',
    '/product/none',
    '/product/a%2Fb',
    '/category/none',
    '/page/none',
    '/product?page=9999',
    '/product?page=10001',
    '/product?page=99999999999999999999',
    '/category/clubs?page=9999',
    '/category/clubs?page=123456',
    '/search?page=9999&limit=12&keyword=shirt',
    '/search?page=10001&limit=12&keyword=shirt',
    '/product/none/review?page=9999',
    '/account/orders?page=9999',
    '/account/orders?page=10001',
    '/account/orders?payment=paid&page=77',
    '/account/messages?page=9999',
    '/account/messages?page=99999',
    '/account/ticket?page=9999',
    '/account/ticket?page=12345678901234567890',
    '/account/orders/none',
    '/account/messages/none',
    '/account/ticket/none',
    '/checkout/order/none',
    '/image/none.webp',
    '/share/product/none.jpg',
    '/share/none/x.jpg',
    '/sitemap-none.xml',
    '/sitemap/none',
    '/feed/none.xml',
    '/assets/none.svg',
    '/_next/static/none.js',
    '/_next/static/none',
    '/_next/none',
    '/_next/data/x/index.json',
    '/metrics',
    '/api/none',
    '/api/product/none',
    '/favicon.png',
  ]
  const faults: string[] = []
  for (const path of paths) {
    const { status, headers, text } = await send('GET', path, { headers: { cookie } })
    const isPage = String(headers['content-type']).startsWith('text/html')
    const body = text.slice(text.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
    const hasText = isPage ? TEXT_PATTERNS.html.test(body) : TEXT_PATTERNS.any.test(text)
    if (![404, 410].includes(status) || !hasText) faults.push(`${path}: ${status}, ${text.length} characters`)
    const policy = String(headers['content-security-policy'])
    if (isPage && !/script-src 'self' ('nonce-|'sha256-|;)|default-src 'none'/.test(policy))
      faults.push(`${path}: ${policy}`)
  }
  expect(faults).toEqual([])
})
