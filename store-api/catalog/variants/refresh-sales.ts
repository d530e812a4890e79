import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import { product, variant } from '../../db/schema'
import type { Shop } from '../../http/context'
import { enqueueInvalidations } from '../../jobs/cache-invalidation'
import { runEvery } from '../../jobs/scheduler'
import { refreshCatalogEntries } from '../facet-index/entry'
import { assignSaleCategory } from '../sale-categories'

const INTERVAL_MS = 10_000

/** How far back the first run looks for sales that started or ended while the store API was down. */
const FIRST_LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000

type SaleShop = Pick<Shop, 'db' | 'now'>

/** Products with a variant whose sale started or ended after one time, up to another. */
async function findTurned({ db }: Pick<Shop, 'db'>, after: Date, until: Date) {
  const { saleStartsAt, saleEndsAt } = variant
  const isIn = (column: typeof saleStartsAt | typeof saleEndsAt) =>
    and(isNotNull(column), gt(column, after), lte(column, until))
  return db
    .selectDistinct({ id: product.id, key: product.key })
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .where(or(isIn(saleStartsAt), isIn(saleEndsAt)))
    .orderBy(product.id)
}

/**
 * Refreshes listings, caches and storefronts for products whose sale started or ended; repeating it does no harm.
 * @param after milliseconds since the epoch
 * @returns the keys of the products
 */
export async function refreshSales(shop: SaleShop, after: number): Promise<string[]> {
  const until = new Date(shop.now())
  const turned = await findTurned(shop, new Date(after), until)
  for (const row of turned)
    await shop.db.transaction(async (tx) => {
      await refreshCatalogEntries(tx, [row.id], until)
      await enqueueInvalidations(tx, [`product:${row.key}`, ...(await assignSaleCategory(tx, row, until))])
    })
  return turned.map(({ key }) => key)
}

/** Refreshes sales that start and end, until it is stopped. */
export function startSaleRefresh(shop: SaleShop & Pick<Shop, 'logger'>): () => Promise<void> {
  let after = shop.now() - FIRST_LOOK_BACK_MS
  const work = async () => {
    const until = shop.now()
    await refreshSales(shop, after)
    after = until
  }
  return runEvery({ name: 'refresh of sales', every: INTERVAL_MS, work, logger: shop.logger })
}
