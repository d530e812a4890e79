import type { ProductDetail, ProductOption } from '../../contract/entities/product'
import { SIZE_GROUP_ID } from '../../contract/limits'

/** The sizes of a product: its Size group, or the first there is (spec §3). */
export const sizesOf = ({ optionGroups }: Pick<ProductDetail, 'optionGroups'>): ProductOption[] =>
  (optionGroups.find(({ id }) => id === SIZE_GROUP_ID) ?? optionGroups[0])?.optionList ?? []

/** The field of a product's address that says which size is chosen; robots.txt lets it be read. */
const FIELD = 'variant'

/** The address below the shop's origin under which a product is shown with one of its sizes chosen. */
export const variantPath = (key: string, sku: string): string => `/product/${key}?${FIELD}=${encodeURIComponent(sku)}`

/** The SKU an address chooses; null where it chooses none. @param search with its question mark, or empty */
export const chosenSku = (search: string): string | null => new URLSearchParams(search).get(FIELD)
