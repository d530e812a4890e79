import { array, type InferType, number, object, string } from 'yup'
import { LIMITS } from '../limits'
import { count, email, flag, key, money, optionalKey, optionalText, withFallback, text, singleLineText } from '../rules'
import { customSchema } from './cart'
import { photoSchema } from './image'
import { personalizationValues } from './personalization'
import { arrivalSchema, shippingKind } from './shipping'
import { shownEntrySchema, shownOrderLineSchema, shownOrderSchema, shownRefundSchema } from './shown'

/** The two states of an order (spec §3): payment and shipping. */
export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'canceled'] as const
export const SHIPPING_STATUSES = ['unshipped', 'unable-to-ship', 'partial-shipment', 'shipped'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type ShippingStatus = (typeof SHIPPING_STATUSES)[number]

/**
 * Days after the order in which a paid order that was not shipped, handed over or used can be cancelled: the withdrawal
 * period in the European Union.
 */
export const UNSENT_CANCEL_DAYS = 14

/** Body of `POST /api/order-track`: both have to fit. */
export const orderTrackSchema = object({
  number: singleLineText({ max: LIMITS.orderNumber }),
  email: email(),
}).noUnknown()

/** The events of an order. */
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
  /** The carrier's tracking page; empty if it has none. */
  trackingUrl: optionalText(),
  shippedAt: text(),
  deliveredAt: withFallback(string().nullable().defined(), null),
  pieces: count(),
})

/** The state of an order: its payment, and the progress of its shipping. */
export const statusShape = {
  payment: string()
    .oneOf([...PAYMENT_STATUSES])
    .required(),
  shipping: string()
    .oneOf([...SHIPPING_STATUSES])
    .required(),
}

/** Whether an order is collected by its buyer, and where; the place is empty for a delivery. */
export const collectionShape = { shippingKind: shippingKind(), collectAt: optionalText() }

/** Whether any of an order is shipped. Otherwise its shipping status is meaningless, and its addresses are empty. */
const deliveryShape = { needsDelivery: flag(true) }

/** The events of an order, oldest first. */
export const historySchema = withFallback(
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

/** Expected arrival or collection; null if the store API sends no date, and for orders that arrived or ended. */
const arrival = () => withFallback(arrivalSchema.nullable().defined(), null)

/** The amount refunded so far; omitted for none, and by stores that do not report it. */
const refunded = () => money().optional().default(undefined).meta({ otherwise: undefined })

/** Status and shipments of an order, without any data of its buyer. Times are ISO 8601. */
export const trackedOrderSchema = object({
  number: text(),
  placedAt: text(),
  ...statusShape,
  ...collectionShape,
  ...deliveryShape,
  arrival: arrival(),
  shipments: withFallback(array(shipmentSchema.required()).required(), []),
  history: historySchema,
  refunded: refunded(),
  shown: shownRefundSchema,
})

export type OrderTrack = InferType<typeof orderTrackSchema>
export type TrackedOrder = InferType<typeof trackedOrderSchema>

/** Filters of the order list: a payment or shipping state, and a period in days. */
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
  ...statusShape,
  ...deliveryShape,
  pieces: count(),
  total: money(),
  shown: shownEntrySchema,
  shippingKind: shippingKind(),
  arrival: arrival(),
  /** Whether its buyer can pay it now. */
  canPay: flag(),
  /** Images of the first lines. */
  imageUrls: withFallback(array(text()).required(), []),
})

/** An ordered line: it does not change with the product (spec §3). */
export const orderLineSchema = object({
  id: count(),
  /** Key and name of the product, which may have been withdrawn. */
  product: object({ key: optionalKey(), name: text() }).required(),
  productModel: optionalText(),
  imageUrl: optionalText(),
  photo: photoSchema,
  size: optionalText(),
  /** All chosen options, in the order of the option groups; empty for older orders. */
  options: withFallback(array(object({ groupTitle: optionalText(), title: text() }).required()).required(), []),
  custom: withFallback(customSchema.nullable().defined(), null),
  /** The whole personalization; empty for older orders, which have only `custom`. */
  personalization: personalizationValues(),
  quantity: count(),
  /** Price of one item, printing included. */
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
 * The part of a total that is taxed at one rate, `net + tax`; the tax is included in the prices. In the currency of
 * `shown` if amounts have it, otherwise in the store's.
 */
const taxSchema = object({
  /** As an invoice calls it: `VAT 19 %`. */
  name: text(),
  /** Hundredths of a per cent. */
  rate: number().integer().min(0).required(),
  net: money(),
  tax: money(),
})

/** By rate, highest first; omitted by stores that do not report it. */
export const taxesSchema = array(taxSchema.required()).optional().default(undefined).meta({ otherwise: undefined })

/** A whole order. */
export const orderSchema = orderEntrySchema.shape({
  email: optionalText(),
  lines: array(orderLineSchema.required()).required(),
  subTotal: money(),
  discount: withFallback(money(), 0),
  shippingPrice: withFallback(money(), 0),
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
  /** Payment deadline, ISO 8601; null if it has none. */
  payUntil: withFallback(string().nullable().defined(), null),
  /** Other actions that are available to its buyer. */
  canCancel: flag(),
  hasInvoice: flag(),
  shipments: withFallback(array(shipmentSchema.required()).required(), []),
  history: historySchema,
})

export type OrderAddress = InferType<typeof orderAddressSchema>
export type OrderEntry = InferType<typeof orderEntrySchema>
export type OrderLine = InferType<typeof orderLineSchema>
export type OrderTax = InferType<typeof taxSchema>
export type Order = InferType<typeof orderSchema>
