import type { Companion, ProductOption } from '@/contract/entities/product'
import { sizesOf } from '@/lib/catalog/product-variants'

/** What is bought with a product: by its key the id of its option, empty as long as none is chosen and where it has none. */
export type Bundle = Readonly<Record<string, string | undefined>>

/** The companions one can buy now. */
export const availableCompanions = (companions: Companion[]): Companion[] =>
  companions.filter((companion) => {
    const options = sizesOf(companion)
    return options.length > 0 ? options.some(({ stock }) => stock > 0) : companion.inStock
  })

/** What one of each that was chosen costs. */
export const bundlePrices = (companions: Companion[], kit: Bundle): number[] =>
  companions.flatMap(({ key, price, specialPrice }) => (kit[key] === undefined ? [] : [specialPrice ?? price]))

/** The chosen companions there are too few of, and how many there are. */
export function shortBundleItems(
  companions: Companion[],
  kit: Bundle,
  quantity: number,
): { key: string; option: ProductOption }[] {
  return companions.flatMap((companion) => {
    const option = sizesOf(companion).find(({ id }) => String(id) === kit[companion.key])
    return option && option.stock < quantity ? [{ key: companion.key, option }] : []
  })
}
