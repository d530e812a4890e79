/** A mail about an order, each with its own template. */
export type OrderMailTemplate = 'order-placed' | 'order-paid' | 'order-shipped' | 'order-canceled' | 'order-refunded'

export interface NewOrderMail {
  template: OrderMailTemplate
  orderId: number
  /** The parcel an `order-shipped` tells of. */
  shipmentId?: number
}
