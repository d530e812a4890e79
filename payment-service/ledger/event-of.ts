import type { PaymentEventBody } from '../../contract/payment/intent'
import type { Entry, Outcome } from './entry'

const BY_OUTCOME: Record<Outcome, PaymentEventBody['type'] | null> = {
  paid: 'payment.succeeded',
  declined: 'payment.failed',
  timeout: 'payment.failed',
  'second-step': 'payment.failed',
  pending: 'payment.processing',
  code: null,
}

/** What the shop is told of an entry; null for what is none of its business. */
export function eventTypeOf(entry: Entry): PaymentEventBody['type'] | null {
  switch (entry.kind) {
    case 'tried':
    case 'settled':
      return BY_OUTCOME[entry.outcome]
    case 'canceled':
      return 'payment.canceled'
    case 'refunded':
      return 'payment.refunded'
    default:
      return null
  }
}
