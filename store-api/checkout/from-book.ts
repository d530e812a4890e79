import type { Address } from '../../contract/entities/address'
import type { CheckoutChange } from '../../contract/entities/checkout'
import { billingField, ELSEWHERE, PLACE_FIELDS, type PlaceField } from '../../contract/entities/checkout-fields'

/** An address of the book as its fields would be typed. */
const typed = (address: Address, nameOf: (field: PlaceField) => string): CheckoutChange =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [nameOf(field), String(address[field])]))

/** Where the parcel goes, taken from the book. */
export const shippingFields = (address: Address): CheckoutChange => ({
  ...typed(address, (field) => field),
  addressId: address.id,
})

/** Where the bill goes, taken from the book. */
export const billingFields = (address: Address): CheckoutChange => ({
  ...typed(address, billingField),
  billingSame: ELSEWHERE,
})

/** What a customer would type first: the default addresses of the book. */
export function defaultFields(book: Address[]): CheckoutChange {
  const shipping = book.find(({ isDefaultShipping }) => isDefaultShipping)
  const billing = book.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    ...(shipping && shippingFields(shipping)),
    ...(billing && billing.id !== shipping?.id && billingFields(billing)),
  }
}
