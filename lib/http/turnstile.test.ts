/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net'
import { pino } from 'pino'
import { RedisConnection } from '@/lib/cache/redis.mjs'
import { turnstile, type SharedCount } from './turnstile'

let names = 0
const open = (most: number, shared: SharedCount | null = null) => turnstile({ name: `test-${names++}`, most, shared })
const pass = async ({ pass: go }: ReturnType<typeof open>, who: string, times: number) => {
  const waits: number[] = []
  for (let n = 0; n < times; n++) waits.push(await go(who))
  return waits
}

describe('a turnstile', () => {
  it('lets each through as often as it says, then tells the seconds that are left', async () => {
    const gate = open(3)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    expect(await pass(gate, '203.0.113.7', 4)).toEqual([0, 0, 0, 60])
    jest.advanceTimersByTime(20_000)
    expect(await pass(gate, '203.0.113.7', 1)).toEqual([40])
    jest.useRealTimers()
    expect(await pass(gate, '203.0.113.8', 3)).toEqual([0, 0, 0])
  })

  it('of 200 who come at the same moment lets through no more than it says', async () => {
    const gate = open(60)
    const waits = await Promise.all(Array.from({ length: 200 }, () => gate.pass('one')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
  })

  it('counts for itself while what is shared fails, and keeps to its limit', async () => {
    const broken: SharedCount = { run: () => Promise.reject(new Error('Redis is away')) }
    const waits = await pass(open(2, broken), 'one', 4)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true])
  })

  it('answers although Redis never does', async () => {
    const silent = createServer()
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const link = new RedisConnection(`redis://127.0.0.1:${port}`, { log: pino({ level: 'silent' }) })
    const gate = open(2, link)
    expect(await gate.pass('one')).toBe(0)
    expect((await pass(gate, 'one', 2)).map((wait) => wait > 0)).toEqual([false, true])
    link.close()
    silent.close()
  })

  it('asks what is shared no more about somebody who has no pass left', async () => {
    let count = 0
    const run = jest.fn(async () => [++count, 60_000])
    const waits = await pass(open(2, { run }), 'one', 6)
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, true, true, true, true])
    expect(run.mock.calls.length).toBeLessThanOrEqual(3)
  })
})
