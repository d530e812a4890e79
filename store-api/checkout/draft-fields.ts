import type { CheckoutChange, Draft } from '../../contract/entities/checkout'
import { BILLING_FIELDS, DRAFT_FIELDS, PLACE_FIELDS } from '../../contract/entities/checkout-fields'

/** Nothing typed. */
export const EMPTY_DRAFT = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as Draft

/** Kept fields with those that came to the contract since. */
export const toDraft = (fields: CheckoutChange): Draft => ({ ...EMPTY_DRAFT, ...fields })

/** The fields that belong together: half of one address and half of another are none. */
export const GROUPS = [
  ['addressId', ...PLACE_FIELDS],
  ['billingSame', ...BILLING_FIELDS],
  ['shippingId'],
  ['note'],
  ['paymentMethod'],
] as const

/** Some fields of a draft. */
export const pick = (draft: Draft, fields: readonly (keyof Draft)[]): CheckoutChange =>
  Object.fromEntries(fields.map((field) => [field, draft[field]]))

/** Whether nothing was typed into some fields. */
export const isBlank = (draft: Draft, fields: readonly (keyof Draft)[]): boolean =>
  fields.every((field) => draft[field].trim() === '')
