import type { Address } from '../../contract/entities/address'
import type { Checkout, CheckoutChange, Draft } from '../../contract/entities/checkout'
import { CHECKOUT_STEPS, PLACE_FIELDS, type CheckoutStep } from '../../contract/entities/checkout-fields'

/** A step that is being sent, and what it holds. */
export interface SentStep {
  step: CheckoutStep
  change: CheckoutChange
}

/** The fields of an address of the book, as they are typed. */
const fieldsOf = (address: Address | undefined): Partial<Draft> =>
  address ? Object.fromEntries(PLACE_FIELDS.map((field) => [field, String(address[field])])) : {}

/** A checkout as it will be when the store takes what is being sent. */
export function foresee(checkout: Checkout, { change }: SentStep, book: readonly Address[]): Checkout {
  const known = Object.entries(change).filter(([, value]) => value !== undefined)
  const chosen = change.addressId ? book.find(({ id }) => id === change.addressId) : undefined
  return { ...checkout, draft: { ...checkout.draft, ...Object.fromEntries(known), ...fieldsOf(chosen) } }
}

/** The step that opens when the store takes what is being sent. @param first the first one that is not complete now */
export function stepAfter({ step }: SentStep, first: CheckoutStep): CheckoutStep {
  const following = CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? step
  return first === step ? following : first
}
