import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { FeedProducts } from '../../../contract/entities/sitemap'
import type { Shop } from '../../http/context'
import { facetValue, listingEntry, product, variant } from '../../db/schema'
import { shownPrice } from '../shown-price'
import { ageGroupOf } from './age-group'
import { readPictures } from './read-pictures'
import { readTrails } from './read-trails'
import { shownColours } from './shown-colours'

/** Products of one answer. */
const MOST = 100

const readProducts = ({ db }: Pick<Shop, 'db'>, after: number) =>
  db
    .select({
      id: product.id,
      kind: facetValue.key,
      key: product.key,
      model: product.model,
      name: product.name,
      team: product.team,
      description: product.description,
      price: product.price,
      specialPrice: product.specialPrice,
      lowestPrice: product.lowestPrice,
      details: product.details,
    })
    .from(listingEntry)
    .innerJoin(product, eq(product.id, listingEntry.productId))
    .innerJoin(facetValue, eq(facetValue.id, listingEntry.kind))
    .where(and(gt(listingEntry.productId, after), eq(listingEntry.isWithdrawn, false)))
    .orderBy(asc(listingEntry.productId))
    .limit(MOST)

const readVariants = async ({ db }: Pick<Shop, 'db'>, keys: string[]) =>
  keys.length === 0
    ? []
    : db.select().from(variant).where(inArray(variant.productKey, keys)).orderBy(asc(variant.position))

/** Products as shopping engines are told them, from a number on. */
export async function listFeed(shop: Pick<Shop, 'db' | 'language'>, after: number): Promise<FeedProducts> {
  const { language } = shop
  const rows = await readProducts(shop, after)
  const keys = rows.map(({ key }) => key)
  const [variants, pictures, trails] = await Promise.all([
    readVariants(shop, keys),
    readPictures(shop, keys),
    readTrails(shop, keys),
  ])
  const list = rows.map((row) => ({
    key: row.key,
    name: row.name[language],
    team: row.team[language],
    model: row.model,
    description: row.description[language],
    ...shownPrice(row),
    pictures: pictures.get(row.key) ?? [],
    categories: trails.get(row.key) ?? [],
    colours: shownColours(row.details, language),
    ageGroup: ageGroupOf(row.kind),
    variants: variants
      .filter(({ productKey }) => productKey === row.key)
      .map(({ sku, size, stock }) => ({ sku, size: size[language], inStock: stock > 0 })),
  }))
  return {
    list: list.filter((entry) => entry.pictures.length > 0),
    next: rows.length < MOST ? null : (rows.at(-1)?.id ?? null),
  }
}
