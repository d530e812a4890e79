import { and, asc, desc, eq, exists, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Companion } from '../../contract/entities/product'
import type { Shop } from '../http/context'
import { facetValue, listingEntry, product, variant } from '../db/schema'
import { readCards } from './product-cards'
import { optionGroupsOf } from './option-groups'

/** Shirts that shorts and socks belong to: those of a match, in the same sizes. */
const SHIRTS = ['home', 'away', 'third', 'goalkeeper']
const COMPANIONS = ['shorts', 'socks']

/** The newest of each kind that a team has in stock. */
function findRows({ db }: Shop, productId: number) {
  const own = alias(listingEntry, 'own')
  const ownKind = alias(facetValue, 'own_kind')
  const inStock = db
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.productKey, product.key), gt(variant.stock, 0)))
  return db
    .selectDistinctOn([facetValue.position], { product })
    .from(own)
    .innerJoin(ownKind, and(eq(ownKind.id, own.kind), inArray(ownKind.key, SHIRTS)))
    .innerJoin(listingEntry, eq(listingEntry.team, own.team))
    .innerJoin(facetValue, and(eq(facetValue.id, listingEntry.kind), inArray(facetValue.key, COMPANIONS)))
    .innerJoin(product, eq(product.id, listingEntry.productId))
    .where(and(eq(own.productId, productId), eq(listingEntry.isWithdrawn, false), exists(inStock)))
    .orderBy(asc(facetValue.position), desc(product.releasedAt), asc(product.id))
}

/** What completes a kit: shorts and socks of the same team, as long as there are any. */
export async function readCompanions(shop: Shop, productId: number): Promise<Companion[]> {
  const rows = (await findRows(shop, productId)).map((row) => row.product)
  if (rows.length === 0) return []
  const keys = rows.map(({ key }) => key)
  const [cards, variants] = await Promise.all([
    readCards(shop, rows),
    shop.db.select().from(variant).where(inArray(variant.productKey, keys)).orderBy(asc(variant.position)),
  ])
  return cards.map((card) => ({
    ...card,
    optionGroups: optionGroupsOf(
      variants.filter(({ productKey }) => productKey === card.key),
      shop,
    ),
  }))
}
