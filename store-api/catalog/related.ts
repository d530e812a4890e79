import { and, asc, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Companion, ProductCard } from '../../contract/entities/product'
import { catalogEntry, facetValue, picture, product, variant } from '../db/schema'
import type { Shop } from '../http/context'
import { readRows } from '../search/read-rows'
import { readCards, readCardsById } from './product-cards'
import { optionGroupsOf, readOptions, variantsOf } from './variants/options'
import { availableSql } from './variants/stock'

/** Products offered beside one. */
const MAX_RELATED = 8

/** Of each category: more than are shown, since some are sold out. */
const MAX_CANDIDATES_PER_CATEGORY = 24

/** The nodes a product is offered with others of: its own, those above it, nearest first, then those of its kind. */
async function neighbourhoods({ db }: Shop, key: string): Promise<number[]> {
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

/** Of the same team first, then of the same kind; what is sold out comes last. */
export async function readRelated(
  shop: Shop,
  { id, key }: Pick<typeof product.$inferSelect, 'id' | 'key'>,
): Promise<ProductCard[]> {
  const [nodes, { index }] = await Promise.all([neighbourhoods(shop, key), shop.catalog.current()])
  const near = [...new Set(nodes.flatMap((node) => index.first(node, MAX_CANDIDATES_PER_CATEGORY)))].filter(
    (other) => other !== id,
  )
  const inStock = near.filter((other) => index.isInStock(other))
  const soldOut = near.filter((other) => !index.isInStock(other))
  const shown = [...inStock, ...soldOut].slice(0, MAX_RELATED)
  const cards = await readCardsById(shop, shown)
  return shown.flatMap((other) => cards.get(other) ?? [])
}

/** Shirts that shorts and socks belong to: those of a match, in the same sizes. */
const SHIRTS = ['home', 'away', 'third', 'goalkeeper']
const COMPANIONS = ['shorts', 'socks']

/** The newest of each kind that a team has in stock. */
function findRows({ db }: Shop, productId: number) {
  const own = alias(catalogEntry, 'own')
  const ownKind = alias(facetValue, 'own_kind')
  const inStock = db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productKey, product.key), gt(availableSql, 0)))
  return db
    .selectDistinctOn([facetValue.position], { product })
    .from(own)
    .innerJoin(ownKind, and(eq(ownKind.id, own.kind), inArray(ownKind.key, SHIRTS)))
    .innerJoin(catalogEntry, eq(catalogEntry.brand, own.brand))
    .innerJoin(facetValue, and(eq(facetValue.id, catalogEntry.kind), inArray(facetValue.key, COMPANIONS)))
    .innerJoin(product, eq(product.id, catalogEntry.productId))
    .where(and(eq(own.productId, productId), eq(catalogEntry.isWithdrawn, false), exists(inStock)))
    .orderBy(asc(facetValue.position), desc(product.releasedAt), asc(product.id))
}

/** What completes a kit: shorts and socks of the same team, as long as there are any. */
export async function readCompanions(shop: Shop, productId: number): Promise<Companion[]> {
  const rows = (await findRows(shop, productId)).map((row) => row.product)
  if (rows.length === 0) return []
  const keys = rows.map(({ key }) => key)
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
