import type { Intent, NewIntent } from '../../contract/payment/intent'
import { Failure } from '../http/failure'

/** What a payment service told, once its signature was found good. */
export interface PaymentEvent {
  /** The same for every delivery of the same event. */
  id: string
  type: string
  /** As the intent stood when it happened: a later event may have been delivered before. */
  intent: Intent
}

/** A refund with the id that makes it happen once. */
export interface RefundRequest {
  intentId: string
  /** Cents. */
  amount: number
  /** The refund's own id. */
  key: string
}

/**
 * The narrow place where a payment service is plugged in. Amounts are minor units. Every call may be made again: what
 * was done is answered, not done twice.
 */
export interface PaymentProvider {
  /** The intent of an order, made when there is none. @throws PaymentAway, PaymentRefused */
  createIntent(intent: NewIntent): Promise<Intent>
  /** An intent as it stands, after asking the bank where it has not answered. @throws PaymentAway, PaymentRefused */
  confirmIntent(id: string): Promise<Intent>
  /** Ends an intent nobody has paid; one that was paid is answered as it stands. @throws PaymentAway, PaymentRefused */
  cancelIntent(id: string): Promise<Intent>
  /** Gives money back. @throws PaymentAway, PaymentRefused */
  refund(request: RefundRequest): Promise<Intent>
  /**
   * Reads a webhook.
   * @param body as it came, byte for byte
   * @param now milliseconds since the epoch
   * @returns null when it is not of this service, was changed on the way, or is too old
   */
  readEvent(headers: Headers, body: string, now: number): PaymentEvent | null
}

/** The payment service could not be reached, or did not answer in time: nobody knows whether it did anything. */
export class PaymentAway extends Error {
  override readonly name = 'PaymentAway'
}

/** The payment service answered that it does not do this. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
  constructor(
    /** As an HTTP status: 404 for what there is not, 409 for what cannot be done. */
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** 503: nothing can be paid at this moment, and nothing was. */
export const paymentAway = () => new Failure(503, ({ checkout }) => checkout.paymentAway, { retryAfter: 5 })
