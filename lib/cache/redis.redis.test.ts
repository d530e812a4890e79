/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { pino } from 'pino'
import { Processes } from '../../tests/harness/processes'
import { startRedis, type Redis } from '../../tests/harness/services'
import { PageCache } from './memory.mjs'
import { RedisStore } from './redis.mjs'
import { RedisConnection } from './redis-connection.mjs'

const processes = new Processes()
const folder = mkdtempSync(join(tmpdir(), 'redis-'))
let redis: Redis
const open: PageCache[] = []
const clients: { destroy: () => void }[] = []

beforeAll(async () => void (redis = await startRedis(processes, folder)))
afterEach(() => {
  open.splice(0).forEach((cache) => cache.close())
  clients.splice(0).forEach((client) => client.destroy())
})
afterAll(async () => {
  await processes.stopAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Time limit of a command if the limit itself is not tested, in milliseconds: the machine may be busy. */
const LONG_TIMEOUT_MS = 10_000

interface InstanceOptions {
  build?: string
  shop?: string
  lines?: string[]
  /** Time limit of a Redis command, in milliseconds. */
  timeoutMs?: number
  /** In milliseconds. */
  pollMs?: number
}

/** Poll interval of an instance that receives changes by messages only, in milliseconds. */
const NO_POLL_MS = 3_600_000

/** An instance of a shop. */
function createInstance(options: InstanceOptions = {}) {
  const {
    build = 'one',
    shop = `shop-${expect.getState().currentTestName}`,
    lines = [],
    timeoutMs = LONG_TIMEOUT_MS,
    pollMs,
  } = options
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const link = new RedisConnection(redis.url, { log, timeoutMs })
  const cache = new PageCache({ store: new RedisStore(link, { shop, build, pollMs }) })
  open.push(cache)
  return cache
}

/** A Redis client as an operator would use it. */
async function connectToRedis() {
  const client = createClient({ url: redis.url })
  // The tests below stop the server; a client without an error listener would end this process with it.
  client.on('error', () => {})
  clients.push(await client.connect())
  return client
}

const page = (html: string, tags = 'product:home') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(html),
  segmentData: new Map([['/_tree', Buffer.from(html)]]),
  headers: { 'x-next-cache-tags': tags },
})
const ONE_HOUR = { cacheControl: { revalidate: 3600 } }

async function make(cache: PageCache, key: string, html: string) {
  await cache.get(key)
  cache.set(key, page(html), ONE_HOUR)
}

const htmlOf = async (cache: PageCache, key = '/en/p') => (await cache.get(key))?.value.html

/** Polls until the condition is true, since messages take time. Fails after the time limit. */
async function eventually(condition: () => Promise<boolean>) {
  const end = Date.now() + LONG_TIMEOUT_MS
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`condition not met within ${LONG_TIMEOUT_MS} ms`)
    await pause(20)
  }
}

async function untilServed(cache: PageCache, html: string | undefined) {
  await eventually(async () => (await htmlOf(cache)) === html)
}

describe('instances of one build', () => {
  it('share rendered pages, with their Buffers and Maps', async () => {
    const [one, other] = [createInstance(), createInstance()]
    await make(one, '/en/p', 'made once')
    await untilServed(other, 'made once')
    const entry = await other.get('/en/p')
    expect(Buffer.isBuffer(entry?.value.rscData)).toBe(true)
    expect(entry?.value.segmentData.get('/_tree')).toEqual(Buffer.from('made once'))
    expect(entry?.cacheControl).toEqual(ONE_HOUR.cacheControl)
  })

  it('receive a change at once, whichever of them published it', async () => {
    const [one, other] = [createInstance(), createInstance({ pollMs: NO_POLL_MS })]
    await make(one, '/en/p', 'old price')
    await untilServed(other, 'old price')
    await one.expire(['product:home'])
    expect(await htmlOf(one)).toBeUndefined()
    await untilServed(other, undefined)
    // A page rendered in the same millisecond as the change counts as older: then it is rendered again.
    await eventually(async () => {
      await make(other, '/en/p', 'new price')
      return (await htmlOf(one)) === 'new price'
    })
  })

  it('detect a change whose message was lost', async () => {
    const shop = 'lost-message'
    const [one, other] = [createInstance({ shop }), createInstance({ shop })]
    await make(one, '/en/p', 'old price')
    await untilServed(other, 'old price')
    const client = await connectToRedis()
    await client.zAdd(`storefront:${shop}:tags`, { score: Date.now() + 5, value: 'product:home' })
    await untilServed(other, undefined)
  })

  it('replace their own old entry by the new one of another instance', async () => {
    const [one, other] = [createInstance(), createInstance()]
    one.set('/en/p', page('old'), { cacheControl: { revalidate: 0.05 } })
    expect(await htmlOf(one)).toBe('old')
    await pause(60)
    await make(other, '/en/p', 'new')
    await untilServed(one, 'new')
  })

  it('remove a page that is 404 in one of them', async () => {
    const [one, other] = [createInstance(), createInstance()]
    await make(one, '/en/p', 'here')
    one.set('/en/p', { ...page('gone'), status: 404 })
    await eventually(async () => (await htmlOf(other)) === undefined)
  })

  it('accept an id once', async () => {
    const [one, other] = [createInstance(), createInstance()]
    expect(await one.isFirst('evt_1')).toBe(true)
    expect(await other.isFirst('evt_1')).toBe(false)
    expect(await other.isFirst('evt_2')).toBe(true)
  })

  it('set an expiry for every entry in Redis', async () => {
    const shop = 'ends'
    await make(createInstance({ shop }), '/en/p', 'x')
    const client = await connectToRedis()
    const key = `storefront:${shop}:entry:one:/en/p`
    await eventually(async () => (await client.ttl(key)) > 0)
    expect(await client.ttl(key)).toBeLessThanOrEqual(24 * 3600)
  })
})

describe('instances of two builds', () => {
  it('never share pages, and receive the same changes', async () => {
    const shop = 'two-builds'
    const [before, after] = [
      createInstance({ shop, build: 'before' }),
      createInstance({ shop, build: 'after', pollMs: NO_POLL_MS }),
    ]
    await make(before, '/en/p', 'of before')
    await pause(50)
    expect(await htmlOf(after)).toBeUndefined()
    await make(after, '/en/p', 'of after')
    await before.expire(['product:home'])
    await untilServed(after, undefined)
  })
})

describe('an instance that has just started', () => {
  it('waits longer for Redis, because its cache is empty', async () => {
    const shop = 'just started'
    const seen = createInstance({ shop })
    await make(seen, '/en/p', 'seen before')
    await eventually(async () => (await htmlOf(createInstance({ shop }))) === 'seen before')
    const readWhileStopped = async (until: number) => {
      const link = new RedisConnection(redis.url, { log: pino({ level: 'silent' }), start: { timeoutMs: 5000, until } })
      const cache = new PageCache({ store: new RedisStore(link, { shop, build: 'one' }) })
      open.push(cache)
      const ping = () => link.run((client: { ping: () => Promise<unknown> }) => client.ping())
      // On a busy machine the first reply may be later than the limit.
      await eventually(() =>
        ping().then(
          () => true,
          () => false,
        ),
      )
      redis.child.kill('SIGSTOP')
      const wake = pause(600).then(() => redis.child.kill('SIGCONT'))
      const html = await htmlOf(cache)
      await wake
      return html
    }
    expect(await readWhileStopped(0)).toBeUndefined()
    expect(await readWhileStopped(Date.now() + 60_000)).toBe('seen before')
  })
})

describe('without Redis', () => {
  it('each instance uses its own memory, logs it once, and shares again when Redis is back', async () => {
    const shop = 'away'
    const lines: string[] = []
    const [one, other] = [createInstance({ shop, lines }), createInstance({ shop })]
    await make(one, '/en/p', 'seen before')
    await untilServed(other, 'seen before')

    redis.child.kill('SIGKILL')
    await redis.exited
    expect(await htmlOf(one)).toBe('seen before')
    for (let n = 0; n < 50; n++) await make(one, `/en/${n}`, 'made alone')
    expect(await htmlOf(one, '/en/49')).toBe('made alone')
    await one.expire(['product:home'])
    expect(await htmlOf(one)).toBeUndefined()

    redis = await startRedis(processes, folder, redis.port)
    // Changes of the outage are published now.
    await untilServed(other, undefined)
    // A page that is rendered within 20 ms of the change may count as older: then it is rendered again.
    await eventually(async () => {
      await make(one, '/en/shared', 'again')
      return (await htmlOf(other, '/en/shared')) === 'again'
    })
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(messages).toEqual([
      'Redis is away: each instance goes on with its own memory',
      'Redis is back: pages are shared again',
    ])
  })

  it('no read waits for a hanging Redis', async () => {
    const timeoutMs = 300
    const cache = createInstance({ timeoutMs })
    await make(cache, '/en/p', 'x')
    redis.child.kill('SIGSTOP')
    const startedAt = Date.now()
    for (let n = 0; n < 50; n++) await cache.get(`/en/nothing-${n}`)
    // Three commands wait for their limit; later ones fail at once, except one probe per second. Otherwise all fifty
    // would wait.
    expect(Date.now() - startedAt).toBeLessThan(25 * timeoutMs)
    redis.child.kill('SIGCONT')
    await eventually(async () => {
      await make(cache, '/en/q', 'shared')
      return (await htmlOf(createInstance({ shop: `shop-${expect.getState().currentTestName}` }), '/en/q')) === 'shared'
    })
  })
})
