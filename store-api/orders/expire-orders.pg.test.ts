/** @jest-environment node */
import { pino } from 'pino'
import { DATABASE_TIMEOUTS_MS } from '../db/postgres'
import { buyer, openCheckoutShop } from '../testing/checkout-shop'
import { migratedPostgres } from '../testing/database'
import { expireOrders } from './expire-orders'
import { lockOrder } from './state-machine'

const HOUR = 3_600_000

describe('expiring a locked order', () => {
  it('is retried by the next run: it is no error, and blocks no other order', async () => {
    const lines: string[] = []
    const opened = await openCheckoutShop({
      database: await migratedPostgres({ ...DATABASE_TIMEOUTS_MS, lock: 100 }),
      logger: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    })
    const [one, other] = [await buyer(opened), await buyer(opened)]
    const { id, number } = await opened.orderRow(await one.buy('home-M'))
    const free = await other.buy('home-M')
    opened.advance(HOUR)
    await opened.db.transaction(async (tx) => {
      await lockOrder(tx, id)
      expect(await expireOrders(opened.shop)).toBe(1)
    })
    expect((await opened.orderRow(free)).payment).toBe('canceled')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 40, order: number }])
    expect(await expireOrders(opened.shop)).toBe(1)
    expect((await opened.orderRow(number)).payment).toBe('canceled')
    await opened.close()
  })
})
