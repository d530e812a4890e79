import { request as ask } from 'node:http'
import { expect, test } from '@playwright/test'
import { ROUTES } from '../../lib/routes'
import { send, SHOP, type HttpResponse } from './http'

/** Headers of every response. */
const COMMON_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-content-type-options': 'nosniff',
}

/** The referrer policy of a mail link sends the origin only. */
const REFERRER_POLICY = /^(strict-origin-when-cross-origin|strict-origin)$/

const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/drawer/cart',
  '/menu',
  '/offline.html',
  '/service-worker.js',
  '/feed/products.xml',
  '/assets/icon.svg',
  '/image/none.webp',
  '/share/product/none.jpg',
]

const CALLS = [
  '/api/cart',
  '/api/user',
  '/api/nothing',
  '/api/form/login',
  '/api/verify/captcha',
  '/api/session/cookies',
  '/api/session/lost',
  '/api/report/csp',
]

const ERRORS = [
  '/no/such/page',
  '/product/none',
  '/category/none',
  '/_next/static/none.js',
  '/%E0%A4%A',
  '/_next/image?url=/x',
  '/%00',
]

const pages = ROUTES.map(({ path }) => path.replace(/\{\w+\}/g, 'none'))

/** One script and one picture of the shop, as a page names them. */
async function readAssetPaths(): Promise<string[]> {
  const { text } = await send('GET', '/')
  const script = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? ''
  const picture = /\/image\/[a-z0-9-]+\.webp\?[^" ]+/.exec(text)?.[0] ?? ''
  expect(script).not.toBe('')
  expect(picture).not.toBe('')
  return [script, picture.replaceAll('&amp;', '&')]
}

const isExpectedFor = (path: string) =>
  /^\/(image|share|feed|assets|robots|sitemap|llms)/.test(path) ? 'cross-origin' : 'same-origin'

function expectHeaders(path: string, { headers }: HttpResponse) {
  for (const [name, value] of Object.entries(COMMON_HEADERS))
    expect([path, name, headers[name]]).toEqual([path, name, value])
  expect(String(headers['referrer-policy']), path).toMatch(REFERRER_POLICY)
  expect([path, headers['cross-origin-resource-policy']]).toEqual([path, isExpectedFor(path)])
  expect([path, headers['x-powered-by'], headers.server]).toEqual([path, undefined, undefined])
}

test('every response has the headers of the shop: pages, files, calls and errors (F14)', async () => {
  const paths = [...new Set([...pages, ...FILES, ...CALLS, ...ERRORS, ...(await readAssetPaths())])]
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) expectHeaders(path, await send('GET', path))
})

test('every document has a policy that blocks foreign scripts and framing (F12)', async () => {
  for (const path of [...pages, '/no/such/page']) {
    const { headers } = await send('GET', path)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'report-uri /api/report/csp',
    ])
      expect([path, policy.split('; ').includes(part)]).toEqual([path, true])
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
    const noncePolicy = "'nonce-[\\w+/=-]+' 'strict-dynamic'"
    expect(scripts, path).toMatch(new RegExp(`^script-src 'self' (${noncePolicy}|('sha256-[\\w+/]+=' ?)+)$`))
  }
})

test('access, checkout and account have a policy per response, with a nonce for inline scripts (F12, F13)', async () => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/checkout', '/account']) {
    const [one, other] = [await send('GET', path), await send('GET', path)]
    if (one.status !== 200) continue
    const [first, second] = [one, other].map(({ headers }) => String(headers['content-security-policy']))
    expect(first, path).toMatch(/script-src 'self' 'nonce-/)
    expect(first, path).not.toContain("'unsafe-inline' ")
    expect(first, path).not.toBe(second)
  }
})

test('what browsers report of a policy is taken, and makes no error whatever it is', async () => {
  for (const body of ['{"csp-report":{"effective-directive":"img-src"}}', '[]', 'x', '']) {
    const { status } = await send('POST', '/api/report/csp', {
      headers: { 'content-type': 'application/csp-report' },
      body,
    })
    expect(status).toBe(204)
  }
  expect((await send('POST', '/api/report/csp', { body: 'x'.repeat(70_000) })).status).toBe(413)
})

/** A method no client sends by itself. */
const sendMethod = (method: string, path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = ask(new URL(path, SHOP), { method }, async (response) => {
      let text = ''
      for await (const part of response as AsyncIterable<Buffer>) text += part.toString()
      resolve({ status: response.statusCode, text })
    })
    sent.on('error', reject).end()
  })

test('unused methods are refused with 405, without a server error (F17)', async () => {
  for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND', 'PURGE'])
    for (const path of ['/', '/api/cart', '/image/none.webp', '/share/product/none.jpg'])
      expect([method, path, (await sendMethod(method, path)).status]).toEqual([method, path, 405])
})
