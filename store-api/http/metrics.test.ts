/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { metrics } from '../../lib/telemetry/metrics'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import { mail, media } from '../db/schema'
import { MAX_ATTEMPTS } from '../mail/mail-queue'
import { openTestShop, testClient } from '../testing/test-shop'
import { waitingMail } from '../testing/mail-server'
import { watchMedia, watchReplica, watchShop } from './metrics'

const opened = openTestShop()
afterAll(async () => (await opened).close())
beforeEach(() => metrics().clear())

describe('the store API’s metrics', () => {
  it('count requests by route template, not by path', async () => {
    const { app } = await opened
    const send = testClient(app)
    await send('GET', '/api/product/home')
    await send('GET', '/api/product/nothing-like-it')
    await app.request('/api/anything/else')
    await app.request('/wp-login.php')
    const text = await metrics().metrics()
    expect(text).toContain('http_requests_total{method="GET",route="/api/product/{key}",status="200"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="/api/product/{key}",status="404"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="other",status="404"} 1')
    expect(text).toContain('http_requests_total{method="GET",route="other",status="400"} 1')
    expect(text).not.toMatch(/wp-login|anything|nothing-like/)
  })

  it('report what waits: mail, undelivered changes, nonces of accepted signatures', async () => {
    const { app, db } = await opened
    await waitingMail(db, 'one', Date.now())
    await waitingMail(db, 'two', Date.now())
    await db.update(mail).set({ attempts: MAX_ATTEMPTS }).where(eq(mail.recipient, 'two@mail.example'))
    await enqueueInvalidations(db, ['product:home'])
    await testClient(app)('POST', '/api/subscribe', { body: { email: 'a@b.example' } })
    watchShop({ db, close: async () => {}, pool: () => ({ total: 4, idle: 1, waiting: 2 }) })
    // Also at the first scrape.
    const text = await metrics().metrics()
    for (const [what, minimum] of [
      ['mail', 1],
      ['mail_given_up', 1],
      ['changes', 1],
      ['nonces', 1],
    ] as const)
      expect(Number(new RegExp(`store_api_waiting\\{what="${what}"\\} (\\d+)`).exec(text)?.[1])).toBeGreaterThanOrEqual(
        minimum,
      )
    expect(text).toContain('store_api_waiting{what="mail_given_up"} 1')
    expect(text).toContain('store_api_database_connections{state="used"} 3')
    expect(text).toContain('store_api_database_connections{state="waiting"} 2')
    expect(text).toContain('store_api_database_up 1')
  })

  it('report the size of originals and of rendered images', async () => {
    const { db } = await opened
    const row = { type: 'image/png', width: 1, height: 1, colour: '#ffffff', preview: '' }
    await db.insert(media).values([
      { ...row, hash: 'a'.repeat(64), bytes: 2_000_000_000 },
      { ...row, hash: 'b'.repeat(64), bytes: 2_000_000_000 },
    ])
    watchMedia({ db, cache: { usedBytes: 7 }, maxBytes: 9e9 })
    const text = await metrics().metrics()
    expect(text).toContain('store_api_media_bytes{what="originals"} 4000000000')
    expect(text).toContain('store_api_media_bytes{what="rendered"} 7')
    expect(text).toContain('store_api_media_max_bytes 9000000000')
  })

  it('report the lag of a replica, also of one that was never reached', async () => {
    let lagMs = 250
    watchReplica({ lagMs: () => lagMs })
    expect(await metrics().metrics()).toContain('store_api_replica_behind_seconds 0.25')
    lagMs = Infinity
    expect(await metrics().metrics()).toContain('store_api_replica_behind_seconds +Inf')
  })

  it('report that the database is down, and the other values', async () => {
    const unreachable = new Proxy((await opened).db, {
      get: () => () => {
        throw new Error('away')
      },
    })
    watchShop({ db: unreachable, close: async () => {} })
    const text = await metrics().metrics()
    expect(text).toContain('store_api_database_up 0')
    expect(text).not.toContain('store_api_waiting{')
  })
})
