import { asc, inArray, sql } from 'drizzle-orm'
import type { OptionGroup, ProductCard } from '../../contract/entities/product'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { picture, product, variant } from '../db/schema'
import type { Shop } from '../http/context'
import { imageUrlOf } from '../http/reply'
import { RevisionCache } from './facet-index/revision-cache'

/** Maximum number of sizes a card names: "Only M and XL left". */
const MAX_LAST_SIZES = 2

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
type VariantRow = typeof variant.$inferSelect
type ImageRow = typeof picture.$inferSelect

/** The sizes in stock, when only a few of a product's sizes are left. */
export function lastSizes(variants: VariantRow[], language: Shop['language']): string[] {
  const left = variants.filter(({ stock }) => stock > 0)
  const isFew = left.length > 0 && left.length <= MAX_LAST_SIZES && left.length < variants.length
  return isFew ? left.map(({ title }) => title[language]) : []
}

interface CardParts {
  row: ProductRow
  variants: VariantRow[]
  /** Undefined for a product without pictures. */
  front: ImageRow | undefined
}

/** A product as a card; its struck-through price is the lowest of the 30 days before the reduction. */
export const toCard = ({ row, variants, front }: CardParts, language: Shop['language']): ProductCard => ({
  key: row.key,
  name: row.name[language],
  brand: row.brand[language],
  subtitle: row.subtitle[language],
  picture: front ? { imageUrl: imageUrlOf(front), alt: front.alt[language] } : { imageUrl: '', alt: '' },
  ...shownPrice(row),
  isNew: row.isNew,
  inStock: variants.some(({ stock }) => stock > 0),
  lastSizes: lastSizes(variants, language),
  isPriceFrom: false,
  unitPrice: null,
})

/** The cards of some products, in the order of the rows; two queries for any number. */
async function cardsOf({ db, language }: Shop, rows: ProductRow[]): Promise<Map<number, ProductCard>> {
  const keys = rows.map(({ key }) => key)
  if (keys.length === 0) return new Map()
  const [variants, fronts] = await Promise.all([
    db.select().from(variant).where(inArray(variant.productKey, keys)).orderBy(asc(variant.position)),
    db
      .select()
      .from(picture)
      .where(sql`${inArray(picture.productKey, keys)} and ${picture.position} = 0`),
  ])
  const frontOf = new Map(fronts.map((front) => [front.productKey, front]))
  return new Map(
    rows.flatMap((row): [number, ProductCard][] => {
      const front = frontOf.get(row.key)
      const own = variants.filter(({ productKey }) => productKey === row.key)
      return [[row.id, toCard({ row, variants: own, front }, language)]]
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

/** The only option group of a product is its size. */
export const optionGroupsOf = (
  variants: readonly (typeof variant.$inferSelect)[],
  { language, texts }: Pick<Shop, 'language' | 'texts'>,
): OptionGroup[] => [
  {
    id: SIZE_GROUP_ID,
    title: texts.size,
    optionList: variants.map(({ id, title, stock, sku }) => ({ id, title: title[language], stock, sku })),
  },
]

/** Prices of a product in cents. */
interface Prices {
  price: number
  /** Null when it is not on sale. */
  specialPrice: number | null
  /** The lowest price in the 30 days before the reduction; null where no other is known. */
  lowestPrice: number | null
}

/**
 * The displayed prices: the lowest price of the 30 days before a reduction is struck through (directive 98/6/EC,
 * article 6a). A price that is not below it is not shown as reduced.
 */
export function shownPrice({ price, specialPrice, lowestPrice }: Prices): Omit<Prices, 'lowestPrice'> {
  if (specialPrice === null) return { price, specialPrice }
  const struck = Math.min(price, lowestPrice ?? price)
  return struck > specialPrice ? { price: struck, specialPrice } : { price: specialPrice, specialPrice: null }
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
   * The cards of some products, in the order of their ids; unknown ids are left out.
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
