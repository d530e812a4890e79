import { groupField } from '@/lib/cart/item-fields'
import type { SentItem } from '@/lib/cart/sent-item'
import { type Bundle, type BundleItem, choicesOf } from '@/lib/catalog/product-options'
import { type Choice, choiceIn, chosenVariant, groupsOf, initialChoice, orderable } from '@/lib/catalog/variants'
import type { ProductDetail } from '@/contract/entities/product'
import type { AddToCartTexts } from './add-to-cart-texts'
import { findSize } from './size-picker'

/** The fields of a product that the form depends on. */
export type ChosenProduct = Pick<
  ProductDetail,
  'key' | 'price' | 'specialPrice' | 'inStock' | 'optionGroups' | 'variants'
>

/** The groups without a choice, by their place. */
export const missingIn = (choice: Choice): number[] => choice.flatMap((id, place) => (id === undefined ? [place] : []))

/** The ticked products that are not chosen in one of their options. */
export const missingOf = (companions: BundleItem[], bundle: Bundle): string[] =>
  companions.flatMap((one) => (bundle[one.key] === '' && choicesOf(one).length > 1 ? [one.key] : []))

/** Why a form was rejected, if no field shows it. */
export function failureOf({ message, text, choice }: SentItem, product: ChosenProduct, texts: AddToCartTexts): string {
  const variant = chosenVariant(product, choice)
  if (message === 'quantity-empty' || !variant || orderable(variant) === 0) return ''
  // The note of the chosen variant shows the remaining stock.
  if (message === 'out-of-stock' && choice.length > 0) return ''
  return text || (message === 'size-missing' ? texts.sizeMissing : texts.failed)
}

/** The size chosen before the page was ready, or named by the address. */
export function findSizeId(form: HTMLFormElement | null, product: ChosenProduct): Choice {
  const radio = findSize(form, product)
  if (radio) radio.checked = true
  return [radio && Number(radio.value)]
}

/** The values chosen before the page was ready, or named by the address. */
export function findChoice(form: HTMLFormElement | null, product: ChosenProduct): Choice {
  const linked = choiceIn(location.search, product)
  const first = initialChoice(product)
  return groupsOf(product).map(({ id }, index) => {
    const field = form?.elements.namedItem(groupField(id))
    if (!(field instanceof RadioNodeList || field instanceof HTMLSelectElement || field instanceof HTMLInputElement))
      return
    const only = field instanceof HTMLInputElement
    const typed = only ? (field.checked ? field.value : '') : field.value
    const chosen = typed ? Number(typed) : (linked[index] ?? first[index])
    if (chosen !== undefined && only) field.checked = true
    else if (chosen !== undefined) field.value = String(chosen)
    return chosen
  })
}
