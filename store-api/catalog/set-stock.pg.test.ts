/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { auditLog, cart, order, orderLine, variant } from '../db/schema'
import { cancelOrder } from '../orders/cancel-order'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { migratedPostgres } from '../testing/database'
import { setProduct } from './operations/set-product'
import { setStock } from './set-stock'

const SKU = 'home-M'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(order)
  await opened.db.delete(cart)
  await opened.db.delete(auditLog)
})

const startWith = (stock: number) => opened.db.update(variant).set({ stock }).where(eq(variant.sku, SKU))

/** Buyers with some pieces in their carts, who have only to press the button. */
async function buyers(count: number, quantity = 1) {
  const ready = []
  for (let n = 0; n < count; n++) {
    const one = await buyer(opened)
    await one.add(SKU, quantity)
    ready.push({ ...one, shown: toNewOrder(await one.fillIn()) })
  }
  return ready
}
type Ready = Awaited<ReturnType<typeof buyers>>[number]
type Reply = Awaited<ReturnType<Ready['place']>>

/** Sends an order until the shop has time for it, as a client does. */
async function placeOrder({ place, shown }: Pick<Ready, 'place' | 'shown'>, tries = 30): Promise<Reply> {
  const reply = await place(shown)
  const isBusy = reply.response.status === 503 || reply.code === 4103
  return tries > 0 && isBusy ? placeOrder({ place, shown }, tries - 1) : reply
}

/** Pieces of the variant in orders. */
async function sold(): Promise<number> {
  const lines = await opened.db
    .select({ quantity: orderLine.quantity })
    .from(orderLine)
    .innerJoin(variant, eq(variant.id, orderLine.variantId))
    .where(eq(variant.sku, SKU))
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What was counted, in the order in which it was written: the stock before and after each. */
async function counts(): Promise<{ before: number; after: number }[]> {
  const rows = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'stock')).orderBy(asc(auditLog.id))
  return rows.map(({ before, after }) => ({
    before: (before as { stock: number }).stock,
    after: (after as { stock: number }).stock,
  }))
}

/** Pieces that left the stock between one count and the next, from the first stock to the last. */
async function soldBetween(first: number): Promise<number[]> {
  const recorded = await counts()
  const last = (await opened.stockOf(SKU)) ?? NaN
  const starts = [first, ...recorded.map(({ after }) => after)]
  const ends = [...recorded.map(({ before }) => before), last]
  return starts.map((start, n) => start - (ends[n] ?? NaN))
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

describe('a stock that is counted while it is sold, on PostgreSQL', () => {
  it('is never oversold: every sold piece belongs to an order before or after a count', async () => {
    await startWith(8)
    const ready = await buyers(24)
    const [replies] = await Promise.all([
      Promise.all(
        ready.map(async (one, n) => {
          await pause(n * 2)
          return placeOrder(one)
        }),
      ),
      (async () => {
        for (const pieces of [4, 9, 2, 0, 3]) {
          await pause(15)
          expect(await setStock(opened.shop, { sku: SKU, pieces, actor: 'tess' })).toBe(true)
        }
      })(),
    ])
    expect([...new Set(replies.map(({ code }) => code))].filter((code) => code !== 0 && code !== 4005)).toEqual([])
    const served = replies.filter(({ code }) => code === 0).length
    expect(await sold()).toBe(served)
    expect(await counts()).toHaveLength(5)
    const between = await soldBetween(8)
    expect(Math.min(...between)).toBeGreaterThanOrEqual(0)
    expect(sum(between)).toBe(served)
    expect(await opened.stockOf(SKU)).toBeGreaterThanOrEqual(0)
  }, 60_000)

  it('that is set to 3 is sold to exactly 3 later buyers', async () => {
    await startWith(40)
    const [early, late] = [await buyers(10), await buyers(10)]
    const first = early.map((one) => placeOrder(one))
    await Promise.race(first)
    const counted = setStock(opened.shop, { sku: SKU, pieces: 3 })
    await counted
    const after = await Promise.all(late.map((one) => placeOrder(one)))
    const before = await Promise.all(first)
    const [{ before: found = NaN } = {}] = await counts()
    const served = [...before, ...after].filter(({ code }) => code === 0).length
    // Those of before took their pieces from the 40, all others together had the 3.
    expect(served).toBe(40 - found + 3)
    expect(await opened.stockOf(SKU)).toBe(0)
    for (const reply of [...before, ...after].filter(({ code }) => code !== 0))
      expect(reply).toMatchObject({ code: 4005, data: { lines: [{ available: expect.any(Number) }] } })
  }, 60_000)

  it('that is counted while orders of several pieces are cancelled: what comes back is added to what was counted', async () => {
    await startWith(60)
    const ready = await buyers(12, 2)
    const numbers: string[] = []
    for (const one of ready) {
      const { code, data } = await placeOrder(one)
      expect(code).toBe(0)
      numbers.push((data as { number: string }).number)
    }
    expect(await opened.stockOf(SKU)).toBe(36)
    await Promise.all([
      ...numbers.map(async (number, n) => {
        await pause(n * 3)
        await cancelOrder(opened.shop, { orderId: (await opened.orderRow(number)).id, by: 'operator' })
      }),
      (async () => {
        await pause(12)
        await setStock(opened.shop, { sku: SKU, pieces: 100 })
      })(),
    ])
    const between = await soldBetween(36)
    expect(between.every((pieces) => pieces <= 0)).toBe(true)
    expect(sum(between)).toBe(-24)
  }, 60_000)

  it('and documents that name no stock do not block each other, nor change what was counted', async () => {
    await startWith(50)
    const ready = await buyers(20)
    const [replies] = await Promise.all([
      Promise.all(ready.map((one) => placeOrder(one))),
      (async () => {
        for (let n = 0; n < 8; n++)
          await setProduct(opened.shop, { key: 'home', brand: `Brand ${n}` }, { actor: 'tess' })
      })(),
      (async () => {
        for (let n = 0; n < 8; n++) await setStock(opened.shop, { sku: SKU, pieces: 50 + n })
      })(),
    ])
    expect(replies.every(({ code }) => code === 0)).toBe(true)
    const between = await soldBetween(50)
    expect(Math.min(...between)).toBeGreaterThanOrEqual(0)
    expect(sum(between)).toBe(20)
  }, 60_000)
})
