import { expect, test } from '@playwright/test'
import { send } from './http'

const FOREIGN_HOST = 'evil.example'

/** Every header by which a request can name the shop's host. */
const NAMES: Record<string, string>[] = [
  { host: FOREIGN_HOST },
  { 'x-forwarded-host': FOREIGN_HOST },
  { 'x-forwarded-host': FOREIGN_HOST, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  { forwarded: `host=${FOREIGN_HOST};proto=https` },
  { 'x-original-host': FOREIGN_HOST, 'x-host': FOREIGN_HOST },
]

test('no address in a response is taken from a request (F15)', async () => {
  for (const headers of NAMES)
    for (const path of [
      '/',
      '/product',
      '/search?keyword=shirt',
      '/login',
      '/account',
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      '/api/session/cookies?to=/cart&needs=cart',
      '/api/session/lost',
      '/no/such/page',
    ]) {
      const response = await send('GET', path, { headers })
      const content = JSON.stringify(response.headers) + response.text
      expect([path, headers, content.includes(FOREIGN_HOST)]).toEqual([path, headers, false])
      expect([path, headers, response.status < 500]).toEqual([path, headers, true])
    }
})

const INTERNAL_PATHS = [
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/package-lock.json',
  '/next.config.mjs',
  '/.next/BUILD_ID',
  '/_next/mcp',
  '/_next/webpack-hmr',
  '/_next/development/_devPagesManifest.json',
  '/__nextjs_original-stack-frames',
  '/_next/data/x/index.json',
  '/server.js',
  '/dev/outbox',
  '/api/docs',
]

test('no internal file can be fetched: project, build or development files (F19)', async () => {
  for (const path of INTERNAL_PATHS) {
    const { status, text } = await send('GET', path)
    expect([path, status]).toEqual([path, 404])
    expect([path, /SECRET|"dependencies"|\[core\]/.test(text)]).toEqual([path, false])
  }
})

test('scripts are served without source maps (F19)', async () => {
  const { text } = await send('GET', '/')
  const scripts = [...new Set(text.match(/\/_next\/static\/[^"\\]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    expect([script, (await send('GET', script)).text.includes('sourceMappingURL')]).toEqual([script, false])
    expect([script, (await send('GET', `${script}.map`)).status]).toEqual([script, 404])
  }
})

test('a failed call returns JSON in the envelope, never a page (F18)', async () => {
  const calls: [method: string, path: string][] = [
    ['GET', '/api/nothing'],
    ['GET', '/api/product/none'],
    ['GET', '/api/user'],
    ['POST', '/api/cart'],
    ['GET', '/api/product?page=x'],
    ['GET', `/api/product?x=${'y'.repeat(3000)}`],
  ]
  for (const [method, path] of calls) {
    const { status, headers, text } = await send(method, path)
    expect([path, status >= 400 && status < 500]).toEqual([path, true])
    expect([path, headers['content-type']]).toEqual([path, 'application/json'])
    expect([path, Object.keys(JSON.parse(text) as object)]).toEqual([path, ['code', 'msg', 'data']])
  }
})
