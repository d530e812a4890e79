import type { PgTable } from 'drizzle-orm/pg-core'
import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { contentPage, extensionScript, store } from '../../db/schema'
import { writeOrders } from './orders'
import { writeShipping } from './shipping'
import type { Step } from './step'
import { countRows, writeRows } from './write-rows'

/** A database that was filled before settings grew has the store without the new ones. */
const refreshStore = (tx: Database, content: Catalogue['store']) =>
  tx.insert(store).values({ id: 1, content }).onConflictDoUpdate({ target: store.id, set: { content } })

/**
 * Content pages, ways of delivery, scripts and orders, and the store's settings as they are now.
 * @param now milliseconds since the epoch; the orders' times are told from it
 */
export function shopFrontStep(catalogue: Catalogue, now: number): Step {
  const { pages, scripts, shipping, orders } = catalogue
  const tables: [PgTable, object[]][] = [
    [contentPage, pages.map((page) => ({ ...page, updatedAt: new Date(page.updatedAt) }))],
    [extensionScript, scripts.map((script, position) => ({ ...script, position }))],
  ]
  return {
    name: 'shop-front',
    rows: 1 + countRows(tables) + shipping.length + orders.length,
    run: async (tx, onRows) => {
      await refreshStore(tx, catalogue.store)
      onRows(1)
      await writeRows(tx, tables, onRows)
      await writeShipping(tx, shipping, onRows)
      await writeOrders(tx, { orders, now }, onRows)
    },
  }
}
