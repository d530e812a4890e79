import type { AddCartItem } from '../../contract/entities/cart'

export const OPTION_FIELD = 'optionId'

/** Lists the keys of the form's products without options: they need no choice. */
export const NO_OPTIONS_FIELD = 'no-options'

/** Lists the ids of the product's option groups if there are several: each has its own field. */
export const GROUP_FIELD = 'group'

/** The field of one of several option groups. */
export const groupField = (id: number | string): string => `${OPTION_FIELD}-${id}`

/** A field's option ids, joined by `-`; null unless all are whole numbers. */
function readIds(value: FormDataEntryValue | null): number[] | null {
  if (typeof value !== 'string' || value === '') return null
  const ids = value.split('-').map((part) => (/^\d+$/.test(part) ? Number(part) : NaN))
  return ids.some(Number.isNaN) ? null : ids
}

/** The chosen options of a product; null if a choice is missing. */
export function readOptionIds(
  fields: FormData | URLSearchParams,
  key: string,
  field: string = OPTION_FIELD,
): AddCartItem['optionIds'] | null {
  if (fields.getAll(NO_OPTIONS_FIELD).includes(key)) return []
  const groups = field === OPTION_FIELD ? fields.getAll(GROUP_FIELD).map(String) : []
  const names = groups.length > 0 ? groups.map(groupField) : [field]
  const chosen = names.map((name) => readIds(fields.get(name)))
  return chosen.every((ids) => ids !== null) ? chosen.flat() : null
}

/** Prefix of a personalization field's name: the field's key follows. */
export const ENTERED_FIELD = 'personalization-'

/** The personalization of the product; empty fields are omitted. */
export function readEntered(fields: FormData | URLSearchParams): Pick<AddCartItem, 'custom' | 'personalization'> {
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  const name = read('customName')
  const number = read('customNumber')
  const names = [...new Set(fields.keys())].filter((field) => field.startsWith(ENTERED_FIELD))
  const entered = names.map((field) => [field.slice(ENTERED_FIELD.length), read(field)] as const)
  const nonEmpty = entered.filter(([, value]) => value !== '')
  return {
    custom: name || number ? { name, number: number ? Number(number) : null } : null,
    // A store that supports only the specification has no other fields: none are sent to it.
    ...(nonEmpty.length > 0 && { personalization: Object.fromEntries(nonEmpty) }),
  }
}

/** One field per bundled product; its value is the product key. */
export const BUNDLE_FIELD = 'child'

/** Id of the parent line, if the product is an add-on. */
export const PARENT_LINE_FIELD = 'completes'

/** The parent line's id of a form's add-on; null for a product with its own line. */
export function readParentLineId(fields: FormData | URLSearchParams): number | null {
  const id = String(fields.get(PARENT_LINE_FIELD) ?? '')
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

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
