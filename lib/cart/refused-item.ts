import type { ProductDetail } from '../../contract/entities/product'
import type { Bundle } from '../catalog/product-options'
import { type Choice, groupsOf } from '../catalog/variants'
import type { FormValues } from '../forms/form-definition'
import { BUNDLE_FIELD, bundleSizeField, ENTERED_FIELD, OPTION_FIELD } from './item-fields'
import { type CartMessage, readCartMessage } from './messages'
import { readQuantity } from './quantity'

/** Id of the form of a product page. */
export const BUY_FORM_ID = 'buy'

/** The product page with a message beside its form. */
export const productMessagePath = (key: string, message: CartMessage): string =>
  `/product/${key}?notice=${message}#${BUY_FORM_ID}`

/** The values and error of a product form that was sent without JavaScript and refused. */
export interface RefusedItem {
  message: CartMessage
  /** The store API's message; empty if it was not called. */
  text: string
  choice: Choice
  quantity: number
  /** The add-ons that were ticked. */
  bundle: Bundle
  /** The personalization that was entered, by field name. */
  entered: Readonly<Record<string, string>>
}

const OPTION_FIELDS = new RegExp(`^${OPTION_FIELD}(?:-\\d+)?$`)

/** A store that supports only the specification has two fields. */
const isEntered = (name: string) => name === 'customName' || name === 'customNumber' || name.startsWith(ENTERED_FIELD)

/** `socks:41 scarf:`: the ticked products, each with its option, or without. */
const writeBundle = (fields: URLSearchParams): string =>
  fields
    .getAll(BUNDLE_FIELD)
    .map((key) => `${key}:${fields.get(bundleSizeField(key)) ?? ''}`)
    .join(' ')

const readBundle = (text: string): Bundle =>
  Object.fromEntries(text.split(' ').flatMap((item) => (item ? [item.split(':') as [string, string]] : [])))

/** The values of the form that are shown again: options, quantity, ticked add-ons and personalization. */
export const enteredValues = (fields: URLSearchParams): FormValues => ({
  ...Object.fromEntries([...fields].filter(([name, value]) => isEntered(name) && value !== '')),
  options: [...fields].flatMap(([name, value]) => (OPTION_FIELDS.test(name) && value ? [value] : [])).join('-'),
  quantity: fields.get('quantity') ?? '',
  bundle: writeBundle(fields),
})

/**
 * The rejected form of a product page's address.
 * @param flash as stored by `enteredValues`; null in a browser that sends no cookies: then only the message is shown
 * @returns null for an address without a message
 */
export function readRefusedItem(
  search: Record<string, unknown>,
  flash: { values: FormValues; refusal: string | null } | null,
  product: Pick<ProductDetail, 'optionGroups'>,
): RefusedItem | null {
  const message = readCartMessage(search.notice)
  if (!message) return null
  const ids = (flash?.values.options ?? '').split('-').map(Number)
  return {
    message,
    text: flash?.refusal ?? '',
    choice: groupsOf(product).map(({ optionList }) => optionList.find(({ id }) => ids.includes(id))?.id),
    quantity: readQuantity(flash?.values.quantity ?? '') ?? 1,
    bundle: readBundle(flash?.values.bundle ?? ''),
    entered: Object.fromEntries(Object.entries(flash?.values ?? {}).filter(([name]) => isEntered(name))),
  }
}
