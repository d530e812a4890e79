import { expect, test } from '@playwright/test'
import { send } from '../security/http'
import { openStorefront } from './other-store'

const ADDRESS = { 'x-real-ip': '203.0.113.7' }

let shop: Awaited<ReturnType<typeof openStorefront>>

// One storefront for both tests: calls, forms and pictures are counted by address, pages by how many there are at once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const env = {
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    RATE_LIMIT_WRITE_PER_MINUTE: '3',
    RATE_LIMIT_READ_PER_MINUTE: '5',
    RATE_LIMIT_IMAGE_PER_MINUTE: '4',
    MAX_CONCURRENT_REQUESTS: '4',
  }
  shop = await openStorefront({}, env)
})
test.afterAll(() => shop.close())

test('an address over the rate limit gets 429, whatever its other headers; another address does not (F16, K21)', async () => {
  const form = (headers: Record<string, string>) =>
    send('POST', `${shop.url}/api/form/cart/clear`, { headers: { origin: shop.url, ...headers }, body: '' })
  for (let n = 0; n < 3; n++) expect((await form(ADDRESS)).status).toBe(303)
  for (let n = 0; n < 20; n++) {
    const { status, headers, text } = await form({
      ...ADDRESS,
      'x-forwarded-for': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
    })
    expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain('Too many requests')
  }
  expect((await form({ 'x-real-ip': '203.0.113.8' })).status).toBe(303)

  const read = () => send('GET', `${shop.url}/api/cart`, { headers: ADDRESS })
  for (let n = 0; n < 5; n++) expect((await read()).status).toBe(200)
  const refused = await read()
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    429,
    { code: 429, msg: expect.stringContaining('wait'), data: null },
  ])

  const picture = (headers: Record<string, string>) => send('GET', `${shop.url}/image/none.webp`, { headers })
  for (let n = 0; n < 4; n++) expect((await picture(ADDRESS)).status).toBe(404)
  expect((await picture(ADDRESS)).status).toBe(429)
  expect((await picture({ 'x-real-ip': '203.0.113.8' })).status).toBe(404)
})

test('a shop with more requests than it can serve says so at once, and serves the others (R02)', async () => {
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, n) => send('GET', `${shop.url}/product?page=1&x=${n}`)),
  )
  const busy = responses.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(responses.filter(({ status }) => status === 200).length).toBe(60 - busy.length)
  for (const { headers, text } of busy) {
    expect(headers['retry-after']).toBe('1')
    expect(text).toContain('The shop is busy')
  }
  expect((await send('GET', `${shop.url}/product`)).status).toBe(200)
})
