import { readBundle, readOptionIds } from '@/lib/cart/item-fields'
import type { AddCartItem } from '@/contract/entities/cart'

/** What the product form asks for. A print counts when it is switched on and a name or a number is filled in. */
export function readItem(fields: FormData, { isPersonalized }: { isPersonalized: boolean }): AddCartItem {
  const read = (name: string) => String(fields.get(name) ?? '').trim()
  const name = read('customName')
  const number = read('customNumber')
  return {
    key: read('key'),
    // A form that is valid has a choice wherever there is one.
    optionIds: readOptionIds(fields, read('key')) ?? [],
    quantity: Number(read('quantity')),
    custom: isPersonalized && (name || number) ? { name, number: number ? Number(number) : null } : null,
    children: readBundle(fields) ?? [],
  }
}
