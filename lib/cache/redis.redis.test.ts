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
const AMPLE = 10_000

interface Instance {
  build?: string
  shop?: string
  lines?: string[]
  /** Time limit of a Redis command, in milliseconds. */
  limit?: number
  /** In milliseconds. */
  lookEvery?: number
}

/** Poll interval of an instance that receives changes by messages only, in milliseconds. */
const NEVER = 3_600_000

/** An instance of a shop. */
function instance(options: Instance = {}) {
  const {
    build = 'one',
    shop = `shop-${expect.getState().currentTestName}`,
    lines = [],
    limit = AMPLE,
    lookEvery,
  } = options
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const link = new RedisConnection(redis.url, { log, timeoutMs: limit })
  const cache = new PageCache({ store: new RedisStore(link, { shop, build, pollMs: lookEvery }) })
  open.push(cache)
  return cache
}

/** A Redis client as an operator would use it. */
async function redisItself() {
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
const HOUR = { cacheControl: { revalidate: 3600 } }

async function make(cache: PageCache, key: string, html: string) {
  await cache.get(key)
  cache.set(key, page(html), HOUR)
}

const htmlOf = async (cache: PageCache, key = '/en/p') => (await cache.get(key))?.value.html

/** Polls until the condition is true: messages take time, longer than this on no machine. */
async function eventually(holds: () => Promise<boolean>) {
  const end = Date.now() + AMPLE
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not so within ${AMPLE} ms`)
    await pause(20)
  }
}

async function seenBy(cache: PageCache, html: string | undefined) {
  await eventually(async () => (await htmlOf(cache)) === html)
}

describe('instances of one build', () => {
  it('show what one of them made, Buffers and Maps with it', async () => {
    const [one, other] = [instance(), instance()]
    await make(one, '/en/p', 'made once')
    await seenBy(other, 'made once')
    const entry = await other.get('/en/p')
    expect(Buffer.isBuffer(entry?.value.rscData)).toBe(true)
    expect(entry?.value.segmentData.get('/_tree')).toEqual(Buffer.from('made once'))
    expect(entry?.cacheControl).toEqual(HOUR.cacheControl)
  })

  it('hear of a change at once, whichever of them received it', async () => {
    const [one, other] = [instance(), instance({ lookEvery: NEVER })]
    await make(one, '/en/p', 'old price')
    await seenBy(other, 'old price')
    await one.expire(['product:home'])
    expect(await htmlOf(one)).toBeUndefined()
    await seenBy(other, undefined)
    // A page rendered in the same millisecond as the change counts as older: then it is rendered again.
    await eventually(async () => {
      await make(other, '/en/p', 'new price')
      return (await htmlOf(one)) === 'new price'
    })
  })

  it('find out about a change whose message was lost', async () => {
    const shop = 'lost-message'
    const [one, other] = [instance({ shop }), instance({ shop })]
    await make(one, '/en/p', 'old price')
    await seenBy(other, 'old price')
    const client = await redisItself()
    await client.zAdd(`storefront:${shop}:tags`, { score: Date.now() + 5, value: 'product:home' })
    await seenBy(other, undefined)
  })

  it('replace their own old entry by the new one of another instance', async () => {
    const [one, other] = [instance(), instance()]
    one.set('/en/p', page('old'), { cacheControl: { revalidate: 0.05 } })
    expect(await htmlOf(one)).toBe('old')
    await pause(60)
    await make(other, '/en/p', 'new')
    await seenBy(one, 'new')
  })

  it('keep no page that one of them found gone', async () => {
    const [one, other] = [instance(), instance()]
    await make(one, '/en/p', 'here')
    one.set('/en/p', { ...page('gone'), status: 404 })
    await eventually(async () => (await htmlOf(other)) === undefined)
  })

  it('take an id once', async () => {
    const [one, other] = [instance(), instance()]
    expect(await one.isFirst('evt_1')).toBe(true)
    expect(await other.isFirst('evt_1')).toBe(false)
    expect(await other.isFirst('evt_2')).toBe(true)
  })

  it('leave nothing in Redis that would stay for ever', async () => {
    const shop = 'ends'
    await make(instance({ shop }), '/en/p', 'x')
    const client = await redisItself()
    const key = `storefront:${shop}:entry:one:/en/p`
    await eventually(async () => (await client.ttl(key)) > 0)
    expect(await client.ttl(key)).toBeLessThanOrEqual(24 * 3600)
  })
})

describe('instances of two builds', () => {
  it('never show each other’s pages, and hear of the same changes', async () => {
    const shop = 'two-builds'
    const [before, after] = [instance({ shop, build: 'before' }), instance({ shop, build: 'after', lookEvery: NEVER })]
    await make(before, '/en/p', 'of before')
    await pause(50)
    expect(await htmlOf(after)).toBeUndefined()
    await make(after, '/en/p', 'of after')
    await before.expire(['product:home'])
    await seenBy(after, undefined)
  })
})

describe('an instance that has just started', () => {
  it('waits longer for Redis, as it has nothing to show yet', async () => {
    const shop = 'just started'
    const seen = instance({ shop })
    await make(seen, '/en/p', 'seen before')
    await eventually(async () => (await htmlOf(instance({ shop }))) === 'seen before')
    const late = async (until: number) => {
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
    expect(await late(0)).toBeUndefined()
    expect(await late(Date.now() + 60_000)).toBe('seen before')
  })
})

describe('without Redis', () => {
  it('each goes on with its own memory, says so once, and shares again when it is back', async () => {
    const shop = 'away'
    const lines: string[] = []
    const [one, other] = [instance({ shop, lines }), instance({ shop })]
    await make(one, '/en/p', 'seen before')
    await seenBy(other, 'seen before')

    redis.child.kill('SIGKILL')
    await redis.ended
    expect(await htmlOf(one)).toBe('seen before')
    for (let n = 0; n < 50; n++) await make(one, `/en/${n}`, 'made alone')
    expect(await htmlOf(one, '/en/49')).toBe('made alone')
    await one.expire(['product:home'])
    expect(await htmlOf(one)).toBeUndefined()

    redis = await startRedis(processes, folder, redis.port)
    // Changes of the outage are published now.
    await seenBy(other, undefined)
    // A page that is rendered within 20 ms of the change may count as older: then it is rendered again.
    await eventually(async () => {
      await make(one, '/en/shared', 'again')
      return (await htmlOf(other, '/en/shared')) === 'again'
    })
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(said).toEqual([
      'Redis is away: each instance goes on with its own memory',
      'Redis is back: pages are shared again',
    ])
  })

  it('no read waits for one that hangs', async () => {
    const limit = 300
    const cache = instance({ limit })
    await make(cache, '/en/p', 'x')
    redis.child.kill('SIGSTOP')
    const began = Date.now()
    for (let n = 0; n < 50; n++) await cache.get(`/en/nothing-${n}`)
    // Three commands wait for their limit; later ones fail at once, except one probe per second. Otherwise all fifty
    // would wait.
    expect(Date.now() - began).toBeLessThan(25 * limit)
    redis.child.kill('SIGCONT')
    await eventually(async () => {
      await make(cache, '/en/q', 'shared')
      return (await htmlOf(instance({ shop: `shop-${expect.getState().currentTestName}` }), '/en/q')) === 'shared'
    })
  })
})
