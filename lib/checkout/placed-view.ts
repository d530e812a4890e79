import type { PlacedOrder } from '../contract/entities/checkout'

/** What the page of a placed order tells. */
export type PlacedView = 'paid' | 'open' | 'processing' | 'canceled' | 'expired' | 'refunded'

/** What there is to tell of an order: one that was declined is as open as before, one that waited too long has expired. */
export function placedView({ paymentState, order }: Pick<PlacedOrder, 'paymentState' | 'order'>): PlacedView {
  if (paymentState === 'declined') return 'open'
  if (paymentState !== 'canceled') return paymentState
  return order.history.some(({ event }) => event === 'expired') ? 'expired' : 'canceled'
}
