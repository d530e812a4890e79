import { eq } from 'drizzle-orm'
import type { Catalogue, CataloguePrice } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { priceChange, product } from '../../db/schema'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { lowestBefore, type PricePoint } from '../../catalog/lowest-before'
import { knownProducts } from './products-step'
import { type Step, writeRows } from './step'

const DAY = 24 * 60 * 60 * 1000

/** Products came in before anything happened to their prices. */
const EARLIEST = 90 * DAY

type Row = typeof product.$inferSelect

/** The price history of a product, the oldest first; without one, its current price. */
function historyOf({ price, specialPrice, releasedAt }: Row, changes: CataloguePrice[], now: number): PricePoint[] {
  const came = new Date(Math.min(releasedAt.getTime(), now - EARLIEST))
  if (changes.length === 0) return [{ price: specialPrice ?? price, at: came }]
  return changes.map(({ price: amount, daysAgo }) => ({
    price: amount,
    at: daysAgo === null ? came : new Date(now - daysAgo * DAY),
  }))
}

/** A reduction began with the last change of its price. */
async function keepLowest(tx: Database, { key, specialPrice }: Row, history: PricePoint[]): Promise<void> {
  const began = history.at(-1)
  if (specialPrice === null || !began) return
  const lowestPrice = lowestBefore(history, began.at)
  await tx.update(product).set({ lowestPrice }).where(eq(product.key, key))
}

/** The price history of every product, and the reference prices of reductions. */
export function pricesStep(catalogue: Catalogue, now: number): Step {
  const { products, prices } = catalogue
  const recorded = new Set(prices.map(({ productKey }) => productKey))
  return {
    name: 'prices',
    rows: prices.length + products.filter(({ key }) => !recorded.has(key)).length,
    run: async (tx, onRows) => {
      // A price an operator has set is history enough.
      const stored = await tx.selectDistinct({ key: priceChange.productKey }).from(priceChange)
      const known = new Set(stored.map(({ key }) => key))
      const rows = (await knownProducts(tx, catalogue)).filter(({ key }) => !known.has(key))
      const changes: object[] = []
      for (const row of rows) {
        const own = prices.filter(({ productKey }) => productKey === row.key)
        const history = historyOf(row, own, now)
        await keepLowest(tx, row, history)
        changes.push(...history.map((asked) => ({ ...asked, productKey: row.key })))
      }
      await writeRows(tx, [[priceChange, changes]], onRows)
      await refreshCatalogEntries(
        tx,
        rows.map(({ id }) => id),
      )
    },
  }
}
