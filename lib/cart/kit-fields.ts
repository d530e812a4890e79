import type { AddCartItem } from '../../contract/entities/cart'
import { readOptionIds } from './option-fields'

/** The field of each product that is bought with another: its value is the product's key, once for each. */
export const KIT_FIELD = 'child'

/** The field of its size. */
export const kitSizeField = (key: string): string => `size-${key}`

/** What is bought with a product, by its form's fields; null when the size of one is missing. */
export function readKit(fields: FormData | URLSearchParams): AddCartItem['children'] | null {
  const keys = fields.getAll(KIT_FIELD).map(String)
  const children = keys.flatMap((key) => {
    const optionIds = readOptionIds(fields, key, kitSizeField(key))
    return optionIds ? [{ key, optionIds }] : []
  })
  return children.length === keys.length ? children : null
}
