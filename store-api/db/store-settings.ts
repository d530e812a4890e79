import type { Shop } from '../http/context'
import { store } from './schema'
import type { StoreContent } from './schema/columns'

/** The database holds no shop: it was never served. */
export class NeverFilledError extends Error {
  override readonly name = 'NeverFilledError'
}

/** The store settings, in every language. @throws NeverFilledError */
export async function readStore({ db }: Pick<Shop, 'db'>): Promise<StoreContent> {
  const [row] = await db.select().from(store).limit(1)
  if (!row) throw new NeverFilledError('the store was never filled')
  return row.content
}
