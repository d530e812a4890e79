/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { RedisConnection } from '@/lib/cache/redis-connection.mjs'
import { Processes } from '@/tests/harness/processes'
import { startRedis, type Redis } from '@/tests/harness/services'
import { createRateLimiter } from './rate-limiter'

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'redis-'))
const log = pino({ level: 'silent' })
const links: RedisConnection[] = []
let redis: Redis

beforeAll(async () => void (redis = await startRedis(processes, folder)))
afterAll(async () => {
  links.forEach((link) => link.close())
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

/** An instance of the shop with its own connection. Long timeout: on a slow machine it must not count locally. */
function instance(name: string) {
  const link = new RedisConnection(redis.url, { log, timeoutMs: 20_000 })
  links.push(link)
  return createRateLimiter({ name, limit: 60, shared: link })
}

describe('rate limiters of several instances', () => {
  it('allow together as many requests as one alone', async () => {
    const [one, other] = [instance('shared'), instance('shared')]
    // Both must be connected before the counting starts.
    for (const connected of [one, other]) await connected.consume('203.0.113.9')
    const waits = await Promise.all(Array.from({ length: 200 }, (_, n) => (n % 2 ? one : other).consume('203.0.113.7')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(60)
    expect(await other.consume('203.0.113.8')).toBe(0)
  })
})
