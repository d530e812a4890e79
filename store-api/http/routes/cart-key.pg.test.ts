/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CartReply } from '../../../contract/entities/cart'
import { CODES } from '../../../contract/envelope'
import { idempotentCall, variant } from '../../db/schema'
import { cleanUp } from '../../jobs/cleanup'
import { migratedPostgres } from '../../testing/database'
import { openTestShop, testClient } from '../../testing/test-shop'

const DAY_MS = 86_400_000

let now = Date.now()
let shop: Awaited<ReturnType<typeof openTestShop>>

beforeAll(async () => (shop = await openTestShop({ database: await migratedPostgres(), now: () => now })))
afterAll(() => shop.close())

/** A new device, and its calls with one key. */
async function shopper(key: string = randomUUID()) {
  const send = testClient(shop.app)
  const [row] = await shop.db.select().from(variant).where(eq(variant.sku, 'home-M'))
  const request = (method: string, path: string, sent: object = {}) => send(method, path, { now: now++, ...sent })
  return {
    add: (quantity = 1, idempotencyKey = key) =>
      request('POST', '/api/cart', {
        body: { key: 'home', optionIds: [row?.id ?? 0], quantity },
        idempotencyKey,
      }),
    clear: () => request('DELETE', '/api/cart/clear'),
    quantities: async () =>
      ((await request('GET', '/api/cart?page=1&limit=1000')).data as CartReply).carts.map(({ quantity }) => quantity),
  }
}

const replayed = ({ response }: { response: Response }) => response.headers.get('idempotent-replayed') === 'true'

describe('POST /api/cart with an Idempotency-Key', () => {
  it('adds once, of ten at the same moment', async () => {
    const { add, quantities } = await shopper()
    // A call that arrives while the first is still running has to be repeated.
    const retry = async (): ReturnType<typeof add> => {
      const reply = await add()
      return reply.code === CODES.inFlight ? retry() : reply
    }
    const replies = await Promise.all(Array.from({ length: 10 }, retry))
    expect(replies.map(({ code }) => code)).toEqual(Array(10).fill(0))
    expect(replies.filter((reply) => !replayed(reply))).toHaveLength(1)
    expect(await quantities()).toEqual([1])
  })

  it('has the first reply for a repeat, also when the line has gone since', async () => {
    const { add, clear, quantities } = await shopper()
    expect(replayed(await add(2))).toBe(false)
    await clear()
    const repeat = await add(2)
    expect([repeat.code, repeat.data, replayed(repeat)]).toEqual([0, null, true])
    expect(await quantities()).toEqual([])
  })

  it('refuses another body with the same key, and adds nothing', async () => {
    const { add, quantities } = await shopper()
    await add(1)
    expect((await add(2)).response.status).toBe(422)
    expect(await quantities()).toEqual([1])
  })

  it('remembers no refusal: the same key may succeed later', async () => {
    const key = randomUUID()
    const { add, quantities } = await shopper(key)
    expect((await add(1000)).code).not.toBe(0)
    expect(await shop.db.$count(idempotentCall, eq(idempotentCall.key, key))).toBe(0)
    expect((await add(1)).code).toBe(0)
    expect(await quantities()).toEqual([1])
  })

  it('keeps the keys of two devices apart, and adds each time without a key', async () => {
    const key = randomUUID()
    const [one, other] = [await shopper(key), await shopper(key)]
    await one.add()
    expect(replayed(await other.add())).toBe(false)
    expect(await other.quantities()).toEqual([1])
    await other.add(1, '')
    await other.add(1, '')
    expect(await other.quantities()).toEqual([3])
  })

  it('is forgotten after a day', async () => {
    const { add, quantities } = await shopper()
    await add()
    now += DAY_MS - 60_000
    await cleanUp(shop.shop)
    expect(replayed(await add())).toBe(true)
    now += 120_000
    await cleanUp(shop.shop)
    expect(replayed(await add())).toBe(false)
    expect(await quantities()).toEqual([2])
  })
})
