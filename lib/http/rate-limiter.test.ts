/** @jest-environment node */
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { RedisConnection } from '@/lib/cache/redis-connection.mjs'
import { enterRequest } from '../telemetry/request-scope'
import { type SharedCounter, consumeRateLimit, createRateLimiter } from './rate-limiter'

let names = 0
const createTestLimiter = (limit: number, shared: SharedCounter | null = null) =>
  createRateLimiter({ name: `test-${names++}`, limit, shared })
const consumeTimes = async (limiter: ReturnType<typeof createTestLimiter>, client: string, times: number) => {
  const waits: number[] = []
  for (let n = 0; n < times; n++) waits.push(await limiter.consume(client))
  return waits
}

describe('createRateLimiter', () => {
  it('allows each client the limit, then returns the seconds to wait', async () => {
    const limiter = createTestLimiter(3)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    expect(await consumeTimes(limiter, '203.0.113.7', 4)).toEqual([0, 0, 0, 60])
    jest.advanceTimersByTime(20_000)
    expect(await consumeTimes(limiter, '203.0.113.7', 1)).toEqual([40])
    jest.useRealTimers()
    expect(await consumeTimes(limiter, '203.0.113.8', 3)).toEqual([0, 0, 0])
  })

  it('allows no more than the limit of 200 concurrent requests', async () => {
    const limiter = createTestLimiter(60)
    const waits = await Promise.all(Array.from({ length: 200 }, () => limiter.consume('one')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
  })

  it('counts locally while the shared counter fails, with the same limit', async () => {
    const brokenCounter: SharedCounter = { run: () => Promise.reject(new Error('Redis is away')) }
    const waits = await consumeTimes(createTestLimiter(2, brokenCounter), 'one', 4)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true])
  })

  it('works while Redis does not respond', async () => {
    const silentServer = createServer()
    await new Promise<void>((done) => silentServer.listen(0, '127.0.0.1', done))
    const { port } = silentServer.address() as AddressInfo
    const link = new RedisConnection(`redis://127.0.0.1:${port}`, { log: pino({ level: 'silent' }) })
    const limiter = createTestLimiter(2, link)
    expect(await limiter.consume('one')).toBe(0)
    expect((await consumeTimes(limiter, 'one', 2)).map((wait) => wait > 0)).toEqual([false, true])
    link.close()
    silentServer.close()
  })

  it('stops calling the shared counter for a client over its limit', async () => {
    let count = 0
    const run = jest.fn(async () => [++count, 60_000])
    const waits = await consumeTimes(createTestLimiter(2, { run }), 'one', 6)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true, true, true])
    expect(run.mock.calls.length).toBeLessThanOrEqual(3)
  })
})

const settings = {
  PUBLIC_ORIGIN: 'https://shop.example',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  RATE_LIMIT_READ_PER_MINUTE: 5,
  RATE_LIMIT_WRITE_PER_MINUTE: 2,
}
jest.mock('../env', () => ({ env: () => settings }))

const sendRequest = (method: string, headers: Record<string, string> = {}) =>
  consumeRateLimit({ method, headers: new Headers(headers) })
const times = async (count: number, consumeOnce: () => Promise<number>) => {
  const waits: number[] = []
  for (let n = 0; n < count; n++) waits.push(await consumeOnce())
  return waits.filter((wait) => wait === 0).length
}

beforeEach(() => (settings.CLIENT_ADDRESS_HEADER = 'x-real-ip'))

describe('the rate limit of a network address', () => {
  it('is separate for reads and writes', async () => {
    const from = { 'x-real-ip': '203.0.113.1' }
    expect(await times(9, () => sendRequest('POST', from))).toBe(2)
    expect(await times(9, () => sendRequest('GET', from))).toBe(5)
    expect(await times(2, () => sendRequest('DELETE', { 'x-real-ip': '203.0.113.2' }))).toBe(2)
  })

  it('is shared by the whole network of an IPv6 address', async () => {
    let n = 0
    expect(await times(9, () => sendRequest('POST', { 'x-real-ip': `2001:db8:1:2::${++n}` }))).toBe(2)
  })

  it('is not evaded by a hundred forged addresses in other headers (F16)', async () => {
    let n = 0
    const spoofedHeaders = () => ({
      'x-forwarded-for': `198.51.100.${++n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-client-ip': `198.51.100.${n}`,
    })
    expect(await times(100, () => sendRequest('POST', { 'x-real-ip': '203.0.113.3', ...spoofedHeaders() }))).toBe(2)
  })

  it('applies to the remote address of the connection if no proxy header is configured', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    enterRequest('request-0001', '203.0.113.5')
    expect(await times(9, () => sendRequest('POST', { 'x-real-ip': '203.0.113.6' }))).toBe(2)
  })

  it('is a shared limit of a hundred addresses if there is no address', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    expect(await times(300, () => sendRequest('POST', { 'x-real-ip': '203.0.113.4' }))).toBe(200)
  })
})
