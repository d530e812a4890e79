import type { OrderEvent, OrderTax, PaymentStatus, ShippingStatus } from '../../../contract/entities/order'
import type { SourcePlace } from './source-customer'

/** An order as another shop's export has it. Amounts are minor units of its currency, times ISO 8601. */
export interface SourceOrder {
  /** The line of its first row. */
  line: number
  /** As its buyer knows it, without `#`, in what numbers here may have: capitals, digits, hyphens, underscores. */
  number: string
  /** The shop system it was placed in. */
  source: string
  email: string
  /** ISO 4217. */
  currency: string
  placedAt: string
  payment: PaymentStatus
  shipping: ShippingStatus
  /** What happened to it, as far as the file says when. */
  events: { event: OrderEvent; at: string }[]
  /** Parcels, as far as the file names them. */
  parcels: SourceParcel[]
  subTotal: number
  discount: number
  shippingPrice: number
  total: number
  /** What was given back. */
  refunded: number
  taxes: OrderTax[]
  /** Code of the discount; empty for none. */
  coupon: string
  shippingMethod: string
  paymentMethod: string
  note: string
  /** Null where the file has none. */
  shippingAddress: SourceOrderAddress | null
  billingAddress: SourceOrderAddress | null
  lines: SourceOrderLine[]
  /** Why it cannot be kept; empty where it can. */
  problem: string
  /** Said of it, whatever becomes of it. */
  notes: string[]
}

export interface SourceParcel {
  /** Empty for none. */
  carrier: string
  trackingNumber: string
  /** Empty for none. */
  trackingUrl: string
  pieces: number
  shippedAt: string
}

export interface SourceOrderLine {
  name: string
  /** Empty for none. */
  sku: string
  quantity: number
  unitPrice: number
  needsDelivery: boolean
}

export interface SourceOrderAddress extends SourcePlace {
  name: string
}
