import type { Call } from '../call'
import { intentSchema, methodListSchema, newIntentSchema, refundSchema } from './intent'

const call = <Row extends Call>(row: Row) => row

/**
 * The calls of a payment service, below its own base address and with its own secret, signed and sealed as those of the
 * store API. The shop's programs alone make them; browsers see the pay page.
 */
export const PAYMENT_CALLS = {
  listMethods: call({
    method: 'GET',
    path: '/pay/method',
    audience: 'public',
    summary: 'The ways to pay, in the order they are shown.',
    query: null,
    body: null,
    response: methodListSchema,
  }),
  createIntent: call({
    method: 'POST',
    path: '/pay/intent',
    audience: 'owner',
    summary: 'An intent for an order. The same one for the same order again; 409 when its amount or currency differs.',
    query: null,
    body: newIntentSchema,
    response: intentSchema,
  }),
  getIntent: call({
    method: 'GET',
    path: '/pay/intent/{id}',
    audience: 'owner',
    summary: 'An intent as it stands; 404 for one there is not.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  confirmIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/confirm',
    audience: 'owner',
    summary: 'Asks the bank once more about an intent that is being processed, and answers it as it stands then.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  cancelIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/cancel',
    audience: 'owner',
    summary: 'Cancels an unpaid intent. A paid or processing one is returned as it is.',
    query: null,
    body: null,
    response: intentSchema,
  }),
  refundIntent: call({
    method: 'POST',
    path: '/pay/intent/{id}/refund',
    audience: 'owner',
    summary: 'Gives money back; needs an Idempotency-Key. 409 for more than was taken and not yet given back.',
    query: null,
    body: refundSchema,
    response: intentSchema,
  }),
} as const satisfies Record<string, Call>
