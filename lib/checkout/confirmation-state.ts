import type { PlacedOrder } from '../../contract/entities/checkout'
import { PAYMENT_FAILURES, type PaymentFailure } from '../../contract/payment/intent'

/** What the page of a placed order tells. */
export type ConfirmationState = 'paid' | 'open' | 'processing' | 'canceled' | 'expired' | 'refunded'

/** What there is to tell of an order: one that was declined is as open as before, one that waited too long has expired. */
export function confirmationState({
  paymentState,
  order,
}: Pick<PlacedOrder, 'paymentState' | 'order'>): ConfirmationState {
  if (paymentState === 'declined') return 'open'
  if (paymentState !== 'canceled') return paymentState
  return order.history.some(({ event }) => event === 'expired') ? 'expired' : 'canceled'
}

/** Why an order was not paid, as far as the shop has words for it: a provider may know of more. */
export const knownPaymentFailure = ({ paymentFailure }: Pick<PlacedOrder, 'paymentFailure'>): PaymentFailure =>
  PAYMENT_FAILURES.find((known) => known === paymentFailure) ?? 'declined'
