import type { Call } from '../call'
import { intentSchema, methodListSchema, newIntentSchema, refundSchema } from './intent'

const call = <Row extends Call>(row: Row) => row

/**
 * The calls of a payment service, below its own base URL and with its own secret, signed and encrypted like those of
 * the store API. Only the shop's programs make them; browsers use the pay page.
 */
export const PAYMENT_CALLS = {
  listMethods: call({
    method: 'GET',
    path: '/pay/method',
    audience: 'public',
    summary: 'The payment methods, in display order.',
    query: null,
    body: null,
    response: methodListSchema,
  }),
  createIntent: call({
    method: 'POST',
    path: '/pay/intent',
    audience: 'owner',
    summary: 'Creates the intent of an order, or returns the existing one; 409 if its amount or currency differs.',
    query: null,
    body: newIntentSchema,
    response: intentSchema,
  }),
  getIntent: call({
    method: 'GET',
    path: '/pay/intent/{id}',
    audience: 'owner',
    summary: 'The current state of an intent; 404 if it does not exist.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  confirmIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/confirm',
    audience: 'owner',
    summary: 'Queries the bank again about an intent that is being processed, and returns its current state.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  cancelIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/cancel',
    audience: 'owner',
    summary: 'Cancels an unpaid intent. A paid or processing one is returned unchanged.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  refundIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/refund',
    audience: 'owner',
    summary:
      'Refunds an amount; needs an Idempotency-Key. 409 if it exceeds the captured amount that is not refunded yet.',
    query: null,
    body: refundSchema,
    response: intentSchema,
  }),
} as const satisfies Record<string, Call>
