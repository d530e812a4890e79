/** @jest-environment node */
import { sql } from 'drizzle-orm'
import { migratedPostgres } from '../testing/database'
import { openTestShop, testClient } from '../testing/test-shop'
import type { Database } from './database'
import { DATABASE_TIMEOUTS_MS, openPostgresForCommands } from './postgres'
import { attempt } from './schema'

type Opened = Awaited<ReturnType<typeof migratedPostgres>>

/** As in production, but with a short wait for a connection. */
const SHORT_TIMEOUTS_MS = { ...DATABASE_TIMEOUTS_MS, connection: 300 }

let opened: Opened
let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  opened = await migratedPostgres(SHORT_TIMEOUTS_MS)
  shop = await openTestShop({ database: opened, catalogue: null })
})
afterAll(() => shop.close())

const rowsOf = async (db: Database, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows

describe('connections to PostgreSQL (K22)', () => {
  it('have time limits: statements 2 s, locks 1 s, an idle transaction 5 s', async () => {
    const bounds = sql`select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`
    expect((await rowsOf(opened.db, bounds)).map(({ name, setting }) => [name, setting])).toEqual([
      ['idle_in_transaction_session_timeout', '5000'],
      ['lock_timeout', '1000'],
      ['statement_timeout', '2000'],
    ])
    expect(DATABASE_TIMEOUTS_MS).toEqual({ connection: 2000, statement: 2000, lock: 1000 })
  })

  it('compile no statement: each touches few rows', async () => {
    const commands = openPostgresForCommands(opened.url)
    for (const { db } of [opened, commands]) expect(await rowsOf(db, sql`show jit`)).toEqual([{ jit: 'off' }])
    await commands.close()
  })

  it('are not leaked by 2 000 failed transactions, and are never more than ten', async () => {
    // As text and in one round trip: it is not the statements that are tried here, and there are many.
    const insert = (n: number) => `insert into attempt (key, count, expires_at) values ('lost ${n}', 1, now())`
    const fail = (n: number) =>
      opened.db
        .transaction(async (tx) => {
          await tx.execute(sql.raw(n % 2 ? `${insert(n)}; select 1 / 0` : insert(n)))
          throw new Error('given up')
        })
        .then(
          () => 'done',
          () => 'failed',
        )
    for (let round = 0; round < 40; round++) {
      const ended = await Promise.all(Array.from({ length: 50 }, (_, n) => fail(round * 50 + n)))
      expect(new Set(ended)).toEqual(new Set(['failed']))
    }
    const open = sql`select state, count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() group by state`
    const states = await rowsOf(opened.db, open)
    expect(states).toEqual([{ state: 'idle', n: expect.any(Number) }])
    expect(Number(states[0]?.n)).toBeLessThan(10)
    expect(await opened.db.select().from(attempt)).toEqual([])
  }, 240_000)

  it('are all in use: a call gets 503 with Retry-After, and succeeds once one is free', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const openTransactions = Array.from({ length: 10 }, () => opened.db.transaction(() => released))
    const send = testClient(shop.app)
    const { response, code, data } = await send('DELETE', '/api/cart/clear')
    expect([response.status, code, data]).toEqual([503, 503, null])
    expect(response.headers.get('retry-after')).toBe('1')
    release()
    await Promise.all(openTransactions)
    expect((await send('DELETE', '/api/cart/clear')).code).toBe(0)
  })
})
