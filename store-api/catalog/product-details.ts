import { asc, eq, sql } from 'drizzle-orm'
import type { PrintStyle } from '../../contract/entities/personalization'
import type { Companion, ProductDetail } from '../../contract/entities/product'
import { media, picture, product } from '../db/schema'
import type { Shop } from '../http/context'
import { notFound } from '../http/errors'
import { memoizeJson, imageUrlOf } from '../http/reply'
import { readRows } from '../search/read-rows'
import { RevisionCache } from './facet-index/revision-cache'
import type { ImageRenderer } from './images/drawing'
import { toLargeImage } from './media/photo'
import type { SnapshotWithStock } from './facet-index/catalog-index'
import { customPriceOf, shownPersonalization } from './personalization'
import { toCard } from './product-cards'
import { readCompanions, readRelated } from './related'
import { isActiveProduct } from './set-stock'
import { shownSizes } from './size-chart'
import { readSpecifications } from './specification'
import { optionGroupsOf, readOptions, variantsOf } from './variants/options'

/** All data of a product page, one query for each part. @throws HttpError 404 */
export async function readProductDetail(shop: Shop, key: string): Promise<ProductDetail> {
  const { db, language } = shop
  const [row] = await db.select().from(product).where(isActiveProduct(key))
  if (!row) throw notFound()
  const [optionsOf, rows, specificationOf, breadcrumb, related, companions] = await Promise.all([
    readOptions(db, [key]),
    db
      .select({ picture, media })
      .from(picture)
      .leftJoin(media, eq(media.hash, picture.mediaHash))
      .where(eq(picture.productKey, key))
      .orderBy(asc(picture.position)),
    readSpecifications(db, [key]),
    readBreadcrumb(shop, key),
    readRelated(shop, row),
    readCompanions(shop, row.key),
  ])
  const pictures = rows.map((one) => one.picture)
  const { personalization } = row
  const options = optionsOf(key)
  const card = toCard({ row, variants: options.variants, pictures: rows }, shop)
  return {
    ...card,
    productModel: row.model,
    description: row.description[language],
    pictures: rows.map((one) => toLargeImage(one, language)),
    optionGroups: optionGroupsOf(options, language),
    variants: variantsOf(options, { product: row, pictures, now: shop.now() }),
    isCustom: customPriceOf(personalization) !== null,
    customAdditionalPrice: customPriceOf(personalization) ?? 0,
    personalization: shownPersonalization(personalization, language),
    details: specificationOf(key).map(({ name, value }) => ({ name: name[language], value: value[language] })),
    ...shownSizes(row, language),
    breadcrumb,
    related,
    rating: { ...row.rating, stars: row.stars },
    lowestPrice: card.specialPrice === null ? null : card.price,
    print: personalization?.preview === 'back' ? printStyleOf(pictures, shop.imageRenderer) : null,
    companions,
  }
}

/** The nodes from the root down to the product's first category. */
const readBreadcrumb = ({ db, language }: Shop, key: string): Promise<ProductDetail['breadcrumb']> =>
  readRows(
    db,
    sql`with recursive above as (
      select category.key, category.parent_key, category.name, 0 as height
      from product_category join category on category.key = product_category.category_key
      where product_category.product_key = ${key} and product_category.position = 0
      union all
      select category.key, category.parent_key, category.name, above.height + 1
      from category join above on category.key = above.parent_key
    )
    select key, name->>${language}::text as name from above order by height desc`,
  )

/** Preview of a personalized name and number on a product's image; null without an image that has a place for them. */
export function printStyleOf(
  pictures: readonly (typeof picture.$inferSelect)[],
  renderer: ImageRenderer,
): PrintStyle | null {
  for (const image of pictures) {
    const print = image.drawing && renderer.personalization(image.drawing)
    if (print) return { imageUrl: imageUrlOf(image), ...print }
  }
  return null
}

const MAX_CACHED_PRODUCTS = 500

/** A cached product, or one being read. */
interface CachedProduct {
  promise: Promise<ProductDetail>
  /** The last result, with its stock. */
  latest?: ProductDetail
}

const keysOf = ({ key, companions }: ProductDetail) => [key, ...companions.map((companion) => companion.key)]

/**
 * The data of product pages, cached until any product changes; concurrent readers share one statement that checks for
 * changes. Stock is read at every call.
 */
export class ProductDetails {
  readonly #cache: RevisionCache<string, CachedProduct>

  constructor(
    private readonly shop: Shop,
    private readonly readDetail = readProductDetail,
  ) {
    this.#cache = new RevisionCache({ maxEntries: MAX_CACHED_PRODUCTS, now: shop.now })
  }

  /** @throws HttpError 404 */
  async read(key: string): Promise<ProductDetail> {
    const { catalog } = this.shop
    // Most products are unchanged: one query checks that and reads the stock.
    const previous = this.#cache.peek(key)
    const previousDetail = previous?.latest
    const current = await catalog.current(previousDetail && keysOf(previousDetail))
    const cachedProduct = this.#load(key, current.revision)
    const detail = await cachedProduct.promise
    const isUnchanged = previousDetail !== undefined && cachedProduct === previous
    const stock = isUnchanged ? current : await catalog.current(keysOf(detail))
    cachedProduct.latest = withStock(cachedProduct.latest ?? detail, stock)
    return cachedProduct.latest
  }

  #load(key: string, revision: number): CachedProduct {
    const cached = this.#cache.get(key, revision)
    if (cached) return cached
    const cachedProduct: CachedProduct = { promise: this.readDetail(this.shop, key).then(memoizeJson) }
    this.#cache.set(key, revision, cachedProduct)
    // Missing products and errors are not cached. A later call may have replaced this entry already.
    cachedProduct.promise.catch(() => this.#cache.delete(key, cachedProduct))
    return cachedProduct
  }
}

type StockedOptions = Pick<Companion, 'optionGroups' | 'variants'>
type StockSnapshot = Pick<SnapshotWithStock, 'stock' | 'variantStock'>

/** The same options with the remaining stock. */
const updateStock = ({ optionGroups, variants }: StockedOptions, stock: StockSnapshot): StockedOptions => ({
  optionGroups: optionGroups.map((group) => ({
    ...group,
    optionList: group.optionList.map((option) => ({ ...option, stock: stock.stock.get(option.id) ?? option.stock })),
  })),
  variants: variants.map((one) => ({ ...one, stock: stock.variantStock.get(one.id) ?? one.stock })),
})

/** Whether all options have the remaining stock. */
const isStockCurrent = ({ optionGroups, variants }: StockedOptions, { stock, variantStock }: StockSnapshot): boolean =>
  optionGroups.every(({ optionList }) => optionList.every((one) => (stock.get(one.id) ?? one.stock) === one.stock)) &&
  variants.every((one) => (variantStock.get(one.id) ?? one.stock) === one.stock)

/** @returns the same object when the stock is unchanged */
function withStock(detail: ProductDetail, stock: StockSnapshot): ProductDetail {
  if ([detail, ...detail.companions].every((one) => isStockCurrent(one, stock))) return detail
  return memoizeJson({
    ...detail,
    ...updateStock(detail, stock),
    companions: detail.companions.map((companion) => ({ ...companion, ...updateStock(companion, stock) })),
  })
}
