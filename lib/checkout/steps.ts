import { CHECKOUT_STEPS, type CheckoutStep, PLACE_FIELDS } from '../../contract/entities/checkout-fields'
import type { Address } from '../../contract/entities/address'
import type { Checkout, CheckoutChange, Draft } from '../../contract/entities/checkout'

const placeOf = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step)

/** The step an address names, or null. */
export const readStep = (value: unknown): CheckoutStep | null => CHECKOUT_STEPS.find((step) => step === value) ?? null

/**
 * The open step: the requested one, unless an earlier one is not complete.
 * @param asked null for none in particular
 * @param first the first step that is not complete
 */
export const openStep = (asked: CheckoutStep | null, first: CheckoutStep): CheckoutStep =>
  asked && placeOf(asked) < placeOf(first) ? asked : first

/** How a step stands beside the open one: folded with its content, open, or still to come. */
export function standingOf(step: CheckoutStep, open: CheckoutStep, first: CheckoutStep): 'done' | 'open' | 'next' {
  if (step === open) return 'open'
  return placeOf(step) < placeOf(first) ? 'done' : 'next'
}

/** A step that is being sent, and what it holds. */
export interface SentStep {
  step: CheckoutStep
  change: CheckoutChange
}

/** The fields of an address of the book, as they are typed. */
const fieldsOf = (address: Address | undefined): Partial<Draft> =>
  address ? Object.fromEntries(PLACE_FIELDS.map((field) => [field, String(address[field])])) : {}

/** The expected checkout once the store has accepted the values being sent (optimistic). */
export function applyOptimistically(checkout: Checkout, { change }: SentStep, book: readonly Address[]): Checkout {
  const known = Object.entries(change).filter(([, value]) => value !== undefined)
  const chosen = change.addressId ? book.find(({ id }) => id === change.addressId) : undefined
  return { ...checkout, draft: { ...checkout.draft, ...Object.fromEntries(known), ...fieldsOf(chosen) } }
}

/** The step that opens once the store has accepted the values. @param first the first incomplete step now */
export function stepAfter({ step }: SentStep, first: CheckoutStep): CheckoutStep {
  const following = CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? step
  return first === step ? following : first
}
