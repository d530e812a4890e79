import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OptionGroup, ProductVariant } from '../../../contract/entities/product'
import type { Database } from '../../db/database'
import { optionGroup, optionValue, picture, variant } from '../../db/schema'
import { imageUrlOf } from '../../http/reply'
import type { Locale } from '../../i18n/locale'
import { effectivePrice, type PricedProduct, unitPriceOf, variantPrice } from './prices'
import { availableOf, isOffered, shownStock, UNLIMITED_STOCK, type VariantRow } from './stock'

type GroupRow = typeof optionGroup.$inferSelect
type ValueRow = typeof optionValue.$inferSelect
type ImageRow = Pick<typeof picture.$inferSelect, 'name' | 'version'>

/** The options of a product, in its order. */
export interface ProductOptions {
  groups: (GroupRow & { values: ValueRow[] })[]
  variants: VariantRow[]
}

/** The options of some products by key; three queries for any number. */
export async function readOptions(db: Database, keys: readonly string[]): Promise<(key: string) => ProductOptions> {
  if (keys.length === 0) return () => ({ groups: [], variants: [] })
  const [groups, values, variants] = await Promise.all([
    db
      .select()
      .from(optionGroup)
      .where(inArray(optionGroup.productKey, [...keys]))
      .orderBy(asc(optionGroup.position)),
    db
      .select({ value: optionValue })
      .from(optionValue)
      .innerJoin(optionGroup, eq(optionGroup.id, optionValue.groupId))
      .where(inArray(optionGroup.productKey, [...keys]))
      .orderBy(asc(optionValue.position)),
    db
      .select()
      .from(variant)
      .where(and(inArray(variant.productKey, [...keys]), isOffered))
      .orderBy(asc(variant.position)),
  ])
  return (key) => ({
    groups: groups
      .filter(({ productKey }) => productKey === key)
      .map((group) => ({
        ...group,
        values: values.map(({ value }) => value).filter(({ groupId }) => groupId === group.id),
      })),
    variants: variants.filter(({ productKey }) => productKey === key),
  })
}

/** Pieces that can be bought with each option value, at most as many as of an uncounted variant. */
function stockByValue(variants: readonly VariantRow[]): ReadonlyMap<number, number> {
  const stock = new Map<number, number>()
  for (const row of variants)
    for (const id of row.valueIds)
      stock.set(id, Math.min(UNLIMITED_STOCK, (stock.get(id) ?? 0) + Math.max(0, availableOf(row))))
  return stock
}

/** Option groups as replies have them. The only option of a product carries the SKU of its variant. */
export function optionGroupsOf({ groups, variants }: ProductOptions, language: Locale): OptionGroup[] {
  const stock = stockByValue(variants)
  const skus = new Map(groups.length === 1 ? variants.map(({ valueIds: [id], sku }) => [id, sku]) : [])
  return groups.map(({ groupId, name, values }) => ({
    id: groupId,
    title: name[language],
    optionList: values.map(({ id, name: title, colour }) => ({
      id,
      title: title[language],
      stock: stock.get(id) ?? 0,
      ...(skus.has(id) && { sku: skus.get(id) }),
      ...(colour !== null && { colour }),
    })),
  }))
}

/** Whether a variant has any own data besides its stock and SKU. */
const hasOwnDetails = (row: VariantRow): boolean =>
  row.price !== null ||
  row.specialPrice !== null ||
  row.saleStartsAt !== null ||
  row.saleEndsAt !== null ||
  row.stockPolicy !== 'deny' ||
  row.pictureName !== null ||
  row.weight !== null ||
  row.volume !== null ||
  row.gtin !== '' ||
  !row.needsDelivery

/** Display data of the variants of a product. */
interface DisplayContext {
  product: PricedProduct
  pictures: readonly ImageRow[]
  /** Milliseconds since the epoch, of the shop's clock. */
  now: number
}

/** Variants in the form of replies: empty if each option is one that differs only in its stock. */
export function variantsOf(
  { groups, variants }: ProductOptions,
  { product, pictures, now }: DisplayContext,
): ProductVariant[] {
  if (groups.length <= 1 && !variants.some(hasOwnDetails)) return []
  return variants.map((row) => {
    const prices = variantPrice(row, product, now)
    const own = pictures.find(({ name }) => name === row.pictureName)
    return {
      id: row.id,
      optionIds: row.valueIds,
      ...prices,
      // The lowest price of the 30 days before is struck through.
      ...(prices.specialPrice !== null && { lowestPrice: prices.price }),
      stock: shownStock(row),
      isBackOrder: row.stockPolicy === 'continue',
      needsDelivery: row.needsDelivery,
      sku: row.sku,
      ...(row.gtin !== '' && { gtin: row.gtin }),
      imageUrl: own ? imageUrlOf(own) : '',
      unitPrice: unitPriceOf(row, effectivePrice(prices)),
    }
  })
}

/** A chosen value with its group. */
export interface Choice {
  id: number
  groupId: number
  groupTitle: string
  title: string
}

/** The chosen values of some variants by variant id, in the order of the option groups. */
export async function readChoices(
  db: Database,
  variants: readonly Pick<VariantRow, 'id' | 'valueIds'>[],
  language: Locale,
): Promise<ReadonlyMap<number, Choice[]>> {
  const ids = [...new Set(variants.flatMap(({ valueIds }) => valueIds))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ value: optionValue, group: optionGroup })
    .from(optionValue)
    .innerJoin(optionGroup, eq(optionGroup.id, optionValue.groupId))
    .where(inArray(optionValue.id, ids))
  const choices = new Map(
    rows.map(({ value, group }) => [
      value.id,
      { id: value.id, groupId: group.groupId, groupTitle: group.name[language], title: value.name[language] },
    ]),
  )
  return new Map(variants.map(({ id, valueIds }) => [id, valueIds.flatMap((value) => choices.get(value) ?? [])]))
}
