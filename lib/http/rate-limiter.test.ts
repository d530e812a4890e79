/** @jest-environment node */
import { type AddressInfo, createServer } from 'node:net'
import { pino } from 'pino'
import { RedisConnection } from '@/lib/cache/redis-connection.mjs'
import { enterRequest } from '../telemetry/request-scope'
import { type SharedCount, consumeRateLimit, createRateLimiter } from './rate-limiter'

let names = 0
const open = (limit: number, shared: SharedCount | null = null) =>
  createRateLimiter({ name: `test-${names++}`, limit, shared })
const consumeTimes = async (limiter: ReturnType<typeof open>, client: string, times: number) => {
  const waits: number[] = []
  for (let n = 0; n < times; n++) waits.push(await limiter.consume(client))
  return waits
}

describe('a createRateLimiter', () => {
  it('lets each through as often as it says, then returns the seconds that are left', async () => {
    const gate = open(3)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    expect(await consumeTimes(gate, '203.0.113.7', 4)).toEqual([0, 0, 0, 60])
    jest.advanceTimersByTime(20_000)
    expect(await consumeTimes(gate, '203.0.113.7', 1)).toEqual([40])
    jest.useRealTimers()
    expect(await consumeTimes(gate, '203.0.113.8', 3)).toEqual([0, 0, 0])
  })

  it('of 200 who come at the same moment lets through no more than it says', async () => {
    const gate = open(60)
    const waits = await Promise.all(Array.from({ length: 200 }, () => gate.consume('one')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
  })

  it('counts for itself while what is shared fails, and keeps to its limit', async () => {
    const broken: SharedCount = { run: () => Promise.reject(new Error('Redis is away')) }
    const waits = await consumeTimes(open(2, broken), 'one', 4)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true])
  })

  it('answers although Redis never does', async () => {
    const silent = createServer()
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const link = new RedisConnection(`redis://127.0.0.1:${port}`, { log: pino({ level: 'silent' }) })
    const gate = open(2, link)
    expect(await gate.consume('one')).toBe(0)
    expect((await consumeTimes(gate, 'one', 2)).map((wait) => wait > 0)).toEqual([false, true])
    link.close()
    silent.close()
  })

  it('stops calling the shared counter for a client over its limit', async () => {
    let count = 0
    const run = jest.fn(async () => [++count, 60_000])
    const waits = await consumeTimes(open(2, { run }), 'one', 6)
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

const come = (method: string, headers: Record<string, string> = {}) =>
  consumeRateLimit({ method, headers: new Headers(headers) })
const times = async (count: number, ask: () => Promise<number>) => {
  const waits: number[] = []
  for (let n = 0; n < count; n++) waits.push(await ask())
  return waits.filter((wait) => wait === 0).length
}

beforeEach(() => (settings.CLIENT_ADDRESS_HEADER = 'x-real-ip'))

describe('what a network address may ask in a minute', () => {
  it('is counted apart for what changes something and what does not', async () => {
    const from = { 'x-real-ip': '203.0.113.1' }
    expect(await times(9, () => come('POST', from))).toBe(2)
    expect(await times(9, () => come('GET', from))).toBe(5)
    expect(await times(2, () => come('DELETE', { 'x-real-ip': '203.0.113.2' }))).toBe(2)
  })

  it('is one count for the whole network of an IPv6 address', async () => {
    let n = 0
    expect(await times(9, () => come('POST', { 'x-real-ip': `2001:db8:1:2::${++n}` }))).toBe(2)
  })

  it('is not evaded by a hundred addresses a shopper makes up in other headers (F16)', async () => {
    let n = 0
    const spoofed = () => ({
      'x-forwarded-for': `198.51.100.${++n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-client-ip': `198.51.100.${n}`,
    })
    expect(await times(100, () => come('POST', { 'x-real-ip': '203.0.113.3', ...spoofed() }))).toBe(2)
  })

  it('is counted by the other end of the connection where no proxy says who is who', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    enterRequest('request-0001', '203.0.113.5')
    expect(await times(9, () => come('POST', { 'x-real-ip': '203.0.113.6' }))).toBe(2)
  })

  it('without an address is what a hundred addresses may, for all together', async () => {
    settings.CLIENT_ADDRESS_HEADER = ''
    expect(await times(300, () => come('POST', { 'x-real-ip': '203.0.113.4' }))).toBe(200)
  })
})
