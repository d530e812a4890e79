import type { OrderEvent, OrderTax, PaymentStatus, ShippingStatus } from '../../../../contract/entities/order'
import type { SourceAddressFields } from './source-customer'

/** An order in another shop's export. Amounts are minor units of its currency, times ISO 8601. */
export interface SourceOrder {
  /** The line of its first row. */
  line: number
  /**
   * The buyer's order number, without `#`, in the characters that numbers may have here: capitals, digits, hyphens,
   * underscores.
   */
  number: string
  /** The shop system it was placed in. */
  source: string
  email: string
  /** ISO 4217. */
  currency: string
  placedAt: string
  payment: PaymentStatus
  shipping: ShippingStatus
  /** Its events, as far as the file contains their times. */
  events: { event: OrderEvent; at: string }[]
  /** Parcels, as far as the file names them. */
  parcels: SourceParcel[]
  subTotal: number
  discount: number
  shippingPrice: number
  total: number
  /** The refunded amount. */
  refunded: number
  taxes: OrderTax[]
  /** Code of the discount; empty for none. */
  coupon: string
  shippingMethod: string
  paymentMethod: string
  note: string
  /** Null if the file has none. */
  shippingAddress: SourceOrderAddress | null
  billingAddress: SourceOrderAddress | null
  lines: SourceOrderLine[]
  /** Why it cannot be imported; empty if it can. */
  problem: string
  /** Notes, whatever the result. */
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

export interface SourceOrderAddress extends SourceAddressFields {
  name: string
}
