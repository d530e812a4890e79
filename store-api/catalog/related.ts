import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { Companion, ProductCard } from '../../contract/entities/product'
import { catalogEntry, picture, product, productRelation, variant } from '../db/schema'
import type { RelationKind } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { readRows } from '../search/read-rows'
import { readCards, readCardsById } from './product-cards'
import { optionGroupsOf, readOptions, variantsOf } from './variants/options'
import { availableSql } from './variants/stock'

/** Products offered beside one. */
const MAX_RELATED = 8

/** Products bought together with one. */
const MAX_COMPANIONS = 8

/** Of each category: more than are shown, since some are sold out. */
const MAX_CANDIDATES_PER_CATEGORY = 24

type ProductId = Pick<typeof product.$inferSelect, 'id' | 'key'>

/** The categories whose products are related to a product: its own, then their ancestors, nearest first. */
async function readRelatedCategories({ db }: Shop, key: string): Promise<number[]> {
  const rows = await readRows<{ id: number }>(
    db,
    sql`with recursive above as (
      select category.id, category.parent_key, product_category.position * 100 as distance
      from product_category join category on category.key = product_category.category_key
      where product_category.product_key = ${key}
      union all
      select category.id, category.parent_key, above.distance + 1
      from category join above on category.key = above.parent_key
      where above.distance < 100
    )
    select id from above order by distance`,
  )
  return rows.map(({ id }) => id)
}

const isRelation = (key: string, kind: RelationKind) =>
  and(eq(productRelation.productKey, key), eq(productRelation.kind, kind))

/** Ids of the products that are sold and related in a way, in the operator's order. */
async function relatedIds({ db }: Shop, key: string, kind: RelationKind): Promise<number[]> {
  const rows = await db
    .select({ id: catalogEntry.productId })
    .from(productRelation)
    .innerJoin(product, eq(product.key, productRelation.relatedKey))
    .innerJoin(catalogEntry, eq(catalogEntry.productId, product.id))
    .where(and(isRelation(key, kind), eq(catalogEntry.isWithdrawn, false)))
    .orderBy(asc(productRelation.position))
  return rows.map(({ id }) => id)
}

/**
 * Related products in the operator's order, then others from the product's categories: those in stock first. A product
 * that it replaces is omitted.
 */
export async function readRelated(shop: Shop, { id, key }: ProductId): Promise<ProductCard[]> {
  const [picked, replaced, nodes, { index }] = await Promise.all([
    relatedIds(shop, key, 'goes-with'),
    relatedIds(shop, key, 'replaces'),
    readRelatedCategories(shop, key),
    shop.catalog.current(),
  ])
  const near = nodes.flatMap((node) => index.first(node, MAX_CANDIDATES_PER_CATEGORY))
  const inStock = near.filter((other) => index.isInStock(other))
  const soldOut = near.filter((other) => !index.isInStock(other))
  const excluded = new Set([id, ...replaced])
  const others = [...new Set([...picked, ...inStock, ...soldOut])].filter((other) => !excluded.has(other))
  const shown = others.slice(0, MAX_RELATED)
  const cards = await readCardsById(shop, shown)
  return shown.flatMap((other) => cards.get(other) ?? [])
}

function readCompanionRows({ db }: Shop, key: string) {
  const inStock = db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productKey, product.key), gt(availableSql, 0)))
  return db
    .select({ product })
    .from(productRelation)
    .innerJoin(product, eq(product.key, productRelation.relatedKey))
    .innerJoin(catalogEntry, eq(catalogEntry.productId, product.id))
    .where(and(isRelation(key, 'completes'), eq(catalogEntry.isWithdrawn, false), exists(inStock)))
    .orderBy(asc(productRelation.position))
    .limit(MAX_COMPANIONS)
}

/** Products that complete a product and are in stock, in the operator's order. */
export async function readCompanions(shop: Shop, key: string): Promise<Companion[]> {
  const rows = (await readCompanionRows(shop, key)).map((row) => row.product)
  if (rows.length === 0) return []
  const keys = rows.map((row) => row.key)
  const [cards, optionsOf, pictures] = await Promise.all([
    readCards(shop, rows),
    readOptions(shop.db, keys),
    shop.db.select().from(picture).where(inArray(picture.productKey, keys)),
  ])
  return cards.map((card, place) => {
    const [options, product] = [optionsOf(card.key), rows[place]]
    return {
      ...card,
      optionGroups: optionGroupsOf(options, shop.language),
      variants: product ? variantsOf(options, { product, pictures, now: shop.now() }) : [],
    }
  })
}
