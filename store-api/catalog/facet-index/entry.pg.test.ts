/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { product, variant } from '../../db/schema'
import { readRows } from '../../search/read-rows'
import { migratedPostgres } from '../../testing/database'
import { openTestShop } from '../../testing/test-shop'
import { refreshCatalogEntries } from './entry'

const fresh = async () => openTestShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof fresh>>
beforeAll(async () => (opened = await fresh()))
afterAll(() => opened.close())

/** Milliseconds within which a statement that waits for no lock finishes. */
const WHILE = 300

describe('on PostgreSQL, at the same time', () => {
  it('removes both sizes from listings when their last pieces are sold concurrently', async () => {
    const { db } = opened
    const [home] = await db.select({ id: product.id }).from(product).where(eq(product.key, 'home'))
    const id = home?.id ?? 0
    const sizes = async () => {
      const [row] = await readRows<{ n: number }>(
        db,
        sql`select cardinality(facet_values) as n from listing_entry where product_id = ${id}`,
      )
      return row?.n
    }
    const sell = async (tx: Database, sku: string) => {
      await tx
        .update(variant)
        .set({ stock: 0 })
        .where(and(eq(variant.productKey, 'home'), eq(variant.sku, sku)))
      await refreshCatalogEntries(tx, [id])
    }
    await db.update(variant).set({ stock: 1 }).where(eq(variant.productKey, 'home'))
    await refreshCatalogEntries(db, [id])
    const before = (await sizes()) ?? 0

    let second: Promise<void> = Promise.resolve()
    await db.transaction(async (tx) => {
      await sell(tx, 'home-M')
      second = db.transaction((other) => sell(other, 'home-L'))
      await pause(WHILE)
    })
    await second
    expect(await sizes()).toBe(before - 2)
  })
})
