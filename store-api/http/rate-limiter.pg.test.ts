/** @jest-environment node */
import { sql } from 'drizzle-orm'
import { attempt, subscriber } from '../db/schema'
import { migratedPostgres } from '../testing/database'
import { openTestShop, testClient } from '../testing/test-shop'
import { rateLimiter } from './rate-limiter'

const openFreshShop = async () => openTestShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof openFreshShop>>
beforeAll(async () => (opened = await openFreshShop()))
afterAll(() => opened.close())
beforeEach(() => opened.db.execute(sql`truncate ${attempt}, ${subscriber}`))

const inParallel = <Result>(count: number, work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

const countByCode = (codes: number[]) =>
  Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))

describe('on PostgreSQL, at the same time', () => {
  it('40 devices trying emails for one order are answered ten times', async () => {
    const replies = await inParallel(40, (n) =>
      testClient(opened.app)('POST', '/api/order-track', { body: { number: 'TL-1001', email: `${n}@mail.example` } }),
    )
    expect(countByCode(replies.map(({ code }) => code))).toEqual({ 404: 10, 429: 30 })
    expect(await opened.db.select().from(attempt)).toHaveLength(11)
  })

  it('40 tries of one device for 40 orders are answered ten times', async () => {
    const send = testClient(opened.app)
    const replies = await inParallel(40, (n) =>
      send('POST', '/api/order-track', { body: { number: `TL-${n}`, email: 'ada@mail.example' } }),
    )
    expect(countByCode(replies.map(({ code }) => code))).toEqual({ 404: 10, 429: 30 })
  })

  it('30 devices subscribing one address make one row, and all get the same reply', async () => {
    const replies = await inParallel(30, () =>
      testClient(opened.app)('POST', '/api/subscribe', { body: { email: 'ada@mail.example' } }),
    )
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['{"code":0,"msg":"","data":null}']))
    expect(await opened.db.select().from(subscriber)).toHaveLength(1)
  })

  it('counting and pruning never deadlock', async () => {
    let clock = Date.now()
    const shop = { db: opened.db, now: () => (clock += 1) }
    const limits = (n: number) => [`device ${n % 7}`, `number ${n % 3}`].map((key) => ({ key, max: 1e6, windowMs: 1 }))
    await inParallel(8, async (worker) => {
      const consume = rateLimiter(shop)
      for (let n = 0; n < 200; n++) await consume(limits(worker + n))
    })
    expect((await opened.db.select().from(attempt)).length).toBeLessThanOrEqual(10)
  })
})
