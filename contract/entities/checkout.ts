import { array, boolean, number, object, string, type InferType } from 'yup'
import { LIMITS, UUID_PATTERN } from '../limits'
import { count, email, key, money, optionalMoney, optionalText, text, writtenLine } from '../rules'
import { addressFieldsSchema } from './address'
import { cartLineSchema, couponShape } from './cart'
import { CHECKOUT_STEPS, DRAFT_FIELDS, type DraftField } from './checkout-fields'
import { orderSchema, taxesSchema } from './order'
import { shippingListSchema } from './shipping'
import { shownTotalsSchema } from './shown'

/** The longest a shopper may type into one field. */
const mostOf = (field: DraftField): number => {
  if (field === 'note') return LIMITS.orderNote
  return field === 'email' ? LIMITS.email : LIMITS.addressLine
}

const fieldsShape = <Rule>(rule: (most: number) => Rule) =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, rule(mostOf(field))])) as Record<DraftField, Rule>

/** Body of `PUT /api/checkout`: the fields that changed. An `addressId` of the book fills in the whole address. */
export const checkoutChangeSchema = object(fieldsShape((most) => string().max(most))).noUnknown()

/** All fields, empty where nothing was typed. */
const draftSchema = object(fieldsShape((most) => string().max(most).defined())).required()

const placeShape = (() => {
  const { isDefaultShipping: _, isDefaultBilling: __, ...place } = addressFieldsSchema.fields
  return place
})()

/** The rules of each step over the typed fields (spec §5); numbers are cast from what was typed. */
export const contactStepSchema = object({ email: email() })
export const placeSchema = object(placeShape)
export const deliveryStepSchema = object({ shippingId: number().integer().min(1).required() })
export const paymentStepSchema = object({ paymentMethod: key() })

/** What is to be paid, in minor units. */
export const totalsSchema = object({
  pieces: count(),
  /** At full prices. */
  subTotal: money(),
  /** What reductions take off that. */
  saved: money(),
  /** What the coupon takes off. */
  discount: money(),
  /** Null as long as no way of delivery was chosen; 0 where nothing is sent. */
  shippingPrice: optionalMoney(),
  total: money(),
  shown: shownTotalsSchema,
  /** As far as the total is known. */
  taxes: taxesSchema,
})

/** A checkout as it stands. */
export const checkoutSchema = object({
  /** Names the cart: one order at most is made of it. */
  cart: key(),
  /** No customer is signed in. */
  isGuest: boolean().required(),
  draft: draftSchema,
  lines: array(cartLineSchema.required()).required(),
  /** The ways to the country that was chosen, the cheapest first; none without a country, or where nothing is sent. */
  methods: shippingListSchema,
  coupon: object(couponShape).nullable().defined(),
  totals: totalsSchema.required(),
  /** The first step that is not complete; `payment` when all others are. */
  step: string()
    .oneOf([...CHECKOUT_STEPS])
    .required(),
  /** What is wrong with the fields, in the store's words. */
  problems: array(object({ field: text(), code: text(), message: text() }).required()).required(),
})

/**
 * What a shopper saw when they ordered: compared with what holds then, and used for nothing else. In the currency shown
 * where the checkout has amounts in it.
 */
export const shownSchema = object({
  lines: array(object({ id: count(), quantity: count(), unitPrice: money() }).noUnknown().required())
    .max(LIMITS.pageSize)
    .required(),
  discount: money(),
  shippingPrice: money(),
  total: money(),
}).noUnknown()

/** Body of `POST /api/order`. Everything else is what the store API keeps of the checkout. */
export const newOrderSchema = object({
  cart: key(),
  shown: shownSchema.required(),
  /** Terms of use and privacy policy (spec §5). */
  agree: boolean().oneOf([true]).required(),
  /** The name of a guest's device once the order is placed: it is seen under this one alone. */
  nextUuid: string().matches(UUID_PATTERN),
}).noUnknown()

/** The reply: the same one however often the order is sent. */
export const newOrderResponseSchema = object({
  number: key(),
  /** The name a guest's device has from now on; left out where it keeps its own. */
  nextUuid: string().matches(UUID_PATTERN),
})

/** `data` of 4005 on an order: lines of which fewer are left than were ordered. */
export const shortLinesSchema = object({
  lines: array(object({ id: count(), name: text(), size: optionalText(), available: count() }).required()).required(),
})

/** `data` of 4006: what is not as it was shown. Amounts as those that were shown; null where there is or was none. */
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
export const couponSchema = object({ code: writtenLine({ max: LIMITS.couponCode }) }).noUnknown()

/** Body of `POST /api/order/{number}/claim`: the key in the order email. */
export const claimOrderSchema = object({ key: key() }).noUnknown()
export type ClaimOrder = InferType<typeof claimOrderSchema>

/** Body of `POST /api/order/{number}/pay`. */
export const payOrderSchema = object({ method: key() }).noUnknown()

/** Where the shopper pays. */
export const payResponseSchema = object({ url: text() })

/** Where the payment of an order stands, as its buyer sees it. */
export const PAYMENT_STATES = ['open', 'declined', 'processing', 'paid', 'canceled', 'refunded'] as const

/** An order, for the device or customer that placed it: guests have no account. */
export const placedOrderSchema = object({
  order: orderSchema.required(),
  paymentState: string()
    .oneOf([...PAYMENT_STATES])
    .required(),
  /** Why the last attempt to pay failed, one of {@link PAYMENT_FAILURES} or a word of the provider's; empty else. */
  paymentFailure: optionalText(),
  /** Placed without an account. */
  isGuest: boolean().required(),
})

/** Reply to `POST /api/order/{number}/reorder`. */
export const reorderResponseSchema = object({
  /** Pieces that are in the cart now. */
  added: count(),
  /** What could not be added, or not all of it, in the store's words. */
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
