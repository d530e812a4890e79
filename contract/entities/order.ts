import { array, number, object, string, type InferType } from 'yup'
import { count, flag, key, money, optionalKey, optionalText, otherwise, text } from '../rules'
import { customSchema } from './cart'
import {
  collectionShape,
  historySchema,
  PAYMENT_STATUSES,
  shipmentSchema,
  SHIPPING_STATUSES,
  standingShape,
} from './order-track'
import { shownEntrySchema, shownOrderLineSchema, shownOrderSchema } from './shown'

/** Filters of the order list: a standing of either axis, and a span of days. */
export const orderQuerySchema = object({
  payment: string().oneOf([...PAYMENT_STATUSES]),
  shipping: string().oneOf([...SHIPPING_STATUSES]),
  /** Placed in the last so many days. */
  days: number().integer().min(1).max(3660),
})

/** An order as the list shows it. Times are ISO 8601. */
export const orderEntrySchema = object({
  number: key(),
  placedAt: text(),
  ...standingShape,
  pieces: count(),
  total: money(),
  shown: shownEntrySchema,
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
  size: optionalText(),
  custom: otherwise(customSchema.nullable().defined(), null),
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

/** A whole order. */
export const orderSchema = orderEntrySchema.shape({
  email: optionalText(),
  lines: array(orderLineSchema.required()).required(),
  subTotal: money(),
  discount: otherwise(money(), 0),
  shippingPrice: otherwise(money(), 0),
  shown: shownOrderSchema,
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
export type Order = InferType<typeof orderSchema>
