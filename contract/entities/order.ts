import { array, type InferType, number, object, string } from 'yup'
import { LIMITS } from '../limits'
import { count, email, flag, key, money, optionalKey, optionalText, otherwise, text, writtenLine } from '../rules'
import { customSchema } from './cart'
import { photoSchema } from './image'
import { personalizationValues } from './personalization'
import { arrivalSchema, shippingKind } from './shipping'
import { shownEntrySchema, shownOrderLineSchema, shownOrderSchema, shownRefundSchema } from './shown'

/** An order's standing on its two axes (spec §3): what was paid, and what was sent. */
export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'canceled'] as const
export const SHIPPING_STATUSES = ['unshipped', 'unable-to-ship', 'partial-shipment', 'shipped'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type ShippingStatus = (typeof SHIPPING_STATUSES)[number]

/**
 * Days from the order in which a paid one is canceled of which nothing is sent, unless it was handed over or used: the
 * time of withdrawal in the European Union.
 */
export const UNSENT_CANCEL_DAYS = 14

/** Body of `POST /api/order-track`: both have to fit. */
export const orderTrackSchema = object({
  number: writtenLine({ max: LIMITS.orderNumber }),
  email: email(),
}).noUnknown()

/** What happened to an order. */
export const ORDER_EVENTS = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'refunded',
  'canceled',
  'held',
  'expired',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** A parcel on its way, or delivered. */
export const shipmentSchema = object({
  carrier: optionalText(),
  trackingNumber: optionalText(),
  /** The carrier's tracking page; empty where it has none. */
  trackingUrl: optionalText(),
  shippedAt: text(),
  deliveredAt: otherwise(string().nullable().defined(), null),
  pieces: count(),
})

/** Where an order stands: whether it is paid for, and how far its pieces are. */
export const standingShape = {
  payment: string()
    .oneOf([...PAYMENT_STATUSES])
    .required(),
  shipping: string()
    .oneOf([...SHIPPING_STATUSES])
    .required(),
}

/** Whether an order is collected by its buyer, and where; the place is empty for a delivery. */
export const collectionShape = { shippingKind: shippingKind(), collectAt: optionalText() }

/** Whether any of an order is sent. Without, its shipping status means nothing, and its addresses are empty. */
const deliveryShape = { needsDelivery: flag(true) }

/** What happened to an order, oldest first. */
export const historySchema = otherwise(
  array(
    object({
      event: string()
        .oneOf([...ORDER_EVENTS])
        .required(),
      at: text(),
    }).required(),
  ).required(),
  [],
)

/**
 * When it is to arrive, or to be ready; null where the store API sends no date, and for orders that arrived or ended.
 */
const arrival = () => otherwise(arrivalSchema.nullable().defined(), null)

/** What was given back of an order so far; left out for nothing, and by stores that do not say it. */
const refunded = () => money().optional().default(undefined).meta({ otherwise: undefined })

/** Status and shipments of an order, and nothing about who ordered. Times are ISO 8601. */
export const trackedOrderSchema = object({
  number: text(),
  placedAt: text(),
  ...standingShape,
  ...collectionShape,
  ...deliveryShape,
  arrival: arrival(),
  shipments: otherwise(array(shipmentSchema.required()).required(), []),
  history: historySchema,
  refunded: refunded(),
  shown: shownRefundSchema,
})

export type OrderTrack = InferType<typeof orderTrackSchema>
export type TrackedOrder = InferType<typeof trackedOrderSchema>

/** Filters of the order list: a standing of either axis, and a span of days. */
export const orderQuerySchema = object({
  payment: string().oneOf([...PAYMENT_STATUSES]),
  shipping: string().oneOf([...SHIPPING_STATUSES]),
  /** Placed within this number of days. */
  days: number().integer().min(1).max(3660),
})

/** An order as the list shows it. Times are ISO 8601. */
export const orderEntrySchema = object({
  number: key(),
  placedAt: text(),
  ...standingShape,
  ...deliveryShape,
  pieces: count(),
  total: money(),
  shown: shownEntrySchema,
  shippingKind: shippingKind(),
  arrival: arrival(),
  /** Whether its buyer can pay it now. */
  canPay: flag(),
  /** Images of the first lines. */
  imageUrls: otherwise(array(text()).required(), []),
})

/** A line as it was bought: nothing of it changes when the product does (spec §3). */
export const orderLineSchema = object({
  id: count(),
  /** Key and name of the product; it may have left the shop. */
  product: object({ key: optionalKey(), name: text() }).required(),
  productModel: optionalText(),
  imageUrl: optionalText(),
  photo: photoSchema,
  size: optionalText(),
  /** All that was chosen, in the order of the option groups; empty for orders of before this was kept. */
  options: otherwise(array(object({ groupTitle: optionalText(), title: text() }).required()).required(), []),
  custom: otherwise(customSchema.nullable().defined(), null),
  /** All that was entered; empty for orders of before this was kept, which have `custom` alone. */
  personalization: personalizationValues(),
  quantity: count(),
  /** What one piece cost, printing included. */
  currentUnitPrice: money(),
  total: money(),
  shown: shownOrderLineSchema,
})

const orderAddressSchema = object({
  name: optionalText(),
  street: optionalText(),
  city: optionalText(),
  state: optionalText(),
  postalCode: optionalText(),
  country: optionalText(),
  phone: optionalText(),
})

/**
 * The part of a total that is taxed at one rate, `net + tax`; the tax is contained in the prices. In the currency of
 * `shown` where amounts have it, else in the store's.
 */
const taxSchema = object({
  /** As an invoice calls it: `VAT 19 %`. */
  name: text(),
  /** Hundredths of a per cent. */
  rate: number().integer().min(0).required(),
  net: money(),
  tax: money(),
})

/** By rate, highest first; left out by stores that do not say it. */
export const taxesSchema = array(taxSchema.required()).optional().default(undefined).meta({ otherwise: undefined })

/** A whole order. */
export const orderSchema = orderEntrySchema.shape({
  email: optionalText(),
  lines: array(orderLineSchema.required()).required(),
  subTotal: money(),
  discount: otherwise(money(), 0),
  shippingPrice: otherwise(money(), 0),
  refunded: refunded(),
  shown: shownOrderSchema,
  taxes: taxesSchema,
  shippingMethod: optionalText(),
  ...collectionShape,
  shippingAddress: orderAddressSchema.required(),
  billingAddress: orderAddressSchema.required(),
  note: optionalText(),
  /** Code of the coupon; empty for none. */
  coupon: optionalText(),
  /** Code of the payment method; empty before one is chosen. */
  paymentMethod: optionalText(),
  /** Until when it waits for its payment, ISO 8601; null when it does not wait. */
  payUntil: otherwise(string().nullable().defined(), null),
  /** What else its buyer can do now. */
  canCancel: flag(),
  hasInvoice: flag(),
  shipments: otherwise(array(shipmentSchema.required()).required(), []),
  history: historySchema,
})

export type OrderAddress = InferType<typeof orderAddressSchema>
export type OrderEntry = InferType<typeof orderEntrySchema>
export type OrderLine = InferType<typeof orderLineSchema>
export type OrderTax = InferType<typeof taxSchema>
export type Order = InferType<typeof orderSchema>
