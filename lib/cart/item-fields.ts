import type { AddCartItem } from '../../contract/entities/cart'

/** The field of a product's option. */
export const OPTION_FIELD = 'optionId'

/** The field that names, by their keys, the products of a form that have no options: nothing is chosen of them. */
export const NO_OPTIONS_FIELD = 'no-options'

/** What was chosen of a product, by the fields of its form; null where a choice is missing. */
export function readOptionIds(
  fields: FormData | URLSearchParams,
  key: string,
  field: string = OPTION_FIELD,
): AddCartItem['optionIds'] | null {
  if (fields.getAll(NO_OPTIONS_FIELD).includes(key)) return []
  const id = Number(fields.get(field) || NaN)
  return Number.isInteger(id) ? [id] : null
}

/** The field of each product that is bought with another: its value is the product's key, once for each. */
export const BUNDLE_FIELD = 'child'

/** The field of its size. */
export const bundleSizeField = (key: string): string => `size-${key}`

/** What is bought with a product, by its form's fields; null when the size of one is missing. */
export function readBundle(fields: FormData | URLSearchParams): AddCartItem['children'] | null {
  const keys = fields.getAll(BUNDLE_FIELD).map(String)
  const children = keys.flatMap((key) => {
    const optionIds = readOptionIds(fields, key, bundleSizeField(key))
    return optionIds ? [{ key, optionIds }] : []
  })
  return children.length === keys.length ? children : null
}
