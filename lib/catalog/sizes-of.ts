import type { ProductDetail, ProductOption } from '../../contract/entities/product'
import { SIZE_GROUP_ID } from '../../contract/limits'

/** The sizes of a product: its Size group, or the first there is (spec §3). */
export const sizesOf = ({ optionGroups }: Pick<ProductDetail, 'optionGroups'>): ProductOption[] =>
  (optionGroups.find(({ id }) => id === SIZE_GROUP_ID) ?? optionGroups[0])?.optionList ?? []
