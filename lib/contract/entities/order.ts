import { array, boolean, number, object, string, type InferType } from 'yup'
import { count, key, money, optionalText, text } from '../rules'
import { customSchema } from './cart'
import { historySchema, PAYMENT_STATUSES, shipmentSchema, SHIPPING_STATUSES, standingShape } from './order-track'

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
  /** Whether its buyer can pay it now. */
  canPay: boolean().required(),
  /** Pictures of the first lines. */
  imageUrls: array(text()).required(),
})

/** A line as it was bought: nothing of it changes when the product does (spec §3). */
export const orderLineSchema = object({
  id: count(),
  /** Key and name of the product; it may have left the shop. */
  product: object({ key: key(), name: text() }).required(),
  productModel: text(),
  imageUrl: optionalText(),
  size: optionalText(),
  custom: customSchema.nullable().defined(),
  quantity: count(),
  /** What one piece cost, printing included. */
  currentUnitPrice: money(),
  total: money(),
})

const orderAddressSchema = object({
  name: text(),
  street: text(),
  city: text(),
  state: optionalText(),
  postalCode: text(),
  country: text(),
  phone: optionalText(),
})

/** A whole order. */
export const orderSchema = orderEntrySchema.shape({
  email: text(),
  lines: array(orderLineSchema.required()).required(),
  subTotal: money(),
  discount: money(),
  shippingPrice: money(),
  shippingMethod: text(),
  shippingAddress: orderAddressSchema.required(),
  billingAddress: orderAddressSchema.required(),
  note: optionalText(),
  /** Code of the coupon; empty for none. */
  coupon: optionalText(),
  /** How it is, or is to be, paid; empty when nobody chose yet. */
  paymentMethod: optionalText(),
  /** Until when it waits for its payment, ISO 8601; null when it does not wait. */
  payUntil: string().nullable().defined(),
  /** What else its buyer can do now. */
  canCancel: boolean().required(),
  hasInvoice: boolean().required(),
  shipments: array(shipmentSchema.required()).required(),
  history: historySchema,
})

export type OrderAddress = InferType<typeof orderAddressSchema>
export type OrderEntry = InferType<typeof orderEntrySchema>
export type OrderLine = InferType<typeof orderLineSchema>
export type Order = InferType<typeof orderSchema>
