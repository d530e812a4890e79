import type { Address } from '../../contract/entities/address'
import type { Checkout, CheckoutChange, Draft } from '../../contract/entities/checkout'
import {
  BILLING_FIELDS,
  billingField,
  CHECKOUT_STEPS,
  type CheckoutStep,
  SEPARATE_BILLING,
  PLACE_FIELDS,
  type PlaceField,
} from '../../contract/entities/checkout-fields'
import type { Country } from '../../contract/entities/store'
import { normalizePostalCode } from '../../contract/postal-code'
import { isoOf, normalizePlace } from '../account/place'
import type { FormValues } from '../forms/form-definition'

const stepIndex = (step: CheckoutStep) => CHECKOUT_STEPS.indexOf(step)

/** The step of a `?step=` value, or null. */
export const readStep = (value: unknown): CheckoutStep | null => CHECKOUT_STEPS.find((step) => step === value) ?? null

/** A requested step, if it is one of the checkout's steps; else null. */
export const ownStep = (requested: CheckoutStep | null, steps: readonly CheckoutStep[]): CheckoutStep | null =>
  requested && steps.includes(requested) ? requested : null

/**
 * The open step: the requested one, unless an earlier one is not complete.
 * @param requested null for the first incomplete step
 * @param first the first incomplete step
 */
export const openStep = (requested: CheckoutStep | null, first: CheckoutStep): CheckoutStep =>
  requested && stepIndex(requested) < stepIndex(first) ? requested : first

/** The state of a step: complete and collapsed, open, or still to come. */
export function stepStatus(step: CheckoutStep, open: CheckoutStep, first: CheckoutStep): 'done' | 'open' | 'next' {
  if (step === open) return 'open'
  return stepIndex(step) < stepIndex(first) ? 'done' : 'next'
}

/** A step with the values being sent. */
export interface SentStep {
  step: CheckoutStep
  change: CheckoutChange
}

/** An address of the address book as draft fields. */
const fieldsOf = (address: Address | undefined): Partial<Draft> =>
  address ? Object.fromEntries(PLACE_FIELDS.map((field) => [field, String(address[field])])) : {}

/** The expected checkout once the store has accepted the values being sent (optimistic). */
export function applyOptimistically(checkout: Checkout, { change }: SentStep, book: readonly Address[]): Checkout {
  const definedEntries = Object.entries(change).filter(([, value]) => value !== undefined)
  const chosen = change.addressId ? book.find(({ id }) => id === change.addressId) : undefined
  return { ...checkout, draft: { ...checkout.draft, ...Object.fromEntries(definedEntries), ...fieldsOf(chosen) } }
}

/**
 * The step that opens once the store has accepted the values.
 * @param first the first incomplete step now
 * @param steps those of the checkout
 */
export function nextStep(
  { step }: SentStep,
  first: CheckoutStep,
  steps: readonly CheckoutStep[] = CHECKOUT_STEPS,
): CheckoutStep {
  const following = steps[steps.indexOf(step) + 1] ?? step
  return first === step ? following : first
}

/** The part of a draft that one step edits. Separate from the validation rules, which are loaded later. */
export interface StepDraft {
  fields: readonly string[]
  changeOf: (values: FormValues) => CheckoutChange
}

export const contactDraft: StepDraft = {
  fields: ['email'],
  changeOf: ({ email = '' }) => ({ email }),
}

export const deliveryDraft: StepDraft = {
  fields: ['shippingId', 'note'],
  changeOf: ({ shippingId = '', note = '' }) => ({ shippingId, note }),
}

/** The fields of an address; the state as its code if the country has states, the postal code normalized. */
function addressFields(countries: readonly Country[], values: FormValues, nameOf: (field: PlaceField) => string) {
  const { countryId = '', state = '' } = { countryId: values[nameOf('countryId')], state: values[nameOf('state')] }
  const place = normalizePlace(countries, { countryId, state })
  const fields = PLACE_FIELDS.map((field) => [nameOf(field), values[nameOf(field)] ?? ''])
  const postalCode = normalizePostalCode(isoOf(countries, countryId), values[nameOf('postalCode')] ?? '')
  const normalizedFields = { [nameOf('state')]: place.state || state, [nameOf('postalCode')]: postalCode }
  return { ...Object.fromEntries(fields), ...normalizedFields } as Record<string, string>
}

/**
 * Delivery and billing address. An address of the address book is sent by its id. `billingSame` is empty for a separate
 * billing address.
 * @param countries those the store delivers to
 */
export const addressDraft = (countries: readonly Country[]): StepDraft => ({
  fields: ['addressId', ...PLACE_FIELDS, 'billingSame', ...BILLING_FIELDS],
  changeOf: (values) => {
    const { addressId = '', billingSame = '' } = values
    return {
      addressId,
      billingSame: billingSame || SEPARATE_BILLING,
      ...(!addressId && addressFields(countries, values, (field) => field)),
      ...(!billingSame && addressFields(countries, values, billingField)),
    }
  },
})
