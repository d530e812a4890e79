import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ProductImage } from '../../../contract/entities/image'
import { AGE_GROUPS, type FeedProduct, type FeedProducts, GENDERS } from '../../../contract/entities/sitemap'
import { SIZE_GROUP_ID } from '../../../contract/limits'
import { attribute, catalogEntry, picture, product, productAttribute, variant } from '../../db/schema'
import type { AttributeValue } from '../../db/schema/columns'
import type { Shop } from '../../http/context'
import { imageUrlOf } from '../../http/reply'
import type { Locale, LocalText } from '../../i18n/locale'
import { readRows } from '../../search/read-rows'
import { readSpecifications, type SpecificationLine } from '../specification'
import { readChoices } from '../variants/options'
import { shownPrice, variantPrice } from '../variants/prices'
import { availableOf, isOffered } from '../variants/stock'

const MAX_PRODUCTS_PER_PAGE = 100

const readProducts = ({ db }: Pick<Shop, 'db'>, after: number) =>
  db
    .select({
      id: product.id,
      key: product.key,
      model: product.model,
      name: product.name,
      brand: product.brand,
      description: product.description,
      price: product.price,
      specialPrice: product.specialPrice,
      lowestPrice: product.lowestPrice,
    })
    .from(catalogEntry)
    .innerJoin(product, eq(product.id, catalogEntry.productId))
    .where(and(gt(catalogEntry.productId, after), eq(catalogEntry.isWithdrawn, false)))
    .orderBy(asc(catalogEntry.productId))
    .limit(MAX_PRODUCTS_PER_PAGE)

const readVariants = async ({ db }: Pick<Shop, 'db'>, keys: string[]) =>
  keys.length === 0
    ? []
    : db
        .select()
        .from(variant)
        .where(and(inArray(variant.productKey, keys), isOffered))
        .orderBy(asc(variant.position))

/** Products of the shopping feed, from a number on. */
export async function listFeed(shop: Pick<Shop, 'db' | 'language' | 'now'>, after: number): Promise<FeedProducts> {
  const { language } = shop
  const rows = await readProducts(shop, after)
  const keys = rows.map(({ key }) => key)
  const [variants, pictures, categoryPaths, attributes, specificationOf] = await Promise.all([
    readVariants(shop, keys),
    readImages(shop, keys),
    readCategoryPaths(shop, keys),
    readFeedAttributes(shop, keys),
    readSpecifications(shop.db, keys),
  ])
  const choices = await readChoices(shop.db, variants, language)
  const list = rows.map((row) => ({
    key: row.key,
    name: row.name[language],
    brand: row.brand[language],
    model: row.model,
    description: row.description[language],
    ...shownPrice(row),
    pictures: pictures.get(row.key) ?? [],
    categories: categoryPaths.get(row.key) ?? [],
    colours: shownColours(specificationOf(row.key), language),
    ...(attributes.get(row.key) ?? NO_ATTRIBUTES),
    variants: variants
      .filter(({ productKey }) => productKey === row.key)
      .map((variant) => {
        const chosen = choices.get(variant.id) ?? []
        return {
          sku: variant.sku,
          size: chosen.find(({ groupId }) => groupId === SIZE_GROUP_ID)?.title ?? '',
          inStock: variant.stockPolicy === 'continue' ? variant.stock > 0 : availableOf(variant) > 0,
          options: chosen.map(({ groupTitle, title }) => ({ groupTitle, title })),
          gtin: variant.gtin,
          isBackOrder: variant.stockPolicy === 'continue',
          ...{ weight: variant.weight, volume: variant.volume },
          saleStartsAt: variant.saleStartsAt?.toISOString() ?? null,
          saleEndsAt: variant.saleEndsAt?.toISOString() ?? null,
          prices: hasOwnPrice(variant) ? variantPrice(variant, row, shop.now()) : null,
        }
      }),
  }))
  return {
    list: list.filter((entry) => entry.pictures.length > 0),
    next: rows.length < MAX_PRODUCTS_PER_PAGE ? null : (rows.at(-1)?.id ?? null),
  }
}

const hasOwnPrice = ({ price, specialPrice, saleStartsAt, saleEndsAt }: typeof variant.$inferSelect): boolean =>
  price !== null || specialPrice !== null || saleStartsAt !== null || saleEndsAt !== null

/** The images of some products by key, in display order, without their drawings. */
export async function readImages(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  keys: string[],
): Promise<ReadonlyMap<string, ProductImage[]>> {
  const pictures = new Map<string, ProductImage[]>()
  if (keys.length === 0) return pictures
  const { productKey, name, version, alt, position } = picture
  const rows = await db
    .select({ productKey, name, version, alt })
    .from(picture)
    .where(inArray(productKey, keys))
    .orderBy(asc(productKey), asc(position))
  for (const row of rows) {
    const own = pictures.get(row.productKey ?? '') ?? []
    own.push({ imageUrl: imageUrlOf(row), alt: row.alt[language] })
    pictures.set(row.productKey ?? '', own)
  }
  return pictures
}

/** Category names of some products by key, from the root down to their first category. */
async function readCategoryPaths(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  keys: string[],
): Promise<ReadonlyMap<string, string[]>> {
  const categoryPaths = new Map<string, string[]>()
  const rows = await readRows<{ productKey: string; name: string }>(
    db,
    sql`with recursive above as (
      select product_category.product_key, category.parent_key, category.name, 0 as height
      from product_category join category on category.key = product_category.category_key
      where product_category.position = 0
        and product_category.product_key in (select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
      union all
      select above.product_key, category.parent_key, category.name, above.height + 1
      from category join above on category.key = above.parent_key
    )
    select product_key as "productKey", name->>${language}::text as name from above order by product_key, height desc`,
  )
  for (const { productKey, name } of rows)
    categoryPaths.set(productKey, [...(categoryPaths.get(productKey) ?? []), name])
  return categoryPaths
}

/** Keys of attributes that contain a product's colours; the feed reads the first one that is shown. */
const COLOUR_KEYS = ['colours', 'colour']

/**
 * The colours that a product's page names, the main one first, since shopping engines compare the feed with the page.
 * Empty if it names none.
 */
function shownColours(specification: SpecificationLine[], language: Locale): string[] {
  const line = specification.find(({ key }) => COLOUR_KEYS.includes(key))
  const words = line?.value[language].split(', ') ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
}

type FeedAttributes = Pick<FeedProduct, 'ageGroup' | 'gender' | 'material'>

const NO_ATTRIBUTES: FeedAttributes = { ageGroup: null, gender: null, material: '' }

/** Keys of attributes that the feed has fields for. */
const FEED_KEYS = ['age-group', 'gender', 'material']

const textsOf = (value: AttributeValue): LocalText[] =>
  value.kind === 'text' ? [value.text] : value.kind === 'list' ? value.texts : []

/** The English value of an attribute if it is in a fixed list. */
const oneOf = <Word extends string>(words: readonly Word[], texts: readonly LocalText[]): Word | null =>
  words.find((word) => texts.some(({ en }) => en.toLowerCase() === word)) ?? null

/**
 * Feed data of some products by key, from their attributes `age-group` and `gender` (Google's terms in English) and
 * `material`.
 */
async function readFeedAttributes(
  { db, language }: Pick<Shop, 'db' | 'language'>,
  keys: string[],
): Promise<ReadonlyMap<string, FeedAttributes>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ key: productAttribute.productKey, name: attribute.key, value: productAttribute.value })
    .from(productAttribute)
    .innerJoin(attribute, eq(attribute.id, productAttribute.attributeId))
    .where(and(inArray(attribute.key, FEED_KEYS), inArray(productAttribute.productKey, keys)))
  const found = new Map<string, FeedAttributes>()
  for (const { key, name, value } of rows) {
    const texts = textsOf(value)
    const own = found.get(key) ?? NO_ATTRIBUTES
    if (name === 'age-group') found.set(key, { ...own, ageGroup: oneOf(AGE_GROUPS, texts) })
    else if (name === 'gender') found.set(key, { ...own, gender: oneOf(GENDERS, texts) })
    else found.set(key, { ...own, material: texts.map((text) => text[language]).join('/') })
  }
  return found
}
