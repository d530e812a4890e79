import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { ProductCard } from '../../contract/entities/product'
import { groupBy } from '../db/group-by'
import { media, picture, product, variant } from '../db/schema'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'
import { RevisionCache } from './facet-index/revision-cache'
import { type PictureOfMedia, toImage } from './media/photo'
import { cardPrice } from './variants/prices'
import { availableOf, isOffered, type VariantRow } from './variants/stock'

/** Maximum number of sizes a card names: "Only M and XL left". */
const MAX_LAST_SIZES = 2

/** Pictures of a card: the first, and the one that is shown while a mouse is over it. */
const PICTURES_PER_CARD = 2

/** Columns of a card: a small part of a product's. */
const CARD_COLUMNS = {
  id: product.id,
  key: product.key,
  name: product.name,
  brand: product.brand,
  subtitle: product.subtitle,
  price: product.price,
  specialPrice: product.specialPrice,
  lowestPrice: product.lowestPrice,
  isNew: product.isNew,
}

type ProductRow = Pick<typeof product.$inferSelect, keyof typeof CARD_COLUMNS>

/** The sizes in stock, if only a few of a product's sizes are left; empty for a product with several option groups. */
export function lastSizes(variants: VariantRow[], language: Shop['language']): string[] {
  if (variants.some(({ valueIds }) => valueIds.length > 1)) return []
  const available = variants.filter((row) => availableOf(row) > 0)
  const isFew = available.length > 0 && available.length <= MAX_LAST_SIZES && available.length < variants.length
  return isFew ? available.map(({ title }) => title[language]) : []
}

interface CardParts {
  row: ProductRow
  variants: VariantRow[]
  /** In their order, at least the first two; none for a product without pictures. */
  pictures: readonly PictureOfMedia[]
}

/** A product as a card; its struck-through price is the lowest of the 30 days before the reduction. */
export const toCard = (
  { row, variants, pictures: [front, second] }: CardParts,
  { language, now }: Pick<Shop, 'language' | 'now'>,
): ProductCard => ({
  key: row.key,
  name: row.name[language],
  brand: row.brand[language],
  subtitle: row.subtitle[language],
  picture: front ? toImage(front, language) : { imageUrl: '', alt: '' },
  secondImageUrl: second ? imageUrlOf(second.picture) : '',
  ...cardPrice(row, variants, now()),
  isNew: row.isNew,
  inStock: variants.some((one) => availableOf(one) > 0),
  lastSizes: lastSizes(variants, language),
})

/** The cards of some products, in the order of the rows; two queries for any number. */
async function cardsOf(shop: Shop, rows: ProductRow[]): Promise<Map<number, ProductCard>> {
  const { db } = shop
  const keys = rows.map(({ key }) => key)
  if (keys.length === 0) return new Map()
  const [variants, pictures] = await Promise.all([
    db
      .select()
      .from(variant)
      .where(and(inArray(variant.productKey, keys), isOffered))
      .orderBy(asc(variant.position)),
    db
      .select({ picture, media })
      .from(picture)
      .leftJoin(media, eq(media.hash, picture.mediaHash))
      .where(and(inArray(picture.productKey, keys), lt(picture.position, PICTURES_PER_CARD)))
      .orderBy(asc(picture.position)),
  ])
  const variantsOf = groupBy(variants, ({ productKey }) => productKey)
  const picturesOf = groupBy(pictures, ({ picture: { productKey } }) => productKey)
  return new Map(
    rows.map((row): [number, ProductCard] => {
      const parts = { row, variants: variantsOf.get(row.key) ?? [], pictures: picturesOf.get(row.key) ?? [] }
      return [row.id, toCard(parts, shop)]
    }),
  )
}

/** The cards of some products, in the order of their rows. */
export const readCards = async (shop: Shop, rows: ProductRow[]): Promise<ProductCard[]> => [
  ...(await cardsOf(shop, rows)).values(),
]

/** The cards of some products by their ids. */
export async function readCardsById(shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, ProductCard>> {
  if (ids.length === 0) return new Map()
  return cardsOf(
    shop,
    await shop.db
      .select(CARD_COLUMNS)
      .from(product)
      .where(inArray(product.id, [...ids])),
  )
}

/** About 4 MB. */
const MAX_CACHED_CARDS = 5000

/** Caches product cards until any product changes. */
export class CardCache {
  readonly #cache: RevisionCache<number, ProductCard>

  constructor(
    private readonly shop: Shop,
    private readonly read = readCardsById,
  ) {
    this.#cache = new RevisionCache({ maxEntries: MAX_CACHED_CARDS, now: shop.now })
  }

  /**
   * The cards of some products, in the order of their ids; unknown ids are omitted.
   * @param revision of the catalog index the ids are from
   */
  async of(ids: readonly number[], revision: number): Promise<ProductCard[]> {
    const known = new Map(ids.map((id) => [id, this.#cache.get(id, revision)]))
    const missing = await this.read(
      this.shop,
      ids.filter((id) => !known.get(id)),
    )
    for (const [id, card] of missing) this.#cache.set(id, revision, card)
    return ids.flatMap((id) => known.get(id) ?? missing.get(id) ?? [])
  }
}
