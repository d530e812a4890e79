import { webhookKey } from '../../../contract/webhook'
import type { PaymentProvider } from '../../../store-api/payments/provider'
import { readPaymentEvent } from '../../../store-api/payments/payment-service'

/** The secret both ends of the webhooks share. */
export const HOOK_SECRET = 'the-secret-of-the-webhooks-0123456789'

/** Webhooks are read by the shop's own code. */
export const readEvent: PaymentProvider['readEvent'] = (headers, body, now) =>
  readPaymentEvent(webhookKey(HOOK_SECRET), { headers, body, now })
