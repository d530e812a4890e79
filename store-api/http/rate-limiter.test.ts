/** @jest-environment node */
import { asc } from 'drizzle-orm'
import { migrate } from '../db/migrate'
import { openTestDatabase } from '../testing/database'
import { attempt } from '../db/schema'
import { HttpError } from './errors'
import { rateLimiter, type RateLimit } from './rate-limiter'

const opened = openTestDatabase().then(async (database) => {
  await migrate(database.db)
  return database
})
afterAll(async () => (await opened).close())

const START = Date.parse('2026-08-01T12:00:00Z')
let clock = START
const rows = async () => (await opened).db.select().from(attempt).orderBy(asc(attempt.key))
const createLimiter = async () => rateLimiter({ db: (await opened).db, now: () => clock })

beforeEach(async () => {
  clock = START
  await (await opened).db.delete(attempt)
})

const limit = (key: string, max = 2, windowMs = 60_000): RateLimit => ({ key, max, windowMs })
const refusal = (retryAfter: number) => expect.objectContaining({ status: 429, details: { retryAfter } })

describe('an attempt', () => {
  it('is accepted up to the limit, then rejected with the remaining seconds', async () => {
    const consume = await createLimiter()
    await consume([limit('a')])
    clock += 10_000
    await consume([limit('a')])
    clock += 500
    await expect(consume([limit('a')])).rejects.toEqual(refusal(50))
    await expect(consume([limit('a')])).rejects.toBeInstanceOf(HttpError)
  })

  it('is accepted again when the window of the first one has expired, not before', async () => {
    const consume = await createLimiter()
    await consume([limit('a')])
    await consume([limit('a')])
    clock = START + 59_999
    await expect(consume([limit('a')])).rejects.toEqual(refusal(1))
    clock = START + 60_000
    await consume([limit('a')])
    expect(await rows()).toEqual([{ key: 'a', count: 1, expiresAt: new Date(START + 120_000) }])
  })

  it('that is rejected does not extend the window', async () => {
    const consume = await createLimiter()
    for (let n = 0; n < 2; n++) await consume([limit('a')])
    for (clock of [START + 20_000, START + 40_000])
      await expect(consume([limit('a')])).rejects.toBeInstanceOf(HttpError)
    expect(await rows()).toEqual([{ key: 'a', count: 2, expiresAt: new Date(START + 60_000) }])
  })

  it('of one counts nothing for another', async () => {
    const consume = await createLimiter()
    for (const key of ['a', 'a', 'b', 'b', 'c']) await consume([limit(key)])
    expect((await rows()).map(({ key, count }) => [key, count])).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 1],
    ])
  })

  it('under two limits is refused by either, and then counts against none', async () => {
    const consume = await createLimiter()
    for (const device of ['a', 'b']) await consume([limit(device), limit('all', 2)])
    await expect(consume([limit('c'), limit('all', 2)])).rejects.toBeInstanceOf(HttpError)
    expect((await rows()).map(({ key, count }) => [key, count])).toEqual([
      ['a', 1],
      ['all', 2],
      ['b', 1],
    ])
  })

  it('prunes expired windows periodically, and no others', async () => {
    const consume = await createLimiter()
    await consume([limit('old')])
    clock += 60_000
    for (let n = 0; n < 99; n++) await consume([limit(`new ${n % 50}`)])
    const keys = (await rows()).map(({ key }) => key)
    expect(keys).toHaveLength(50)
    expect(keys).not.toContain('old')
  })
})
