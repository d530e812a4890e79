import { nodeEngine } from '../../../contract/engines/node'
import { deriveKeys } from '../../../contract/keys'
import { PAYMENT_CALLS } from '../../../contract/payment/calls'
import type { Intent } from '../../../contract/payment/intent'
import { decryptReply } from '../../../contract/cipher'
import { signCall } from '../../../contract/signing'
import { ANONYMOUS } from '../../../contract/signing'

const readVariable = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: npm test sets it.`)
  return value
}

let lastTime = 0

async function send(method: string, path: string, body?: unknown): Promise<Intent> {
  const keys = deriveKeys(nodeEngine, readVariable('E2E_PAYMENT_SECRET'))
  // Two equal calls signed in the same millisecond would be rejected as a replay.
  lastTime = Math.max(Date.now(), lastTime + 1)
  const call = signCall({ engine: nodeEngine, keys, method, path, caller: ANONYMOUS, body, now: lastTime })
  const response = await fetch(readVariable('E2E_PAYMENT_URL') + path, { ...call, method })
  return decryptReply(nodeEngine, keys, await response.text(), call.associatedData).data as Intent
}

/** Creates a payment intent without an order, to test the payment page alone. */
export const makeIntent = (language: string, returnUrl: string): Promise<Intent> => {
  const order = `TL-${crypto.randomUUID().slice(0, 8)}`
  const { method, path } = PAYMENT_CALLS.createIntent
  return send(method, path, { order, amount: 6180, currency: 'EUR', returnUrl, shop: 'Touchline', language })
}

/** Cancels an intent, as the store API does when an order is cancelled. */
export const cancelIntent = (id: string): Promise<Intent> => send('POST', `/pay/intent/${id}/cancel`)

/** A card's expiry date as typed (MM/YY), in the future. */
export const VALID_EXPIRY = `12/${String(new Date().getFullYear() + 3).slice(-2)}`

/** Card numbers of the sandbox, by the outcome of the payment. */
export const CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0000 0000 3220',
  silent: '4000 0000 0000 0069',
  late: '4000 0000 0000 0259',
} as const
