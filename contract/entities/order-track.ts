import { array, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { count, email, optionalText, otherwise, text, writtenLine } from '../rules'
import { shippingKind } from './shipping'

/** An order's standing on its two axes (spec §3): what was paid, and what was sent. */
export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'canceled'] as const
export const SHIPPING_STATUSES = ['unshipped', 'unable-to-ship', 'partial-shipment', 'shipped'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
export type ShippingStatus = (typeof SHIPPING_STATUSES)[number]

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
  /** Where the carrier tells more; empty where it has no such page. */
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

/** Status and shipments of an order, and nothing about who ordered. Times are ISO 8601. */
export const trackedOrderSchema = object({
  number: text(),
  placedAt: text(),
  ...standingShape,
  ...collectionShape,
  shipments: otherwise(array(shipmentSchema.required()).required(), []),
  history: historySchema,
})

export type OrderTrack = InferType<typeof orderTrackSchema>
export type TrackedOrder = InferType<typeof trackedOrderSchema>
