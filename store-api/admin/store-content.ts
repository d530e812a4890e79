import type { CatalogueStore } from '../demo/catalogue/catalogue'
import type { Shop } from '../http/context'
import { store } from '../db/schema'

/** A database without a shop in it: nobody has served it yet. */
export class NeverFilledError extends Error {
  override readonly name = 'NeverFilledError'
}

/** What the shop knows about itself, in every language. @throws NeverFilledError */
export async function readStore({ db }: Pick<Shop, 'db'>): Promise<CatalogueStore> {
  const [row] = await db.select().from(store).limit(1)
  if (!row) throw new NeverFilledError('the store was never filled')
  return row.content
}
