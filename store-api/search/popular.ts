import { and, asc, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Suggestions } from '../../contract/entities/search'
import type { CardCache } from '../catalog/product-cards'
import { catalogEntry, order, orderLine, product, productCategory } from '../db/schema'
import type { Shop } from '../http/context'
import { readCategories } from './categories'
import { popularKeywords } from './popular-searches'

const MAX_POPULAR_PRODUCTS = 5
const MAX_POPULAR_CATEGORIES = 4
/** Best sellers, of which some may be sold out. */
const MAX_BEST_SELLERS = 200

/** Number of days whose orders count. */
const SALES_WINDOW_DAYS = 90
const DAY_MS = 86_400_000

/** Sales change slowly, and every search box requests them. */
const TTL_MS = 300_000

interface Popular {
  /** Of products. */
  ids: number[]
  /** Keys of categories. */
  categories: string[]
}

type BestSellers = { id: number; key: string }[]

interface CacheEntry {
  until: number
  bestSellers: Promise<BestSellers>
  /** Revision of the catalogue that `popular` was computed for. */
  revision: string
  popular: Promise<Popular>
}

const cache = new WeakMap<Shop, CacheEntry>()

/**
 * Shown before anything is typed: recent best sellers, counted in paid orders by product and without any data of their
 * customers, and what is searched for often.
 */
export async function suggestPopular(shop: Shop, cards: CardCache): Promise<Suggestions> {
  const { revision } = await shop.catalog.current()
  const { ids, categories } = await readPopular(shop, String(revision))
  const [nodes, products, keywords] = await Promise.all([
    readCategories(shop),
    cards.of(ids, revision),
    popularKeywords(shop),
  ])
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  return { keywords, categories: categories.flatMap((key) => byKey.get(key) ?? []), products }
}

/** Sales are counted again after some minutes alone; which products are offered is read at each change of the catalogue. */
function readPopular(shop: Shop, revision: string): Promise<Popular> {
  const cached = cache.get(shop)
  const isCurrent = cached !== undefined && cached.until > shop.now()
  if (isCurrent && cached.revision === revision) return cached.popular
  const { until, bestSellers } = isCurrent ? cached : { until: shop.now() + TTL_MS, bestSellers: readBestSellers(shop) }
  const popular = bestSellers.then((products) => popularOf(shop, products))
  cache.set(shop, { until, bestSellers, revision, popular })
  popular.catch(() => cache.delete(shop))
  return popular
}

/** Condition: a product that is sold and in stock. */
const isOffered = and(eq(catalogEntry.isWithdrawn, false), eq(catalogEntry.isInStock, true))

async function popularOf(shop: Shop, bestSellers: BestSellers): Promise<Popular> {
  const offered = await filterOffered(shop, bestSellers)
  const ids = offered.slice(0, MAX_POPULAR_PRODUCTS).map(({ id }) => id)
  return {
    ids: [...ids, ...(await readFirst(shop, ids, MAX_POPULAR_PRODUCTS - ids.length))],
    categories: await readCategoriesOf(
      shop,
      offered.map(({ key }) => key),
    ),
  }
}

/** The best-selling products, enough to derive the best-selling categories from those that are offered. */
const readBestSellers = ({ db, now }: Shop): Promise<BestSellers> =>
  db
    .select({ id: product.id, key: product.key })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .innerJoin(product, eq(product.key, orderLine.productKey))
    .where(and(eq(order.payment, 'paid'), gt(order.placedAt, new Date(now() - SALES_WINDOW_DAYS * DAY_MS))))
    .groupBy(product.id, product.key)
    .orderBy(desc(sql`sum(${orderLine.quantity})`), asc(product.id))
    .limit(MAX_BEST_SELLERS)

async function filterOffered({ db }: Shop, bestSellers: BestSellers): Promise<BestSellers> {
  if (bestSellers.length === 0) return []
  const rows = await db
    .select({ id: catalogEntry.productId })
    .from(catalogEntry)
    .where(
      and(
        inArray(
          catalogEntry.productId,
          bestSellers.map(({ id }) => id),
        ),
        isOffered,
      ),
    )
  const offered = new Set(rows.map(({ id }) => id))
  return bestSellers.filter(({ id }) => offered.has(id))
}

/** The first products in the shop's default order, for a shop that has sold little. */
async function readFirst({ db }: Shop, excludedIds: number[], limit: number): Promise<number[]> {
  if (limit <= 0) return []
  const rows = await db
    .select({ id: catalogEntry.productId })
    .from(catalogEntry)
    .where(and(isOffered, excludedIds.length > 0 ? notInArray(catalogEntry.productId, excludedIds) : undefined))
    .orderBy(asc(catalogEntry.place))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The categories of the best sellers, those with most of them first; the root categories if nothing was sold. */
async function readCategoriesOf(shop: Shop, keys: string[]): Promise<string[]> {
  const roots = (await readCategories(shop)).filter(({ parent }) => parent === '').map(({ key }) => key)
  const rows =
    keys.length === 0
      ? []
      : await shop.db
          .select({ key: productCategory.categoryKey })
          .from(productCategory)
          .where(inArray(productCategory.productKey, keys))
          .groupBy(productCategory.categoryKey)
          .orderBy(desc(sql`count(*)`), asc(productCategory.categoryKey))
          .limit(MAX_POPULAR_CATEGORIES)
  return [...new Set([...rows.map(({ key }) => key), ...roots])].slice(0, MAX_POPULAR_CATEGORIES)
}
