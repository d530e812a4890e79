import type { PgTable } from 'drizzle-orm/pg-core'
import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../db/database'
import { lockDatabase } from '../db/migrate'
import * as schema from '../db/schema'
import { toRows } from './rows'

/** Rows written by one statement. */
const BATCH = 200

/** Hears how many of all rows are written. */
export type OnProgress = (done: number, total: number) => void

/**
 * Fills an empty database with a catalogue, all or nothing, one process at a time; a database that was filled before
 * stays as it is.
 * @returns whether it was filled now
 */
export async function seed(db: Database, catalogue: Catalogue, onProgress: OnProgress = () => {}): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDatabase(tx)
    const [filled] = await tx.select().from(schema.seeding).limit(1)
    if (filled) return false

    const rows = toRows(catalogue)
    const tables: [PgTable, object[]][] = [
      [schema.store, [{ id: 1, content: catalogue.store }]],
      [schema.category, rows.categories],
      [schema.product, rows.products],
      [schema.productCategory, rows.productCategories],
      [schema.variant, rows.variants],
      [schema.picture, rows.pictures],
      [schema.country, rows.countries],
      [schema.seeding, [{ version: 'touchline-2' }]],
    ]
    const total = tables.reduce((sum, [, all]) => sum + all.length, 0)
    let done = 0
    for (const [table, all] of tables) {
      for (let at = 0; at < all.length; at += BATCH) {
        const batch = all.slice(at, at + BATCH)
        await tx.insert(table).values(batch)
        done += batch.length
        onProgress(done, total)
      }
    }
    return true
  })
}
