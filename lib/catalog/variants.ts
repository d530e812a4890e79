import type { OptionGroup, ProductDetail, ProductVariant } from '../../contract/entities/product'
import { LIMITS } from '../../contract/limits'

/** The parts of a product that the choice depends on. */
export type Choosable = Pick<ProductDetail, 'optionGroups' | 'price' | 'specialPrice' | 'inStock' | 'variants'>

/** Ids of the chosen values, one for each group in order; undefined if none is chosen yet. */
export type Choice = readonly (number | undefined)[]

/** A variant as the form needs it; products without listed variants have theirs derived from their options. */
export type ChosenVariant = Omit<ProductVariant, 'id' | 'optionIds' | 'gtin'>

/** Whether a value can be bought with the values chosen before it. */
export type ValueState = 'in' | 'sold-out' | 'none'

/** The groups with something to choose, in order. */
export const groupsOf = ({ optionGroups }: Pick<Choosable, 'optionGroups'>): OptionGroup[] =>
  optionGroups.filter(({ optionList }) => optionList.length > 0)

/** Whether any variant is delivered; products without listed variants are. */
export const isShippable = ({ variants }: Pick<Choosable, 'variants'>): boolean =>
  variants.length === 0 || variants.some((variant) => variant.needsDelivery)

/** Maximum quantity that can be ordered: a variant sold on back order is limited only by the quantity limit. */
export const orderableQuantity = ({ stock, isBackOrder }: Pick<ProductVariant, 'stock' | 'isBackOrder'>): number =>
  isBackOrder ? Math.max(stock, LIMITS.quantity.max) : stock

/** The choice before the shopper makes one: preselected values, and values that have no alternative. */
export const initialChoice = (product: Pick<Choosable, 'optionGroups'>, chosen: Choice = []): Choice =>
  groupsOf(product).map(({ optionList }, index) => (optionList.length === 1 ? optionList[0]?.id : chosen[index]))

/** @returns the variant of a choice; null if the combination does not exist, undefined while a value is missing */
export function chosenVariant(product: Choosable, choice: Choice): ChosenVariant | null | undefined {
  const groups = groupsOf(product)
  if (groups.some((_, index) => choice[index] === undefined)) return undefined
  if (product.variants.length > 0)
    return (
      product.variants.find(({ optionIds }) => groups.every((_, index) => optionIds[index] === choice[index])) ?? null
    )
  const values = groups.map(({ optionList }, index) => optionList.find(({ id }) => id === choice[index]))
  if (values.includes(undefined)) return null
  return {
    ...{ price: product.price, specialPrice: product.specialPrice, isBackOrder: false, needsDelivery: true },
    ...{ imageUrl: '', unitPrice: null, sku: values.length === 1 ? values[0]?.sku : undefined },
    stock:
      groups.length > 0
        ? Math.min(...values.map((value) => value?.stock ?? 0))
        : Number(product.inStock) * LIMITS.quantity.max,
  }
}

/**
 * The states of a group's values by id, given the values chosen in the groups before it. Later groups do not count: a
 * choice is made in order, and earlier values can always be changed.
 */
export function valueStates(product: Choosable, choice: Choice, group: number): ReadonlyMap<number, ValueState> {
  const values = groupsOf(product)[group]?.optionList ?? []
  if (product.variants.length === 0) return new Map(values.map(({ id, stock }) => [id, stock > 0 ? 'in' : 'sold-out']))
  const states = new Map<number, ValueState>(values.map(({ id }) => [id, 'none']))
  for (const variant of product.variants) {
    const id = variant.optionIds[group]
    const fits = choice
      .slice(0, group)
      .every((value, index) => value === undefined || value === variant.optionIds[index])
    if (id === undefined || !fits || states.get(id) === 'in') continue
    states.set(id, orderableQuantity(variant) > 0 ? 'in' : 'sold-out')
  }
  return states
}

/** Query parameter of a product page with the chosen values: `11-24`. */
const OPTION_PARAMETER = 'option'

/** @returns the search of a product page with a choice, empty for none; other parameters are kept */
export function withChoice(search: string, choice: Choice): string {
  const query = new URLSearchParams(search)
  const ids = choice.filter((id) => id !== undefined)
  if (ids.length > 0) query.set(OPTION_PARAMETER, ids.join('-'))
  else query.delete(OPTION_PARAMETER)
  return query.size > 0 ? `?${query}` : ''
}

/** The chosen values of a SKU: of a listed variant, or of the option with that SKU. */
const idsOf = ({ variants, optionGroups }: Choosable, sku: string): number[] | undefined =>
  variants.find((variant) => variant.sku === sku)?.optionIds ??
  optionGroups.flatMap(({ optionList }) => optionList.filter((option) => option.sku === sku).map(({ id }) => [id]))[0]

/** The choice in an address: values by id, or the variant with the SKU. Unknown values are omitted. */
export function readChoice(search: string, product: Choosable): Choice {
  const query = new URLSearchParams(search)
  const sku = query.get('variant')
  const variantIds = sku ? idsOf(product, sku) : undefined
  const ids = variantIds ?? (query.get(OPTION_PARAMETER) ?? '').split('-').map(Number)
  return groupsOf(product).map(({ optionList }) => optionList.find(({ id }) => ids.includes(id))?.id)
}

/** All combinations that exist, for products chosen in one list: ids joined by `-`, titles by ` · `. */
export function combinations(product: Choosable): { value: string; title: string; stock: number }[] {
  const groups = groupsOf(product)
  const titles = new Map(groups.flatMap(({ optionList }) => optionList.map(({ id, title }) => [id, title] as const)))
  return product.variants.map((variant) => ({
    value: variant.optionIds.join('-'),
    title: variant.optionIds.map((id) => titles.get(id) ?? '').join(' · '),
    stock: orderableQuantity(variant),
  }))
}
