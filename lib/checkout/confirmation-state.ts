import type { PlacedOrder } from '../../contract/entities/checkout'
import { PAYMENT_FAILURES, type PaymentFailure } from '../../contract/payment/intent'

export type ConfirmationState = 'paid' | 'open' | 'processing' | 'canceled' | 'expired' | 'refunded'

/** The state shown on the confirmation page: a declined payment leaves the order open, an unpaid one expires. */
export function confirmationState({
  paymentState,
  order,
}: Pick<PlacedOrder, 'paymentState' | 'order'>): ConfirmationState {
  if (paymentState === 'declined') return 'open'
  if (paymentState !== 'canceled') return paymentState
  return order.history.some(({ event }) => event === 'expired') ? 'expired' : 'canceled'
}

/** The payment failure; `declined` for a reason the shop has no text for. */
export const knownPaymentFailure = ({ paymentFailure }: Pick<PlacedOrder, 'paymentFailure'>): PaymentFailure =>
  PAYMENT_FAILURES.find((known) => known === paymentFailure) ?? 'declined'
