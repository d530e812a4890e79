import { CHECKOUT_STEPS, type CheckoutStep } from '../../contract/entities/checkout-fields'

const placeOf = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step)

/** The step an address names, or null. */
export const readStep = (value: unknown): CheckoutStep | null => CHECKOUT_STEPS.find((step) => step === value) ?? null

/**
 * The step that is open: the one asked for, unless an earlier one is not complete.
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
