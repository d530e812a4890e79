/** @jest-environment node */
import { count, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, OpenDatabase } from '../../db/database'
import { migrate } from '../../db/migrate'
import { openTestDatabase } from '../../testing/database'
import * as schema from '../../db/schema'
import { SMALL_CATALOGUE } from '../../testing/catalogue'
import { productsStep } from './products-step'
import { seed } from './seed'

const NOW = Date.parse('2026-08-01T12:00:00Z')
const STEPS = [
  ...['accounts', 'coupons', 'home', 'listing', 'mark', 'page-pictures', 'prices', 'promises', 'search', 'shop-front'],
  ...['store-words', 'taxes', 'touchline-2', 'voices'],
]

const now = () => NOW

let opened: OpenDatabase
beforeEach(async () => {
  opened = await openTestDatabase()
  await migrate(opened.db)
})
afterEach(() => opened.close())

const countOf = async (table: PgTable) => (await opened.db.select({ rows: count() }).from(table))[0]?.rows
const counts = async () => ({
  products: await countOf(schema.product),
  pages: await countOf(schema.contentPage),
  methods: await countOf(schema.shippingMethod),
  rates: await countOf(schema.shippingRate),
  scripts: await countOf(schema.extensionScript),
  orders: await countOf(schema.order),
  history: await countOf(schema.orderHistory),
  shipments: await countOf(schema.shipment),
})
const FILLED = { products: 4, pages: 4, methods: 2, rates: 4, scripts: 2, orders: 2, history: 4, shipments: 1 }

const steps = async () => (await opened.db.select().from(schema.seeding)).map(({ version }) => version).sort()

/** Fills a database as it was done before there was more than one step. */
async function fillAsBefore(db: Database, version = 'touchline-2') {
  const { currency: _, i18n: __, restrict: ___, notify: ____, ...store } = SMALL_CATALOGUE.store
  await productsStep({ ...SMALL_CATALOGUE, store: store as typeof SMALL_CATALOGUE.store }).run(db, () => {})
  await db.insert(schema.seeding).values({ version })
}

describe('an empty database', () => {
  it('is filled by every step, once', async () => {
    expect(await seed(opened.db, SMALL_CATALOGUE)).toBe(true)
    expect([await counts(), await steps()]).toEqual([FILLED, STEPS])
    expect(await seed(opened.db, SMALL_CATALOGUE)).toBe(false)
    expect([await counts(), await steps()]).toEqual([FILLED, STEPS])
  })

  it('reports its progress up to the last row', async () => {
    const reported: [number, number][] = []
    await seed(opened.db, SMALL_CATALOGUE, { onProgress: (...progress) => reported.push(progress) })
    const [, total] = reported[0] ?? []
    expect(reported.map(([done]) => done)).toEqual(reported.map(([done]) => done).sort((a, b) => a - b))
    expect(new Set(reported.map(([, all]) => all)).size).toBe(1)
    expect(reported.at(-1)).toEqual([total, total])
  })

  it('stays empty if a step fails', async () => {
    const [method] = SMALL_CATALOGUE.shipping
    const shipping = method ? [{ ...method, rates: [{ countries: ['XX'], price: 1, minDays: 1, maxDays: 1 }] }] : []
    await expect(seed(opened.db, { ...SMALL_CATALOGUE, shipping })).rejects.toThrow('XX')
    expect(await steps()).toEqual([])
    expect(Object.values(await counts())).toEqual(Object.values(FILLED).map(() => 0))
  })

  it('gets orders in the past, with numbers in capitals', async () => {
    const [first] = SMALL_CATALOGUE.orders
    const orders = first ? [{ ...first, number: 'tl-1001', email: 'Ada@Mail.example' }] : []
    await seed(opened.db, { ...SMALL_CATALOGUE, orders }, { now })
    expect(await opened.db.select().from(schema.order)).toMatchObject([
      { number: 'TL-1001', email: 'ada@mail.example', placedAt: new Date('2026-07-30T10:00:00Z') },
    ])
    expect(await opened.db.select().from(schema.shipment)).toMatchObject([
      { shippedAt: new Date('2026-07-31T12:00:00Z'), deliveredAt: null },
    ])
  })
})

describe('a database that was filled before', () => {
  it('gets new data once, and keeps its own', async () => {
    await fillAsBefore(opened.db)
    await opened.db.update(schema.variant).set({ stock: 1 }).where(eq(schema.variant.sku, 'home-M'))
    expect(await seed(opened.db, SMALL_CATALOGUE)).toBe(true)
    expect([await counts(), await steps()]).toEqual([FILLED, STEPS])
    expect(await seed(opened.db, SMALL_CATALOGUE)).toBe(false)
    const [variant] = await opened.db.select().from(schema.variant).where(eq(schema.variant.sku, 'home-M'))
    expect(variant?.stock).toBe(1)
  })

  it('gets missing store settings', async () => {
    await fillAsBefore(opened.db)
    expect((await opened.db.select().from(schema.store))[0]?.content).not.toHaveProperty('currency')
    await seed(opened.db, SMALL_CATALOGUE)
    expect(await opened.db.select().from(schema.store)).toEqual([{ id: 1, content: SMALL_CATALOGUE.store }])
  })

  it('gets search words and new texts, and keeps the texts its operator changed', async () => {
    await seed(opened.db, SMALL_CATALOGUE)
    const { search: _, orderPrefix: __, ...older } = SMALL_CATALOGUE.store
    const content = { ...older, name: 'Mine', i18n: { ...older.i18n, en: { Footer: { about: 'Mine' } } } }
    await opened.db.update(schema.store).set({ content })
    await opened.db.delete(schema.seeding).where(eq(schema.seeding.version, 'store-words'))
    const texts = { Footer: { about: 'Theirs', copyright: 'Theirs' }, Search: { start: 'Theirs' } }
    const store = { ...SMALL_CATALOGUE.store, i18n: { ...SMALL_CATALOGUE.store.i18n, en: texts } }
    await seed(opened.db, { ...SMALL_CATALOGUE, store })
    const [row] = await opened.db.select().from(schema.store)
    expect(row?.content).toMatchObject({
      name: 'Mine',
      search: SMALL_CATALOGUE.store.search,
      orderPrefix: SMALL_CATALOGUE.store.orderPrefix,
      i18n: { en: { Footer: { about: 'Mine', copyright: 'Theirs' }, Search: { start: 'Theirs' } } },
    })
  })

  it('gets a missing mark and icon, and keeps its own', async () => {
    const mark = [{ path: 'M1 1h9', colour: 'text' as const }]
    const store = { ...SMALL_CATALOGUE.store, mark, icon: '/assets/theirs.svg' }
    await seed(opened.db, SMALL_CATALOGUE)
    await opened.db.update(schema.store).set({ content: { ...SMALL_CATALOGUE.store, icon: '/assets/mine.svg' } })
    await opened.db.delete(schema.seeding).where(eq(schema.seeding.version, 'mark'))
    await seed(opened.db, { ...SMALL_CATALOGUE, store })
    expect((await opened.db.select().from(schema.store))[0]?.content).toMatchObject({ mark, icon: '/assets/mine.svg' })
  })

  it('gets tracking and a return policy, unless its operator has set one', async () => {
    await seed(opened.db, SMALL_CATALOGUE)
    const { returns: _, ...silent } = SMALL_CATALOGUE.store
    const again = async (content: typeof SMALL_CATALOGUE.store) => {
      await opened.db.update(schema.store).set({ content })
      await opened.db.delete(schema.seeding).where(eq(schema.seeding.version, 'promises'))
      const shipping = SMALL_CATALOGUE.shipping.map((method) => ({ ...method, isTracked: method.code === 'express' }))
      await seed(opened.db, { ...SMALL_CATALOGUE, shipping })
      return (await opened.db.select().from(schema.store))[0]?.content.returns
    }
    expect(await again(silent)).toEqual({ days: 30, isFree: true })
    expect(await again({ ...silent, returns: null })).toBeNull()
    const methods = await opened.db.select().from(schema.shippingMethod)
    expect(methods.filter(({ isTracked }) => isTracked).map(({ code }) => code)).toEqual(['express'])
  })

  it('under an older name gets no products again', async () => {
    await fillAsBefore(opened.db, 'touchline-1')
    await seed(opened.db, SMALL_CATALOGUE)
    expect(await counts()).toEqual(FILLED)
  })
})
