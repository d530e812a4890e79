/** @jest-environment node */
import { createApp } from '../app'
import { UNLIMITED, DEFAULT_CONCURRENCY_LIMITS } from './request-limits'
import { openTestShop, testClient } from '../testing/test-shop'

const opened = openTestShop()
afterAll(async () => (await opened).close())

const EMAIL = { email: 'ada@mail.example' }

describe('more calls than the concurrency limit', () => {
  it('get 503 with Retry-After, in the envelope; the others are answered (R02)', async () => {
    const { shop } = await opened
    const app = createApp(shop, { ...DEFAULT_CONCURRENCY_LIMITS, maxRunning: 4, maxQueued: 4, queueTimeoutMs: 100 })
    const calls = await Promise.all(Array.from({ length: 40 }, () => testClient(app)('GET', '/api/category')))
    const refused = calls.filter(({ code }) => code === 503)
    expect(refused.length).toBeGreaterThanOrEqual(32)
    expect(calls.filter(({ code }) => code === 0).length).toBe(40 - refused.length)
    for (const { response, msg, data } of refused) {
      expect([response.status, response.headers.get('retry-after'), data]).toEqual([503, '1', null])
      expect(msg).not.toBe('')
    }
    expect((await testClient(app)('GET', '/api/category')).code).toBe(0)
  })

  it('release the slots of rejected and failed calls', async () => {
    const { shop } = await opened
    const app = createApp(shop, { ...DEFAULT_CONCURRENCY_LIMITS, maxRunning: 1, maxQueued: 0 })
    for (let n = 0; n < 5; n++) {
      expect((await testClient(app)('GET', '/api/product/nothing')).code).toBe(404)
      expect((await testClient(app)('GET', '/api/cart', { token: 'none' })).code).toBe(401)
    }
    expect((await testClient(app)('GET', '/api/store')).code).toBe(0)
  })
})

describe('the write rate limit of a network address', () => {
  const bounds = { ...UNLIMITED, writesPerMinute: 3 }

  it('applies whatever devices it names; beyond it 429 with Retry-After (K21)', async () => {
    const app = createApp((await opened).shop, bounds)
    const write = (address: string) => testClient(app)('POST', '/api/subscribe', { address, body: EMAIL })
    for (let n = 0; n < 3; n++) expect((await write('203.0.113.7')).code).toBe(0)
    const { response, code } = await write('203.0.113.7')
    expect([response.status, code]).toEqual([429, 429])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await write('203.0.113.8')).code).toBe(0)
  })

  it('does not apply to reads, nor to clients without a known address', async () => {
    const app = createApp((await opened).shop, bounds)
    for (let n = 0; n < 5; n++) {
      expect((await testClient(app)('GET', '/api/store', { address: '203.0.113.9' })).code).toBe(0)
      expect((await testClient(app)('DELETE', '/api/cart/clear')).code).toBe(0)
    }
  })
})
