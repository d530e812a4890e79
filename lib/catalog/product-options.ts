import type { Companion, ProductDetail, ProductOption } from '../../contract/entities/product'
import { SIZE_GROUP_ID } from '../../contract/limits'
import { VARIANT_PARAMETER, variantPath } from '../../contract/variant-path'
import { type Choosable, combinations } from './variants'

/** The sizes of a product: its Size group, otherwise the first group (spec §3). */
export const sizesOf = ({ optionGroups }: Pick<ProductDetail, 'optionGroups'>): ProductOption[] =>
  (optionGroups.find(({ id }) => id === SIZE_GROUP_ID) ?? optionGroups[0])?.optionList ?? []

export { variantPath }

/** The SKU in a query; null without one. @param search with its question mark, or empty */
export const chosenSku = (search: string): string | null => new URLSearchParams(search).get(VARIANT_PARAMETER)

/** The chosen products of a bundle: option id by product key; empty until one is chosen, and for products without options. */
export type Bundle = Readonly<Record<string, string | undefined>>

/** The data of a companion that the form needs; it is in every page of its product. */
export type BundleItem = Choosable & Pick<Companion, 'key' | 'name' | 'picture'>

/** The choices of a companion: all combinations in one list. @returns `value`: option ids joined by `-` */
export const choicesOf = (companion: Choosable): { value: string; title: string; stock: number }[] =>
  companion.variants.length > 0 && companion.optionGroups.length > 0
    ? combinations(companion)
    : sizesOf(companion).map(({ id, title, stock }) => ({ value: String(id), title, stock }))

/** The companions in stock. */
export const availableCompanions = (companions: Companion[]): BundleItem[] =>
  companions
    .filter((companion) => {
      const options = choicesOf(companion)
      return options.length > 0 ? options.some(({ stock }) => stock > 0) : companion.inStock
    })
    .map(({ key, name, subtitle, picture, price, specialPrice, inStock, optionGroups, variants }) => ({
      ...{ key, name: subtitle || name, picture: { ...picture, alt: '' }, price, specialPrice, inStock, variants },
      optionGroups: optionGroups.map((group) => ({
        ...group,
        optionList: group.optionList.map(({ id, title, stock }) => ({ id, title, stock })),
      })),
    }))

/** Unit prices of the chosen companions. */
export const bundlePrices = (companions: BundleItem[], bundle: Bundle): number[] =>
  companions.flatMap((companion) => {
    const chosen = bundle[companion.key]
    if (chosen === undefined) return []
    const variant = companion.variants.find(({ optionIds }) => optionIds.join('-') === chosen) ?? companion
    return [variant.specialPrice ?? variant.price]
  })

/** The chosen companions with less stock than the quantity. */
export function shortBundleItems(
  companions: (Choosable & { key: string })[],
  bundle: Bundle,
  quantity: number,
): { key: string; option: { title: string; stock: number } }[] {
  return companions.flatMap((companion) => {
    const option = choicesOf(companion).find(({ value }) => value === bundle[companion.key])
    return option && option.stock < quantity ? [{ key: companion.key, option }] : []
  })
}
