/** Address fields of the checkout; those of the billing address have the prefix `billing`. */
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

/** Value for a separate billing address; any other value means that it equals the delivery address. */
export const SEPARATE_BILLING = 'no'

/**
 * All fields of the checkout. They are stored as entered, valid or not, so that neither a reload nor a lost session
 * loses them; `addressId` is the address of the address book they were copied from, empty for none.
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

/** The steps of a checkout in order, each with the fields it needs before the next one opens. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** Whether any of some goods must be shipped. Without goods this is unknown, and counts as yes. */
export const needsDelivery = (lines: readonly { needsDelivery: boolean }[]): boolean =>
  lines.length === 0 || lines.some((line) => line.needsDelivery)

const STEPS_WITHOUT_DELIVERY: readonly CheckoutStep[] = ['contact', 'payment']

/** The steps of a checkout of some goods: those that are not shipped need neither an address nor a delivery method. */
export const checkoutSteps = (lines: readonly { needsDelivery: boolean }[]): readonly CheckoutStep[] =>
  needsDelivery(lines) ? CHECKOUT_STEPS : STEPS_WITHOUT_DELIVERY
