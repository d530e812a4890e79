import { array, boolean, number, object, string, type InferType } from 'yup'
import { LIMITS, UUID_PATTERN } from '../limits'
import { count, email, key, money, optionalMoney, optionalText, text, singleLineText } from '../rules'
import { addressFieldsSchema } from './address'
import { cartLineSchema, couponShape } from './cart'
import { CHECKOUT_STEPS, DRAFT_FIELDS, type DraftField } from './checkout-fields'
import { orderSchema, taxesSchema } from './order'
import { shippingListSchema } from './shipping'
import { shownTotalsSchema } from './shown'

/** Maximum length of a field. */
const maxLengthOf = (field: DraftField): number => {
  if (field === 'note') return LIMITS.orderNote
  return field === 'email' ? LIMITS.email : LIMITS.addressLine
}

const fieldsShape = <Rule>(rule: (maxLength: number) => Rule) =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, rule(maxLengthOf(field))])) as Record<DraftField, Rule>

/**
 * Body of `PUT /api/checkout`: the fields that changed. An `addressId` of the address book fills in the whole address.
 */
export const checkoutChangeSchema = object(fieldsShape((maxLength) => string().max(maxLength))).noUnknown()

/** All fields; empty if nothing was entered. */
const draftSchema = object(fieldsShape((maxLength) => string().max(maxLength).defined())).required()

const placeShape = (() => {
  const { isDefaultShipping: _, isDefaultBilling: __, ...place } = addressFieldsSchema.fields
  return place
})()

/** The rules of each step for the entered fields (spec §5); numbers are cast from text. */
export const contactStepSchema = object({ email: email() })
export const placeSchema = object(placeShape)
export const deliveryStepSchema = object({ shippingId: number().integer().min(1).required() })
export const paymentStepSchema = object({ paymentMethod: key() })

/** The amounts to pay, in minor units. */
export const totalsSchema = object({
  pieces: count(),
  /** At full prices. */
  subTotal: money(),
  /** The sum of the reductions. */
  saved: money(),
  /** The coupon's discount. */
  discount: money(),
  /** Null until a delivery method is chosen; 0 if nothing is shipped. */
  shippingPrice: optionalMoney(),
  total: money(),
  shown: shownTotalsSchema,
  /** As far as the total is known. */
  taxes: taxesSchema,
})

/** The current checkout. */
export const checkoutSchema = object({
  /** Identifies the cart: at most one order is placed from it. */
  cart: key(),
  /** No customer is signed in. */
  isGuest: boolean().required(),
  draft: draftSchema,
  lines: array(cartLineSchema.required()).required(),
  /**
   * The delivery methods for the chosen country, the cheapest first; empty without a country, or if nothing is shipped.
   */
  methods: shippingListSchema,
  coupon: object(couponShape).nullable().defined(),
  totals: totalsSchema.required(),
  /** The first step that is not complete; `payment` when all others are. */
  step: string()
    .oneOf([...CHECKOUT_STEPS])
    .required(),
  /** Validation errors of the fields, with the store API's messages. */
  problems: array(object({ field: text(), code: text(), message: text() }).required()).required(),
})

/**
 * The amounts a shopper saw when ordering: only compared with the current ones. In the displayed currency if the
 * checkout has amounts in it.
 */
export const shownSchema = object({
  lines: array(object({ id: count(), quantity: count(), unitPrice: money() }).noUnknown().required())
    .max(LIMITS.pageSize)
    .required(),
  discount: money(),
  shippingPrice: money(),
  total: money(),
}).noUnknown()

/** Body of `POST /api/order`. The store API has all other data in the checkout. */
export const newOrderSchema = object({
  cart: key(),
  shown: shownSchema.required(),
  /** Terms of use and privacy policy (spec §5). */
  agree: boolean().oneOf([true]).required(),
  /** The uuid of a guest's device after the order, which is visible only under this one. */
  nextUuid: string().matches(UUID_PATTERN),
}).noUnknown()

/** The reply: the same one however often the order is sent. */
export const newOrderResponseSchema = object({
  number: key(),
  /** The new uuid of a guest's device; omitted if it does not change. */
  nextUuid: string().matches(UUID_PATTERN),
})

/** `data` of 4005 on an order: lines whose remaining stock is less than the ordered quantity. */
export const shortLinesSchema = object({
  lines: array(object({ id: count(), name: text(), size: optionalText(), available: count() }).required()).required(),
})

/**
 * `data` of 4006: differences from the displayed values. Amounts in the displayed form; null if there is or was none.
 */
export const invalidationSchema = object({
  changes: array(
    object({
      /** A line by its id, else the part of the sum. */
      kind: string().oneOf(['line', 'shipping', 'discount', 'total']).required(),
      id: number().integer().min(0).nullable().defined(),
      name: optionalText(),
      before: optionalMoney(),
      now: optionalMoney(),
    }).required(),
  ).required(),
})

/** Body of `POST /api/coupon`. */
export const couponSchema = object({ code: singleLineText({ max: LIMITS.couponCode }) }).noUnknown()

/** Body of `POST /api/order/{number}/claim`: the key in the order email. */
export const claimOrderSchema = object({ key: key() }).noUnknown()
export type ClaimOrder = InferType<typeof claimOrderSchema>

/** Body of `POST /api/order/{number}/pay`. */
export const payOrderSchema = object({ method: key() }).noUnknown()

/** Where the shopper pays. */
export const payResponseSchema = object({ url: text() })

/** The payment state of an order, as its buyer sees it. */
export const PAYMENT_STATES = ['open', 'declined', 'processing', 'paid', 'canceled', 'refunded'] as const

/** An order, for the device or customer that placed it: guests have no account. */
export const placedOrderSchema = object({
  order: orderSchema.required(),
  paymentState: string()
    .oneOf([...PAYMENT_STATES])
    .required(),
  /** Why the last payment attempt failed: one of {@link PAYMENT_FAILURES} or the provider's code; otherwise empty. */
  paymentFailure: optionalText(),
  /** Placed without an account. */
  isGuest: boolean().required(),
})

/** Reply to `POST /api/order/{number}/reorder`. */
export const reorderResponseSchema = object({
  /** Pieces that are in the cart now. */
  added: count(),
  /** Items that could not be added, at least not completely, with the store API's messages. */
  missing: array(object({ name: text(), size: optionalText(), reason: text() }).required()).required(),
})

export type CheckoutChange = InferType<typeof checkoutChangeSchema>
export type Draft = InferType<typeof draftSchema>
export type Totals = InferType<typeof totalsSchema>
export type Checkout = InferType<typeof checkoutSchema>
export type Shown = InferType<typeof shownSchema>
export type NewOrder = InferType<typeof newOrderSchema>
export type ShortLines = InferType<typeof shortLinesSchema>
export type Changes = InferType<typeof invalidationSchema>
export type PlacedOrder = InferType<typeof placedOrderSchema>
export type PaymentState = PlacedOrder['paymentState']
export type ReorderResponse = InferType<typeof reorderResponseSchema>
