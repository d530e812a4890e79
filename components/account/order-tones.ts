import type { PaymentStatus, ShippingStatus } from '@/contract/entities/order-track'
import type { StatusTone } from '../ui/status-chip'

/** The colour of every standing of an order, on either axis. */
export const ORDER_TONES: Record<PaymentStatus | ShippingStatus, StatusTone> = {
  unpaid: 'warn',
  paid: 'ok',
  refunded: 'info',
  canceled: 'bad',
  unshipped: 'info',
  'unable-to-ship': 'bad',
  'partial-shipment': 'warn',
  shipped: 'ok',
}
