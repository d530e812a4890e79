import type { Intent, NewIntent } from '../../contract/payment/intent'
import { HttpError } from '../http/errors'

/** A verified webhook event. */
export interface PaymentEvent {
  /** The same for every delivery of an event. */
  id: string
  type: string
  /** The intent at the time of the event. Events may arrive out of order. */
  intent: Intent
}

/** A refund with its idempotency key. */
export interface RefundRequest {
  intentId: string
  /** Cents. */
  amount: number
  /** The refund's own id. */
  key: string
}

/**
 * The interface of a payment provider. Amounts are in minor units. Every call is idempotent.
 */
export interface PaymentProvider {
  /** Creates the intent of an order, or returns the existing one. @throws PaymentUnavailable, PaymentRefused */
  createIntent(intent: NewIntent): Promise<Intent>
  /** The current intent, after polling the bank if it is pending. @throws PaymentUnavailable, PaymentRefused */
  confirmIntent(id: string): Promise<Intent>
  /** Cancels an unpaid intent; a paid one is returned unchanged. @throws PaymentUnavailable, PaymentRefused */
  cancelIntent(id: string): Promise<Intent>
  /** Refunds an amount. @throws PaymentUnavailable, PaymentRefused */
  refund(request: RefundRequest): Promise<Intent>
  /**
   * Verifies and parses a webhook.
   * @param body unmodified, byte for byte
   * @param now milliseconds since the epoch
   * @returns null for a wrong signature or an expired timestamp
   */
  readEvent(headers: Headers, body: string, now: number): PaymentEvent | null
}

/** The payment service is unreachable or timed out. Whether the call took effect is unknown. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable'
}

/** The payment service rejected the call. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  constructor(
    /** HTTP status: 404 for an unknown intent, 409 for an impossible operation. */
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** 503: payments are unavailable, and nothing was charged. */
export const paymentUnavailable = () =>
  new HttpError(503, ({ checkout }) => checkout.paymentUnavailable, { retryAfter: 5 })
