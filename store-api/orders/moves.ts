import type { PaymentStatus, ShippingStatus } from '../../contract/entities/order-track'

/** Where an order can go from where it stands, on each of its two axes. What is not here does not happen. */
export const PAYMENT_MOVES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'canceled'],
  paid: ['canceled', 'refunded'],
  canceled: ['refunded'],
  refunded: [],
}

export const SHIPPING_MOVES: Record<ShippingStatus, readonly ShippingStatus[]> = {
  unshipped: ['partial-shipment', 'shipped', 'unable-to-ship'],
  'partial-shipment': ['partial-shipment', 'shipped', 'unable-to-ship'],
  'unable-to-ship': ['unshipped', 'partial-shipment'],
  shipped: [],
}
