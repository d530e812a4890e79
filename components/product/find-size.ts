import { OPTION_FIELD } from '@/lib/cart/item-fields'
import type { ProductDetail } from '@/contract/entities/product'
import { chosenSku, sizesOf } from '@/lib/catalog/product-variants'

/** The size a product form begins with: the one that is chosen in it, or that its address chooses and that can be had. */
export function findSize(
  form: HTMLFormElement | null,
  product: Pick<ProductDetail, 'optionGroups'>,
): HTMLInputElement | undefined {
  const radios = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${OPTION_FIELD}"]:enabled`) ?? [])]
  const sku = chosenSku(location.search)
  const asked = sku && sizesOf(product).find((size) => size.sku === sku)
  return radios.find(({ checked }) => checked) ?? radios.find(({ value }) => asked && Number(value) === asked.id)
}
