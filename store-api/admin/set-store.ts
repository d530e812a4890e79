import { asc, eq } from 'drizzle-orm'
import { storeSettingsSchema, type ExtensionScript } from '../../contract/entities/store'
import { enqueueInvalidations } from '../jobs/cache-invalidation'
import type { Shop } from '../http/context'
import { extensionScript, store } from '../db/schema'
import { changedStore, type StoreChange } from './changed-store'
import { toldStore } from './told-store'

const WRITTEN = ['name', 'logo', 'title', 'seoDescription', 'seoKeywords', 'contact', 'restrict', 'notify'] as const
const writtenSchema = storeSettingsSchema.pick([...WRITTEN])

/** Settings of the whole shop, and the scripts of its pages' heads. */
export interface NewStore {
  change: StoreChange
  /** All there are from now on; those there are stay where none are named. */
  scripts?: readonly ExtensionScript[] | undefined
}

/**
 * Changes what the shop says of itself; every storefront is told in the same transaction.
 * @returns whether there are settings: a database that was never filled has none
 * @throws ValidationError for what the contract does not allow
 */
export async function setStore({ db }: Pick<Shop, 'db'>, { change, scripts }: NewStore): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(store).orderBy(asc(store.id)).limit(1).for('update')
    if (!row) return false
    const content = changedStore(row.content, change)
    writtenSchema.validateSync(toldStore(content, change.language), { strict: true })
    await tx.update(store).set({ content }).where(eq(store.id, row.id))
    if (scripts) {
      await tx.delete(extensionScript)
      const rows = scripts.map((script, position) => ({ ...script, position }))
      if (rows.length > 0) await tx.insert(extensionScript).values(rows)
    }
    await enqueueInvalidations(tx, ['store'])
    return true
  })
}
