/** @jest-environment node */
import { sql } from 'drizzle-orm'
import type { CartReply } from '../../contract/entities/cart'
import { eq } from 'drizzle-orm'
import { openTestShop, testClient, type TestRequest } from '../testing/test-shop'
import { emptyPostgres, migratedPostgres } from '../testing/database'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import { variant } from './schema'

/** Enough for every pair of statements to run at the same time. */
const PARALLEL = 40

const openFreshShop = async () => openTestShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof openFreshShop>>
beforeAll(async () => (opened = await openFreshShop()))
afterAll(() => opened.close())

const inParallel = <Result>(work: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, n) => work(n)))

const stockOf = async (sku: string) => {
  const [row] = await opened.db.select().from(variant).where(eq(variant.sku, sku))
  return { id: row?.id ?? 0, stock: row?.stock }
}

const cartOf = async (send: ReturnType<typeof testClient>) => (await send('GET', '/api/cart')).data as CartReply

describe('on PostgreSQL, at the same time', () => {
  it('40 buyers adding the last pieces never make stock or quantity wrong', async () => {
    const { id } = await stockOf('home-L')
    const body = { key: 'home', optionIds: [id], quantity: 2 }
    const buyers = await inParallel(async () => {
      const send = testClient(opened.app)
      const codes = await Promise.all([send('POST', '/api/cart', { body }), send('POST', '/api/cart', { body })])
      return { codes: codes.map(({ code }) => code).sort(), cart: await cartOf(send) }
    })
    for (const { codes, cart } of buyers) {
      expect(codes).toEqual([0, 4005])
      expect(cart.carts).toMatchObject([{ quantity: 2, stock: 3 }])
    }
    expect((await stockOf('home-L')).stock).toBe(3)
  })

  it('40 additions of one device end in one line with exactly the stock', async () => {
    const send = testClient(opened.app)
    const { id } = await stockOf('away-M')
    const replies = await inParallel(() =>
      send('POST', '/api/cart', { body: { key: 'away', optionIds: [id], quantity: 1 } }),
    )
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(10)
    expect(replies.filter(({ code }) => code === 4005)).toHaveLength(30)
    expect((await cartOf(send)).carts).toMatchObject([{ quantity: 10 }])
  })

  it('quantities set, lines removed and added leave every line within 1–30 and once', async () => {
    const send = testClient(opened.app)
    const { id: option } = await stockOf('home-M')
    const body = { key: 'home', optionIds: [option], quantity: 1 }
    await send('POST', '/api/cart', { body })
    const id = (await cartOf(send)).carts[0]?.id
    const replies = await inParallel((n) => {
      if (n % 4 === 3) return send('POST', '/api/cart', { body })
      if (n === 20) return send('DELETE', `/api/cart/${id}`)
      return send('PUT', `/api/cart/${id}/quantity/${n}`)
    })
    expect(replies.filter(({ response }) => response.status >= 500)).toEqual([])
    const { carts } = await cartOf(send)
    expect(carts).toHaveLength(1)
    expect(carts[0]?.quantity).toBeGreaterThanOrEqual(1)
    expect(carts[0]?.quantity).toBeLessThanOrEqual(30)
  })

  it('one signed write sent 40 times is accepted once', async () => {
    const send = testClient(opened.app)
    const { id } = await stockOf('home-M')
    const sent: TestRequest = { body: { key: 'home', optionIds: [id], quantity: 1 }, now: Date.now() }
    let request = { path: '', headers: {} as Record<string, string>, body: undefined as string | undefined }
    // The first is held back, so that all forty compete to be the accepted one.
    await send('POST', '/api/cart', {
      ...sent,
      tamper: (signed) => {
        request = { ...signed, headers: { ...signed.headers } }
        signed.headers.Sign = ''
      },
    })
    const replies = await inParallel(async () =>
      opened.app.request(request.path, { method: 'POST', headers: request.headers, body: request.body ?? null }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(PARALLEL - 1).fill(400)])
    expect((await cartOf(send)).carts).toMatchObject([{ quantity: 1 }])
  })

  it('five starts apply each migration once', async () => {
    const { db, close } = await emptyPostgres()
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(db)))
    expect(applied.filter((count) => count > 0)).toHaveLength(1)
    await close()
  })

  it('a database migrated by a newer version is refused', async () => {
    const { db, close } = await emptyPostgres()
    await migrate(db)
    await db.execute(sql`insert into migration (hash, created_at) values ('of-tomorrow', 1)`)
    await expect(migrate(db)).rejects.toThrow('newer version')
    await close()
  })

  it('a database that is not UTF-8 is rejected', async () => {
    const { db, close } = await emptyPostgres(undefined, "encoding 'SQL_ASCII' locale 'C' template template0")
    await expect(migrate(db)).rejects.toThrow(/keeps its texts in SQL_ASCII: .*UTF8/)
    await close()
  })

  it('a connection that breaks in the middle of a transaction fails it, and nothing else', async () => {
    const { db } = opened
    const work = db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
  })

  it('an unreachable server fails a query within its timeout', async () => {
    const unreachable = openPostgres('postgres://unknown@127.0.0.1:9/nothing')
    await expect(unreachable.db.execute(sql`select 1`)).rejects.toThrow()
    await unreachable.close()
  })
})
