/** What is typed of an address on the way to an order; `billing` stands before each field of the other one. */
export const PLACE_FIELDS = [
  'firstname',
  'lastname',
  'street',
  'city',
  'state',
  'postalCode',
  'countryId',
  'phone',
] as const
export type PlaceField = (typeof PLACE_FIELDS)[number]

/** `firstname` of the billing address is `billingFirstname`. */
export const billingField = <Field extends PlaceField>(field: Field) =>
  `billing${field.charAt(0).toUpperCase()}${field.slice(1)}` as `billing${Capitalize<Field>}`

export const BILLING_FIELDS = PLACE_FIELDS.map(billingField)

/** Whether the bill goes where the parcel goes: `no`, or anything else for yes. */
export const ELSEWHERE = 'no'

/**
 * Everything a shopper types on the way to an order. It is kept as it was typed, right or wrong, so that neither a
 * reload nor a lost session loses it; `addressId` names the address of the book it was taken from, empty for none.
 */
export const DRAFT_FIELDS = [
  'email',
  'addressId',
  ...PLACE_FIELDS,
  'billingSame',
  ...BILLING_FIELDS,
  'shippingId',
  'note',
  'paymentMethod',
] as const
export type DraftField = (typeof DRAFT_FIELDS)[number]

/** The steps of a checkout, in their order, each with what it needs before the next one opens. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** Whether any of some goods has to be sent. Without goods it is not known yet, and counts as yes. */
export const needsDelivery = (lines: readonly { needsDelivery: boolean }[]): boolean =>
  lines.length === 0 || lines.some((line) => line.needsDelivery)

const STEPS_WITHOUT_DELIVERY: readonly CheckoutStep[] = ['contact', 'payment']

/** The steps of a checkout of some goods: those that are not sent need neither an address nor a delivery method. */
export const checkoutSteps = (lines: readonly { needsDelivery: boolean }[]): readonly CheckoutStep[] =>
  needsDelivery(lines) ? CHECKOUT_STEPS : STEPS_WITHOUT_DELIVERY
