/** @jest-environment node */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const settings = {
  STORE_API_URL: '',
  PUBLIC_ORIGIN: 'https://shop.example',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  RATE_LIMIT_READ_PER_MINUTE: 1,
  RATE_LIMIT_WRITE_PER_MINUTE: 1,
  RATE_LIMIT_IMAGE_PER_MINUTE: 200,
}
jest.mock('../../env', () => ({ env: () => settings }))

import { cachedImages } from '../../http/image-cache'
import { testServer } from '../../http/testing/test-server'
import { proxyImage } from './image'

const requestedUrls: string[] = []
const pendingResponses: ServerResponse[] = []
const storeApi = createServer((request, response) => {
  requestedUrls.push(request.url ?? '')
  if (request.url?.includes('slow')) return void pendingResponses.push(response)
  if (request.url?.includes('busy')) {
    response.writeHead(503, { 'retry-after': '1', 'cache-control': 'public, max-age=31536000, immutable' })
    return void response.end('{}')
  }
  response.writeHead(200, {
    'content-type': 'image/webp',
    'content-length': 'picture'.length,
    'cache-control': request.url?.includes('v=') ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  })
  response.end('picture')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => storeApi.listen(0, '127.0.0.1', resolve))
  settings.STORE_API_URL = `http://127.0.0.1:${(storeApi.address() as AddressInfo).port}`
})
afterAll(async () => {
  storeApi.closeAllConnections()
  await new Promise((resolve) => storeApi.close(resolve))
})

const getImage = (file: string, query = '?v=1&w=640', from = '203.0.113.1') =>
  proxyImage(new Request(`http://shop/image/${file}${query}`, { headers: { 'x-real-ip': from } }), file)

it('a rendered image does not wait for images still to be rendered, however many they are', async () => {
  const slow = Array.from({ length: 100 }, (_, n) => getImage(`slow-${n}.avif`))
  const known = await getImage('known.webp')
  expect([known.status, await known.text()]).toEqual([200, 'picture'])
  while (pendingResponses.length < slow.length) await new Promise((resolve) => setImmediate(resolve))
  pendingResponses.forEach((response) => response.end('drawn'))
  expect(new Set((await Promise.all(slow)).map(({ status }) => status))).toEqual(new Set([200]))
})

it('an image that cannot be rendered yet gets 503 with Retry-After, and is not cached', async () => {
  const { status, headers } = await getImage('busy.webp')
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '1', 'no-store'])
})

it.each(['?u=1', '?v=1&w=640&u=1', '?w=640&v=1', '?v=1&v=2', '?v=1&w=', '?=', '?&', '?v=A', '?w=12345'])(
  'a query that pages do not write is not forwarded: %s',
  async (query) => {
    requestedUrls.length = 0
    expect((await getImage('known.webp', query, '203.0.113.2')).status).toBe(404)
    expect(requestedUrls).toEqual([])
  },
)

it.each(['', '?v=1', '?w=640', '?v=1a2&w=1800'])(
  'a query that pages write is forwarded unchanged: %s',
  async (query) => {
    requestedUrls.length = 0
    expect((await getImage('known.webp', query, '203.0.113.3')).status).toBe(200)
    expect(requestedUrls).toEqual([`/image/known.webp${query}`])
  },
)

it('an address over the rate limit gets 429 with Retry-After; the others do not', async () => {
  const from = '203.0.113.4'
  for (let n = 0; n < settings.RATE_LIMIT_IMAGE_PER_MINUTE; n++) await getImage('known.webp', '', from)
  const refused = await getImage('known.webp', '', from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect((await getImage('known.webp', '', '203.0.113.5')).status).toBe(200)
})

describe('after the first request the HTTP pipeline', () => {
  const { get } = testServer((request, response) =>
    cachedImages(request, response, () => response.writeHead(404).end('from Next')),
  )

  it('serves an image of one version', async () => {
    await getImage('shirt.webp', '?v=1&w=96', '203.0.113.6')
    const { text, headers } = await get('/image/shirt.webp?v=1&w=96')
    expect([text, headers['content-type'], headers['x-content-type-options']]).toEqual([
      'picture',
      'image/webp',
      'nosniff',
    ])
  })

  it.each([
    ['without a version', '/image/shirt.webp', '?w=96'],
    ['that cannot be drawn yet', '/image/busy.webp', '?v=1&w=96'],
  ])('does not serve one %s', async (_, path, query) => {
    await getImage(path.replace('/image/', ''), query, '203.0.113.7')
    expect((await get(`${path}${query}`)).text).toBe('from Next')
  })
})
