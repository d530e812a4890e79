import { nodeEngine } from '../../contract/engines/node'
import { paymentEventSchema } from '../../contract/payment/intent'
import { isWebhook, WEBHOOK_HEADERS } from '../../contract/webhook'
import type { PaymentEvent } from './provider'

interface Webhook {
  headers: Headers
  /** Byte for byte. */
  body: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Reads a webhook that was signed with the key, not long ago. @returns null for any other */
export function readPaymentEvent(key: Uint8Array, { headers, body, now }: Webhook): PaymentEvent | null {
  const header = (name: string) => headers.get(name) ?? ''
  const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
  if (!isWebhook(nodeEngine, key, webhook, header(WEBHOOK_HEADERS.signature), now)) return null
  try {
    const { type, data } = paymentEventSchema.validateSync(JSON.parse(body), { strict: true })
    return { id: webhook.id, type, intent: data.intent }
  } catch {
    return null
  }
}
