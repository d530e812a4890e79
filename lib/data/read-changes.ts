import { changesSchema } from '../../contract/changes'
import { nodeEngine } from '../../contract/engines/node'
import { isWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'

interface Webhook {
  headers: Headers
  /** Byte for byte. */
  body: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Reads what has changed out of a webhook that was signed with the secret, not long ago. @returns null for any other */
export function readChanges(secret: string, { headers, body, now }: Webhook): { id: string; changes: string[] } | null {
  const header = (name: string) => headers.get(name) ?? ''
  const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
  if (!isWebhook(nodeEngine, webhookKey(secret), webhook, header(WEBHOOK_HEADERS.signature), now)) return null
  try {
    return { id: webhook.id, changes: changesSchema.validateSync(JSON.parse(body), { strict: true }).changes }
  } catch {
    return null
  }
}
