import { inArray } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { product } from '../../db/schema'

/** The products of a catalogue that a database has; it may have many others. */
export const knownProducts = (tx: Database, { products }: Pick<Catalogue, 'products'>) =>
  tx
    .select()
    .from(product)
    .where(
      inArray(
        product.key,
        products.map(({ key }) => key),
      ),
    )
