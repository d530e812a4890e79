/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { applyDocuments } from '../catalog/operations/apply-documents'
import { archiveProduct, setProduct } from '../catalog/operations/set-product'
import { cart, cartLine, order, orderLine, variant } from '../db/schema'
import { readRows } from '../search/read-rows'
import { asShown, buyer, openCheckoutShop, type CheckoutShop } from '../testing/checkout-shop'
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

/** A variant of the tea: the stock is 10 unless it is said. */
const piece = (weight: string, grind: string, fields: object = {}) => ({
  ...{ options: [weight, grind], sku: `TEA-${weight[0]}${grind[0]}`, stock: 10 },
  ...fields,
})
const FINE = piece('50 g', 'Fine')
const COARSE = piece('100 g', 'Coarse')
const [SMALL, LARGE] = [FINE.sku, COARSE.sku]

/** Writes the tea: its variants, and what is as it was otherwise. */
const sell = (variants: object[], fields: object = {}) =>
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

/** A buyer with some variants in the cart, who has only to press the button. */
async function fillCart(wish: string[]): Promise<ReadyBuyer> {
  const one = await buyer(opened)
  for (const sku of wish) {
    const { productKey: key, valueIds: optionIds } = await rowOf(sku)
    const { code } = await one.send('POST', '/api/cart', { body: { key, optionIds, quantity: 1 } })
    if (code !== 0) throw new Error(`${sku} did not come into the cart: ${code}`)
  }
  return { ...one, shown: asShown(await one.fillIn()) }
}

/** Buyers with some variants in their carts; those who wish the same are copies of the first. */
async function buyers(count: number, wishOf: (n: number) => string[]): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let n = 0; n < count; n++) {
    const wish = wishOf(n)
    const same = ready.find((one) => one.wish.join() === wish.join())
    ready.push({ ...(await (same ? copyBuyer(opened, same) : fillCart(wish))), wish })
  }
  return ready
}

/** Sends an order until the shop has time for it, as a client does. */
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
async function untilBlocked(tries = 200): Promise<void> {
  const blocked = await readRows(
    opened.db,
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  if (blocked.length > 0) return
  if (tries === 0) throw new Error('nothing waits')
  await pause(10)
  return untilBlocked(tries - 1)
}

describe('on PostgreSQL, at the same time', () => {
  it('50 buyers of one or both of two variants, 10 pieces each, get what there is and never more', async () => {
    await sell([FINE, COARSE])
    const wishes = [[SMALL], [LARGE], [SMALL, LARGE], [LARGE, SMALL]]
    const ready = await buyers(50, (n) => wishes[n % wishes.length] ?? [])
    const replies = await Promise.all(ready.map((one) => placeOrder(one)))
    expect(codesOf(replies)).toEqual([0, 4005])
    const left = { [SMALL]: await stockOf(SMALL), [LARGE]: await stockOf(LARGE) }
    expect([await soldOf(SMALL), await soldOf(LARGE)]).toEqual([10 - (left[SMALL] ?? 0), 10 - (left[LARGE] ?? 0)])
    // Every refused buyer wanted something of which nothing is left.
    const refused = ready.filter((_, n) => replies[n]?.code !== 0)
    expect(refused.filter(({ wish }) => wish.every((sku) => (left[sku] ?? 0) > 0))).toEqual([])
    expect(Math.min(...Object.values(left))).toBe(0)
  }, 60_000)

  it('what is sold on back order, and what is not counted, is refused to none of 40 buyers', async () => {
    await sell([
      { ...FINE, policy: 'continue', stock: 5 },
      { ...COARSE, policy: 'untracked', stock: 5 },
    ])
    const ready = await buyers(40, (n) => [n % 2 === 0 ? SMALL : LARGE])
    const replies = await Promise.all(ready.map((one) => placeOrder(one)))
    expect(codesOf(replies)).toEqual([0])
    expect([await stockOf(SMALL), await stockOf(LARGE)]).toEqual([5 - 20, 5])
    expect([await soldOf(SMALL), await soldOf(LARGE)]).toEqual([20, 20])
  }, 60_000)

  it('a sale that ends between cart and order: the price agreed to is charged, or the buyer is told the new one', async () => {
    const saleEnds = new Date(opened.now() + 3_600_000)
    await sell([{ ...FINE, stock: 100, price: 8, specialPrice: 6, saleEnds }])
    const ready = await buyers(20, () => [SMALL])
    expect(new Set(ready.map(({ shown }) => shown.shown.total))).toEqual(new Set([600]))
    opened.pass(saleEnds.getTime() - opened.now() - 60)
    // The first one served moves the clock to the end, while others are under way; some press the button after it.
    const [early, late] = [ready.slice(0, 15), ready.slice(15)]
    const inTime = early.map(async (one) => {
      const reply = await placeOrder(one)
      if (opened.now() < saleEnds.getTime()) opened.pass(saleEnds.getTime() - opened.now())
      return reply
    })
    await Promise.race(inTime)
    const replies = [...(await Promise.all(inTime)), ...(await Promise.all(late.map((one) => placeOrder(one))))]
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
      const again = await one?.place(asShown(await one.checkout()))
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
    'a variant (%s) that is taken out while it is ordered is sold before or not at all',
    async (_, fields) => {
      await sell([{ ...FINE, ...fields }, COARSE])
      const before = await rowOf(SMALL)
      const ready = await buyers(20, () => [SMALL])
      const [first, ...others] = ready
      const replies = await Promise.all([
        ...others.map(async (one, n) => {
          await pause(n * 2)
          return placeOrder(one)
        }),
        pause(15)
          .then(() => sell([COARSE]))
          .then(() => (first ? placeOrder(first) : Promise.reject(new Error('no buyer')))),
      ])
      // After the operator’s change it is sold no more.
      const last = replies.at(-1)
      expect(last).toMatchObject({ code: 4005, data: { lines: [{ name: 'Tea', available: 0 }] } })
      for (const reply of replies.filter(({ code }) => code !== 0))
        expect(reply).toMatchObject({ code: 4005, data: { lines: [{ available: 0 }] } })
      const sold = await soldOf(SMALL)
      expect(sold).toBe(replies.filter(({ code }) => code === 0).length)
      const after = await rowOf(SMALL)
      expect(after).toMatchObject({ id: before.id, stockPolicy: 'archived' })
      // It goes back to a variant that is there for its orders alone.
      expect(before.stock - after.stock).toBe(before.stockPolicy === 'untracked' ? 0 : sold)
    },
    60_000,
  )

  it.each([
    ['deny', { stock: 50 }],
    ['continue', { stock: 0, policy: 'continue' }],
    ['untracked', { stock: 0, policy: 'untracked' }],
  ])('a product (%s) archived while an order waits for its stock is not sold', async (_, fields) => {
    await sell([{ ...FINE, ...fields }])
    const before = await rowOf(SMALL)
    const [one] = await buyers(1, () => [SMALL])
    if (!one) throw new Error('no buyer')
    const ordering = { reply: Promise.resolve<Reply | null>(null) }
    await opened.db.transaction(async (tx) => {
      await tx.select().from(variant).where(eq(variant.sku, SMALL)).for('no key update')
      ordering.reply = placeOrder(one)
      await untilBlocked()
      await tx.execute(sql`update product set status = 'archived', withdrawn_at = now() where key = 'tea'`)
    })
    expect(await ordering.reply).toMatchObject({ code: 4005, data: { lines: [{ name: 'Tea', available: 0 }] } })
    expect(await opened.db.$count(order)).toBe(0)
    expect(await stockOf(SMALL)).toBe(before.stock)
  })

  it('a product archived while 20 buy it is sold before or not at all, and those who bought it can pay', async () => {
    await sell([{ ...FINE, stock: 50 }])
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
      expect((await one.goToPay(numberOf(reply))).code).toBe(0)
      opened.pay.bank.pay(numberOf(reply))
      await one.send('POST', `/api/order/${numberOf(reply)}/confirm`)
      expect((await opened.orderRow(numberOf(reply))).payment).toBe('paid')
    }
    expect(await stockOf(SMALL)).toBe(50 - (await soldOf(SMALL)))
  }, 60_000)

  it('a variant that is removed while it comes into a cart is an unknown choice, and no error', async () => {
    await sell([FINE, COARSE])
    const { valueIds: optionIds } = await rowOf(SMALL)
    const { send } = await buyer(opened)
    const adding = { reply: Promise.resolve<Reply | null>(null) }
    await opened.db.transaction(async (tx) => {
      await tx.delete(variant).where(eq(variant.sku, SMALL))
      adding.reply = send('POST', '/api/cart', { body: { key: 'tea', optionIds, quantity: 1 } })
      await untilBlocked()
    })
    expect(await adding.reply).toMatchObject({ code: 400 })
    expect((await send('GET', '/api/cart')).data).toMatchObject({ carts: [] })
  })

  it('a variant that comes into a cart while it is taken out of its product stays there, archived', async () => {
    await sell([FINE, COARSE])
    const { id: variantId } = await rowOf(SMALL)
    const writing = { done: Promise.resolve<Awaited<ReturnType<typeof sell>> | null>(null) }
    await opened.db.transaction(async (tx) => {
      const [{ id: cartId } = { id: 0 }] = await tx.insert(cart).values({ owner: 'device:late' }).returning()
      const line = { id: 1, cartId, mid: 0, productKey: 'tea', variantId, quantity: 1, fingerprint: '' }
      await tx.insert(cartLine).values(line)
      writing.done = sell([COARSE])
      await untilBlocked()
    })
    expect(await writing.done).toMatchObject({ outcome: 'changed' })
    expect(await rowOf(SMALL)).toMatchObject({ id: variantId, stockPolicy: 'archived' })
  })
})

describe('operators and orders on PostgreSQL, at the same time', () => {
  const soldAtOnce = async (ready: Ready[], work: () => Promise<unknown>) => {
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

  it('documents that name no stock leave it to the orders, and are recorded without it', async () => {
    await sell([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...unnamed } = FINE
    const written: Awaited<ReturnType<typeof sell>>[] = []
    const replies = await soldAtOnce(ready, async () => {
      for (let n = 0; n < 12; n++) written.push(await sell([unnamed], { brand: `Brand ${n}` }))
    })
    expect(codesOf(replies)).toEqual([0])
    expect(await stockOf(SMALL)).toBe(70)
    expect(
      written.flatMap(({ differences }) => differences.map(({ path }) => path)).filter((path) => path !== 'brand'),
    ).toEqual([])
  }, 60_000)

  it('a document that changes nothing is the same while orders run', async () => {
    await sell([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...unnamed } = FINE
    const outcomes: string[] = []
    await soldAtOnce(ready, async () => {
      for (let n = 0; n < 12; n++) outcomes.push((await sell([unnamed])).outcome)
    })
    expect(new Set(outcomes)).toEqual(new Set(['same']))
  }, 60_000)

  it('a price that changes while 30 order: each pays what was shown, or is told', async () => {
    await sell([{ ...FINE, stock: 100 }])
    const ready = await buyers(30, () => [SMALL])
    const { stock: _, ...unnamed } = FINE
    const replies = await soldAtOnce(ready, async () => {
      for (let price = 9; price < 13; price++) await sell([{ ...unnamed, price }])
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

  it('a mirror that takes products out while they are ordered leaves whole orders and no piece lost', async () => {
    await sell([{ ...FINE, stock: 50 }])
    const ready = await buyers(20, (n) => (n % 2 === 0 ? [SMALL, 'home-M'] : ['home-M']))
    const home = await stockOf('home-M')
    const documents = ['home', 'away', 'shorts', 'ball'].map((key) => ({
      ...{ kind: 'product' as const, input: { key }, source: `${key}.yaml` },
    }))
    const replies = await soldAtOnce(ready, async () => {
      await pause(10)
      const results = await applyDocuments(opened.shop, documents, { ...BY, isMirror: true, isConfirmed: true })
      expect(results.at(-1)).toMatchObject({ kind: 'product', key: 'tea', outcome: 'removed' })
    })
    expect(codesOf(replies).filter((code) => code !== 0 && code !== 4005)).toEqual([])
    // Those who wanted what stays are all served.
    expect(replies.filter((_, n) => n % 2 === 1).map(({ code }) => code)).toEqual(Array(10).fill(0))
    const sold = replies.filter(({ code }, n) => code === 0 && n % 2 === 0).length
    expect(await stockOf(SMALL)).toBe(50 - sold)
    expect(await stockOf('home-M')).toBe(home - sold - 10)
  }, 60_000)
})
