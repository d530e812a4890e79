import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import type { CacheTag } from '../../../contract/cache-tags'
import { inTransaction } from '../../db/database'
import { product, variant } from '../../db/schema'
import type { Shop } from '../../http/context'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { runEvery } from '../../jobs/scheduler'
import { findStaleEntries, refreshCatalogEntries } from '../facet-index/entry'
import { assignSaleCategories } from '../sale-categories'

const INTERVAL_MS = 10_000

/** How far back the first run looks for sales that started or ended while the store API was down. */
const INITIAL_LOOKBACK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * How far each run looks back beyond the last one: a product that is written while its sale starts becomes visible only
 * after its transaction.
 */
const OVERLAP_MS = 60_000

/** Products per transaction. */
const CHUNK_SIZE = 500

type SaleShop = Pick<Shop, 'db' | 'now'>

interface ProductRef {
  id: number
  key: string
}

/** Products with a variant whose sale started or ended after one time, up to another. */
async function findProductsWithSaleChange({ db }: Pick<Shop, 'db'>, after: Date, until: Date): Promise<ProductRef[]> {
  const { saleStartsAt, saleEndsAt } = variant
  const isInPeriod = (column: typeof saleStartsAt | typeof saleEndsAt) =>
    and(isNotNull(column), gt(column, after), lte(column, until))
  return db
    .selectDistinct({ id: product.id, key: product.key })
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .where(or(isInPeriod(saleStartsAt), isInPeriod(saleEndsAt)))
    .orderBy(product.id)
}

/** Refreshes some products in one transaction, if they show other prices than before. @returns their keys */
async function refreshChunk({ db }: SaleShop, products: readonly ProductRef[], until: Date): Promise<string[]> {
  const stale = new Set(
    await findStaleEntries(
      db,
      products.map(({ id }) => id),
      until,
    ),
  )
  const rows = products.filter(({ id }) => stale.has(id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await inTransaction(db, async (tx) => {
    await refreshCatalogEntries(tx, ids, until)
    const lists = await assignSaleCategories(tx, until, ids)
    await enqueueInvalidations(tx, [...rows.map(({ key }): CacheTag => `product:${key}`), 'listing', ...lists])
  })
  return rows.map(({ key }) => key)
}

/**
 * Refreshes listings, caches and storefronts for products whose sale started or ended; repeating it changes nothing.
 * @param after milliseconds since the epoch
 * @returns the keys of the products that show other prices than before
 */
export async function refreshSales(shop: SaleShop, after: number): Promise<string[]> {
  const until = new Date(shop.now())
  const products = await findProductsWithSaleChange(shop, new Date(after), until)
  const refreshed: string[] = []
  for (let from = 0; from < products.length; from += CHUNK_SIZE)
    refreshed.push(...(await refreshChunk(shop, products.slice(from, from + CHUNK_SIZE), until)))
  return refreshed
}

/** Refreshes sales that start and end, until it is stopped. */
export function startSaleRefresh(shop: SaleShop & Pick<Shop, 'logger'>): () => Promise<void> {
  let after = shop.now() - INITIAL_LOOKBACK_MS
  const work = async () => {
    const until = shop.now()
    await refreshSales(shop, after)
    after = until - OVERLAP_MS
  }
  return runEvery({ name: 'refresh of sales', intervalMs: INTERVAL_MS, work, logger: shop.logger })
}
