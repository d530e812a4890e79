import { groupField } from '@/lib/cart/item-fields'
import type { RefusedItem } from '@/lib/cart/refused-item'
import { type Bundle, type BundleItem, choicesOf } from '@/lib/catalog/product-options'
import {
  type Choice,
  readChoice,
  chosenVariant,
  groupsOf,
  initialChoice,
  orderableQuantity,
} from '@/lib/catalog/variants'
import type { ProductDetail } from '@/contract/entities/product'
import type { AddToCartTexts } from './add-to-cart-texts'
import { findSize } from './size-picker'

/** The fields of a product that the form depends on. */
export type ChosenProduct = Pick<
  ProductDetail,
  'key' | 'price' | 'specialPrice' | 'inStock' | 'optionGroups' | 'variants'
>

/** Indexes of the groups without a choice. */
export const missingGroupIndexes = (choice: Choice): number[] =>
  choice.flatMap((id, index) => (id === undefined ? [index] : []))

/** The selected products whose option is missing. */
export const missingCompanionOptions = (companions: BundleItem[], bundle: Bundle): string[] =>
  companions.flatMap((one) => (bundle[one.key] === '' && choicesOf(one).length > 1 ? [one.key] : []))

/** Why a form was rejected, if no field shows it. */
export function failureOf(
  { message, text, choice }: RefusedItem,
  product: ChosenProduct,
  texts: AddToCartTexts,
): string {
  const variant = chosenVariant(product, choice)
  if (message === 'quantity-empty' || !variant || orderableQuantity(variant) === 0) return ''
  // The note of the chosen variant shows the remaining stock.
  if (message === 'out-of-stock' && choice.length > 0) return ''
  return text || (message === 'size-missing' ? texts.sizeMissing : texts.failed)
}

/** The size chosen before hydration or named in the URL. */
export function findSizeId(form: HTMLFormElement | null, product: ChosenProduct): Choice {
  const radio = findSize(form, product)
  if (radio) radio.checked = true
  return [radio && Number(radio.value)]
}

/** The values chosen before hydration or named in the URL. */
export function findChoice(form: HTMLFormElement | null, product: ChosenProduct): Choice {
  const linkedChoice = readChoice(location.search, product)
  const first = initialChoice(product)
  return groupsOf(product).map(({ id }, index) => {
    const field = form?.elements.namedItem(groupField(id))
    if (!(field instanceof RadioNodeList || field instanceof HTMLSelectElement || field instanceof HTMLInputElement))
      return
    const isSingleValue = field instanceof HTMLInputElement
    const value = isSingleValue ? (field.checked ? field.value : '') : field.value
    const chosen = value ? Number(value) : (linkedChoice[index] ?? first[index])
    if (chosen !== undefined && isSingleValue) field.checked = true
    else if (chosen !== undefined) field.value = String(chosen)
    return chosen
  })
}
