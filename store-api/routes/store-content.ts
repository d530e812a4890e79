import type { CatalogueStore } from '../catalogue/catalogue'
import type { Shop } from '../context'
import { store } from '../db/schema'

/** What the shop knows about itself, in every language. */
export async function readStore({ db }: Pick<Shop, 'db'>): Promise<CatalogueStore> {
  const [row] = await db.select().from(store).limit(1)
  if (!row) throw new Error('the store was never filled')
  return row.content
}
