/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { applyDocuments } from '../catalog/operations/apply-documents'
import { archiveProduct, setProduct } from '../catalog/operations/set-product'
import { cart, cartLine, order, orderLine, variant } from '../db/schema'
import { readRows } from '../search/read-rows'
import { toNewOrder, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
import { copyBuyer, type ReadyBuyer } from '../testing/copy-buyer'
import { migratedPostgres } from '../testing/database'

let opened: CheckoutShop
beforeAll(async () => (opened = await openCheckoutShop({ database: await migratedPostgres() })))
afterAll(() => opened.close())
beforeEach(async () => {
  await opened.db.delete(order)
  await opened.db.delete(cart)
})

const BY = { actor: 'owner' }
const OPTIONS = [
  { name: 'Weight', values: ['50 g', '100 g'] },
  { name: 'Grind', values: ['Fine', 'Coarse'] },
]

/** A variant of the tea; its default stock is 10. */
const piece = (weight: string, grind: string, fields: object = {}) => ({
  ...{ options: [weight, grind], sku: `TEA-${weight[0]}${grind[0]}`, stock: 10 },
  ...fields,
})
const FINE = piece('50 g', 'Fine')
const COARSE = piece('100 g', 'Coarse')
const [SMALL, LARGE] = [FINE.sku, COARSE.sku]

/** Writes the tea with these variants; other fields have defaults. */
const setTea = (variants: object[], fields: object = {}) =>
  setProduct(
    opened.shop,
    { ...{ key: 'tea', name: 'Tea', price: 8, status: 'active', options: OPTIONS, variants }, ...fields },
    BY,
  )

const rowOf = async (sku: string) => {
  const [row] = await opened.db.select().from(variant).where(eq(variant.sku, sku))
  if (!row) throw new Error(`there is no ${sku}`)
  return row
}
const stockOf = async (sku: string) => (await rowOf(sku)).stock

type Buyer = Awaited<ReturnType<typeof buyer>>
type Reply = Awaited<ReturnType<Buyer['place']>>

type Ready = ReadyBuyer & { wish: string[] }

/** A buyer with some variants in the cart and a completed checkout. */
async function fillCart(wish: string[]): Promise<ReadyBuyer> {
  const one = await buyer(opened)
  for (const sku of wish) {
    const { productKey: key, valueIds: optionIds } = await rowOf(sku)
    const { code } = await one.send('POST', '/api/cart', { body: { key, optionIds, quantity: 1 } })
    if (code !== 0) throw new Error(`${sku} was not added to the cart: ${code}`)
  }
  return { ...one, shown: toNewOrder(await one.fillIn()) }
}

/** Buyers with some variants in their carts; those with equal carts are copies of the first. */
async function buyers(count: number, wishOf: (n: number) => string[]): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let n = 0; n < count; n++) {
    const wish = wishOf(n)
    const same = ready.find((one) => one.wish.join() === wish.join())
    ready.push({ ...(await (same ? copyBuyer(opened, same) : fillCart(wish))), wish })
  }
  return ready
}

/** Places an order, with retries while the shop is busy, as a client does. */
async function placeOrder({ place, shown }: Ready, tries = 30): Promise<Reply> {
  const reply = await place(shown)
  const isBusy = reply.response.status === 503 || reply.code === 4103
  return tries > 0 && isBusy ? placeOrder({ place, shown } as Ready, tries - 1) : reply
}

const codesOf = (replies: Reply[]) => [...new Set(replies.map(({ code }) => code))].sort((a, b) => a - b)
const numberOf = ({ data }: Reply) => (data as { number: string }).number

/** Pieces of a variant in orders. */
async function soldOf(sku: string): Promise<number> {
  const { id } = await rowOf(sku)
  const lines = await opened.db.select().from(orderLine).where(eq(orderLine.variantId, id))
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Waits until a statement waits for a lock. */
async function waitUntilBlocked(tries = 200): Promise<void> {
  const blocked = await readRows(
    opened.db,
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if (blocked.length > 0) return
  if (tries === 0) throw new Error('no statement is blocked')
  await pause(10)
  return waitUntilBlocked(tries - 1)
}

describe('on PostgreSQL, at the same time', () => {
  it('50 buyers of one or both of two variants, 10 units each, get the whole stock and never more', async () => {
    await setTea([FINE, COARSE])
    const wishes = [[SMALL], [LARGE], [SMALL, LARGE], [LARGE, SMALL]]
    const ready = await buyers(50, (n) => wishes[n % wishes.length] ?? [])
    const replies = await Promise.all(ready.map((one) => placeOrder(one)))
    expect(codesOf(replies)).toEqual([0, 4005])
    const remaining = { [SMALL]: await stockOf(SMALL), [LARGE]: await stockOf(LARGE) }
    expect([await soldOf(SMALL), await soldOf(LARGE)]).toEqual([
      10 - (remaining[SMALL] ?? 0),
      10 - (remaining[LARGE] ?? 0),
    ])
    // Every rejected buyer had a variant that is sold out.
    const refused = ready.filter((_, n) => replies[n]?.code !== 0)
    expect(refused.filter(({ wish }) => wish.every((sku) => (remaining[sku] ?? 0) > 0))).toEqual([])
    expect(Math.min(...Object.values(remaining))).toBe(0)
  }, 60_000)

  it('back-ordered and untracked variants are refused to none of 40 buyers', async () => {
    await setTea([
      { ...FINE, policy: 'continue', stock: 5 },
      { ...COARSE, policy: 'untracked', stock: 5 },
    ])
    const ready = await buyers(40, (n) => [n % 2 === 0 ? SMALL : LARGE])
    const replies = await Promise.all(ready.map((one) => placeOrder(one)))
    expect(codesOf(replies)).toEqual([0])
    expect([await stockOf(SMALL), await stockOf(LARGE)]).toEqual([5 - 20, 5])
    expect([await soldOf(SMALL), await soldOf(LARGE)]).toEqual([20, 20])
  }, 60_000)

  it('a sale that ends between cart and order: the accepted price is charged, or the new one is reported', async () => {
    const saleEnds = new Date(opened.now() + 3_600_000)
    await setTea([{ ...FINE, stock: 100, price: 8, specialPrice: 6, saleEnds }])
    const ready = await buyers(20, () => [SMALL])
    expect(new Set(ready.map(({ shown }) => shown.shown.total))).toEqual(new Set([600]))
    opened.advance(saleEnds.getTime() - opened.now() - 60)
    // The first response moves the clock to the end, while others are in progress; some order after it.
    const [early, late] = [ready.slice(0, 15), ready.slice(15)]
    const earlyReplies = early.map(async (one) => {
      const reply = await placeOrder(one)
      if (opened.now() < saleEnds.getTime()) opened.advance(saleEnds.getTime() - opened.now())
      return reply
    })
    await Promise.race(earlyReplies)
    const replies = [...(await Promise.all(earlyReplies)), ...(await Promise.all(late.map((one) => placeOrder(one))))]
    for (const [n, reply] of replies.entries()) {
      if (reply.code === 0) {
        const { placedAt, total } = await opened.orderRow(numberOf(reply))
        expect([total, placedAt < saleEnds]).toEqual([600, true])
        continue
      }
      expect(reply).toMatchObject({
        code: 4006,
        data: {
          changes: [
            { kind: 'line', before: 600, now: 800 },
            { kind: 'total', before: 600, now: 800 },
          ],
        },
      })
      const one = ready[n]
      const again = await one?.place(toNewOrder(await one.checkout()))
      expect(again?.code).toBe(0)
      expect((await opened.orderRow(again ? numberOf(again) : '')).total).toBe(800)
    }
    expect(codesOf(replies)).toEqual([0, 4006])
    expect(codesOf(replies.slice(early.length))).toEqual([4006])
    expect(await stockOf(SMALL)).toBe(80)
  }, 60_000)

  it.each([
    ['deny', { stock: 50 }],
    ['continue', { stock: 0, policy: 'continue' }],
    ['untracked', { stock: 0, policy: 'untracked' }],
  ])(
    'a variant (%s) that is removed while it is ordered is sold before or not at all',
    async (_, fields) => {
      await setTea([{ ...FINE, ...fields }, COARSE])
      const before = await rowOf(SMALL)
      const ready = await buyers(20, () => [SMALL])
      const [first, ...others] = ready
      const replies = await Promise.all([
        ...others.map(async (one, n) => {
          await pause(n * 2)
          return placeOrder(one)
        }),
        pause(15)
          .then(() => setTea([COARSE]))
          .then(() => (first ? placeOrder(first) : Promise.reject(new Error('no buyer')))),
      ])
      // After the operator’s change it is no longer sold.
      const last = replies.at(-1)
      expect(last).toMatchObject({ code: 4005, data: { lines: [{ name: 'Tea', available: 0 }] } })
      for (const reply of replies.filter(({ code }) => code !== 0))
        expect(reply).toMatchObject({ code: 4005, data: { lines: [{ available: 0 }] } })
      const sold = await soldOf(SMALL)
      expect(sold).toBe(replies.filter(({ code }) => code === 0).length)
      const after = await rowOf(SMALL)
      expect(after).toMatchObject({ id: before.id, stockPolicy: 'archived' })
      // The stock is that of the archived variant, which exists only for its orders.
      expect(before.stock - after.stock).toBe(before.stockPolicy === 'untracked' ? 0 : sold)
    },
    60_000,
  )

  it.each([
    ['deny', { stock: 50 }],
    ['continue', { stock: 0, policy: 'continue' }],
    ['untracked', { stock: 0, policy: 'untracked' }],
  ])('a product (%s) archived while an order waits for its stock is not sold', async (_, fields) => {
    await setTea([{ ...FINE, ...fields }])
    const before = await rowOf(SMALL)
    const [one] = await buyers(1, () => [SMALL])
    if (!one) throw new Error('no buyer')
    const pending = { reply: Promise.resolve<Reply | null>(null) }
    await opened.db.transaction(async (tx) => {
      await tx.select().from(variant).where(eq(variant.sku, SMALL)).for('no key update')
      pending.reply = placeOrder(one)
      await waitUntilBlocked()
      await tx.execute(sql`update product set status = 'archived', withdrawn_at = now() where key = 'tea'`)
    })
    expect(await pending.reply).toMatchObject({ code: 4005, data: { lines: [{ name: 'Tea', available: 0 }] } })
    expect(await opened.db.$count(order)).toBe(0)
    expect(await stockOf(SMALL)).toBe(before.stock)
  })

  it('a product archived while 20 buy it is sold before or not at all, and those who bought it can pay', async () => {
    await setTea([{ ...FINE, stock: 50 }])
    const ready = await buyers(20, () => [SMALL])
    const [first, ...others] = ready
    if (!first) throw new Error('no buyer')
    const replies = await Promise.all([
      ...others.map(async (one, n) => {
        await pause(n * 2)
        return { one, reply: await placeOrder(one) }
      }),
      pause(15)
        .then(() => archiveProduct(opened.shop, 'tea', BY))
        .then(async () => ({ one: first, reply: await placeOrder(first) })),
    ])
    expect(replies.at(-1)?.reply.code).toBe(4005)
    for (const { one, reply } of replies.filter(({ reply }) => reply.code === 0)) {
      expect((await one.startPayment(numberOf(reply))).code).toBe(0)
      opened.pay.bank.pay(numberOf(reply))
      await one.send('POST', `/api/order/${numberOf(reply)}/confirm`)
      expect((await opened.orderRow(numberOf(reply))).payment).toBe('paid')
    }
    expect(await stockOf(SMALL)).toBe(50 - (await soldOf(SMALL)))
  }, 60_000)

  it('a variant that is removed while it is added to a cart is an unknown option, and no error', async () => {
    await setTea([FINE, COARSE])
    const { valueIds: optionIds } = await rowOf(SMALL)
    const { send } = await buyer(opened)
    const pending = { reply: Promise.resolve<Reply | null>(null) }
    await opened.db.transaction(async (tx) => {
      await tx.delete(variant).where(eq(variant.sku, SMALL))
      pending.reply = send('POST', '/api/cart', { body: { key: 'tea', optionIds, quantity: 1 } })
      await waitUntilBlocked()
    })
    expect(await pending.reply).toMatchObject({ code: 400 })
    expect((await send('GET', '/api/cart')).data).toMatchObject({ carts: [] })
  })

  it('a variant that is added to a cart while it is removed from its product stays there, archived', async () => {
    await setTea([FINE, COARSE])
    const { id: variantId } = await rowOf(SMALL)
    const pending = { done: Promise.resolve<Awaited<ReturnType<typeof setTea>> | null>(null) }
    await opened.db.transaction(async (tx) => {
      const [{ id: cartId } = { id: 0 }] = await tx.insert(cart).values({ owner: 'device:late' }).returning()
      const line = { id: 1, cartId, mid: 0, productKey: 'tea', variantId, quantity: 1, fingerprint: '' }
      await tx.insert(cartLine).values(line)
      pending.done = setTea([COARSE])
      await waitUntilBlocked()
    })
    expect(await pending.done).toMatchObject({ outcome: 'changed' })
    expect(await rowOf(SMALL)).toMatchObject({ id: variantId, stockPolicy: 'archived' })
  })
})

describe('operators and orders on PostgreSQL, at the same time', () => {
  const placeDuring = async (ready: Ready[], work: () => Promise<unknown>) => {
    const [replies] = await Promise.all([
      Promise.all(
        ready.map(async (one, n) => {
          await pause(n)
          return placeOrder(one)
        }),
      ),
      work(),
    ])
    return replies
  }

  it('documents without stock do not change it, and are recorded without it', async () => {
    await setTea([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...withoutStock } = FINE
    const results: Awaited<ReturnType<typeof setTea>>[] = []
    const replies = await placeDuring(ready, async () => {
      for (let n = 0; n < 12; n++) results.push(await setTea([withoutStock], { brand: `Brand ${n}` }))
    })
    expect(codesOf(replies)).toEqual([0])
    expect(await stockOf(SMALL)).toBe(70)
    expect(
      results.flatMap(({ differences }) => differences.map(({ path }) => path)).filter((path) => path !== 'brand'),
    ).toEqual([])
  }, 60_000)

  it('a document that changes nothing is the same while orders run', async () => {
    await setTea([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...withoutStock } = FINE
    const outcomes: string[] = []
    await placeDuring(ready, async () => {
      for (let n = 0; n < 12; n++) outcomes.push((await setTea([withoutStock])).outcome)
    })
    expect(new Set(outcomes)).toEqual(new Set(['same']))
  }, 60_000)

  it('a price that changes during 30 orders: each is charged the displayed price, or rejected with the change', async () => {
    await setTea([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...withoutStock } = FINE
    const replies = await placeDuring(ready, async () => {
      for (let price = 9; price < 13; price++) await setTea([{ ...withoutStock, price }])
    })
    for (const reply of replies) {
      if (reply.code === 0) expect((await opened.orderRow(numberOf(reply))).total).toBe(800)
      else
        expect(reply).toMatchObject({
          code: 4006,
          data: { changes: [{ kind: 'line', before: 800 }, { kind: 'total' }] },
        })
    }
    expect(await stockOf(SMALL)).toBe(100 - replies.filter(({ code }) => code === 0).length)
  }, 60_000)

  it('a mirror that removes products while they are ordered leaves complete orders and correct stock', async () => {
    await setTea([{ ...FINE, stock: 50 }])
    const ready = await buyers(20, (n) => (n % 2 === 0 ? [SMALL, 'home-M'] : ['home-M']))
    const home = await stockOf('home-M')
    const documents = ['home', 'away', 'shorts', 'ball'].map((key) => ({
      ...{ kind: 'product' as const, input: { key }, source: `${key}.yaml` },
    }))
    const replies = await placeDuring(ready, async () => {
      await pause(10)
      const results = await applyDocuments(opened.shop, documents, { ...BY, isMirror: true, isConfirmed: true })
      expect(results.at(-1)).toMatchObject({ kind: 'product', key: 'tea', outcome: 'removed' })
    })
    expect(codesOf(replies).filter((code) => code !== 0 && code !== 4005)).toEqual([])
    // Buyers of the remaining product all succeed.
    expect(replies.filter((_, n) => n % 2 === 1).map(({ code }) => code)).toEqual(Array(10).fill(0))
    const sold = replies.filter(({ code }, n) => code === 0 && n % 2 === 0).length
    expect(await stockOf(SMALL)).toBe(50 - sold)
    expect(await stockOf('home-M')).toBe(home - sold - 10)
  }, 60_000)
})
