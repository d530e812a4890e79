import type { CheckoutChange, Draft } from '../../contract/entities/checkout'
import { PLACE_FIELDS } from '../../contract/entities/checkout-fields'
import { listAddresses } from '../customers/read-addresses'
import type { Caller } from '../http/context'
import { shippingFields } from './from-book'
import type { CheckoutShop } from './kept-checkout'

/** What is typed by hand is no longer the address of the book. */
function leavesBook(draft: Draft, change: CheckoutChange): boolean {
  return PLACE_FIELDS.some((field) => change[field] !== undefined && change[field] !== draft[field])
}

/**
 * Puts what was typed into a draft, right or wrong. An address of the book fills in the whole address; one that is not
 * in the book is none.
 */
export async function changeDraft(
  shop: CheckoutShop,
  { customerId }: Pick<Caller, 'customerId'>,
  { draft, change }: { draft: Draft; change: CheckoutChange },
): Promise<Draft> {
  const { addressId, ...typed } = change
  if (addressId && customerId !== null) {
    const chosen = (await listAddresses(shop, customerId)).find(({ id }) => id === addressId)
    if (chosen) return { ...draft, ...typed, ...shippingFields(chosen) }
  }
  const isOwn = addressId === undefined && !leavesBook(draft, change)
  return { ...draft, ...typed, addressId: isOwn ? draft.addressId : '' }
}
