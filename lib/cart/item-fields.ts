import type { AddCartItem } from '../../contract/entities/cart'

export const OPTION_FIELD = 'optionId'

/** Lists the keys of the form's products without options: they need no choice. */
export const NO_OPTIONS_FIELD = 'no-options'

/** The chosen options of a product; null if a choice is missing. */
export function readOptionIds(
  fields: FormData | URLSearchParams,
  key: string,
  field: string = OPTION_FIELD,
): AddCartItem['optionIds'] | null {
  if (fields.getAll(NO_OPTIONS_FIELD).includes(key)) return []
  const id = Number(fields.get(field) || NaN)
  return Number.isInteger(id) ? [id] : null
}

/** One field per bundled product; its value is the product key. */
export const BUNDLE_FIELD = 'child'

/** The size field of a bundled product. */
export const bundleSizeField = (key: string): string => `size-${key}`

/** The bundled products of a form; null if the size of one is missing. */
export function readBundle(fields: FormData | URLSearchParams): AddCartItem['children'] | null {
  const keys = fields.getAll(BUNDLE_FIELD).map(String)
  const children = keys.flatMap((key) => {
    const optionIds = readOptionIds(fields, key, bundleSizeField(key))
    return optionIds ? [{ key, optionIds }] : []
  })
  return children.length === keys.length ? children : null
}
