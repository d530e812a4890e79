import { nodeEngine } from '../../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../../contract/webhook'
import type { PaymentEvent } from '../../../store-api/payments/provider'
import { HOOK_SECRET } from './payment-provider'
import type { Environment } from './environment'

/** Of an event's delivery. */
const MAX_ATTEMPTS = 40

/** A signed webhook. */
export interface Webhook {
  headers: Record<string, string>
  body: string
}

/** Signs the webhook of an event. @param now milliseconds since the epoch */
export function webhookOf({ id, type, intent }: PaymentEvent, now: number, secret = HOOK_SECRET): Webhook {
  const timestamp = String(Math.floor(now / 1000))
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data: { intent } })
  const signature = signWebhook(nodeEngine, webhookKey(secret), { id, timestamp, body })
  const headers = {
    'content-type': 'application/json',
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: signature,
  }
  return { headers, body }
}

/** Delivers a webhook once. @returns the status of the response */
export async function deliver({ app, claims }: Pick<Environment, 'app' | 'claims'>, webhook: Webhook): Promise<number> {
  const { status } = await app.request('/pay/hook', { method: 'POST', ...webhook })
  claims.check('a webhook is accepted, rejected or to be retried', status < 500 || status === 503, status)
  return status
}

/** Delivers an event once. @returns whether it was accepted */
export async function deliverEvent(environment: Environment, event: PaymentEvent): Promise<boolean> {
  const status = await deliver(environment, webhookOf(event, environment.clock.now()))
  const isAccepted = status >= 200 && status < 300
  if (isAccepted) environment.provider.acceptedEventIds.add(event.id)
  return isAccepted
}

/** Delivers all events that the shop has not accepted yet, and retries as a payment service does. */
export async function deliverPendingEvents(environment: Environment): Promise<void> {
  const { provider, claims } = environment
  for (const event of provider.events.filter(({ id }) => !provider.acceptedEventIds.has(id))) {
    let attempts = 0
    while (!(await deliverEvent(environment, event)) && attempts < MAX_ATTEMPTS) attempts++
    claims.check(`${event.type} is accepted in the end`, provider.acceptedEventIds.has(event.id))
  }
}
