import { eq } from 'drizzle-orm'
import type { Catalogue, CataloguePrice } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { priceChange, product } from '../../db/schema'
import { refreshCatalogEntries } from '../../catalog/facet-index/entry'
import { lowestBefore, type PricePoint } from '../../catalog/lowest-before'
import { findCatalogueProducts } from './products-step'
import { type Step, writeRows } from './step'

const DAY = 24 * 60 * 60 * 1000

/** Products are dated back at least this far, so that their release precedes all price changes. */
const MIN_AGE_MS = 90 * DAY

type Row = typeof product.$inferSelect

/** The price history of a product, the oldest first; without one, its current price. */
function historyOf({ price, specialPrice, releasedAt }: Row, changes: CataloguePrice[], now: number): PricePoint[] {
  const releaseDate = new Date(Math.min(releasedAt.getTime(), now - MIN_AGE_MS))
  if (changes.length === 0) return [{ price: specialPrice ?? price, at: releaseDate }]
  return changes.map(({ price: amount, daysAgo }) => ({
    price: amount,
    at: daysAgo === null ? releaseDate : new Date(now - daysAgo * DAY),
  }))
}

/** A reduction starts with the last price change. */
async function storeLowestPrice(tx: Database, { key, specialPrice }: Row, history: PricePoint[]): Promise<void> {
  const lastChange = history.at(-1)
  if (specialPrice === null || !lastChange) return
  const lowestPrice = lowestBefore(history, lastChange.at)
  await tx.update(product).set({ lowestPrice }).where(eq(product.key, key))
}

/** The price history of every product, and the reference prices of reductions. */
export function pricesStep(catalogue: Catalogue, now: number): Step {
  const { products, prices } = catalogue
  const keysWithPrices = new Set(prices.map(({ productKey }) => productKey))
  return {
    name: 'prices',
    rows: prices.length + products.filter(({ key }) => !keysWithPrices.has(key)).length,
    run: async (tx, onRows) => {
      // Products with a price set by an operator already have a history.
      const stored = await tx.selectDistinct({ key: priceChange.productKey }).from(priceChange)
      const keysWithHistory = new Set(stored.map(({ key }) => key))
      const rows = (await findCatalogueProducts(tx, catalogue)).filter(({ key }) => !keysWithHistory.has(key))
      const changes: object[] = []
      for (const row of rows) {
        const productPrices = prices.filter(({ productKey }) => productKey === row.key)
        const history = historyOf(row, productPrices, now)
        await storeLowestPrice(tx, row, history)
        changes.push(...history.map((change) => ({ ...change, productKey: row.key })))
      }
      await writeRows(tx, [[priceChange, changes]], onRows)
      await refreshCatalogEntries(
        tx,
        rows.map(({ id }) => id),
      )
    },
  }
}
