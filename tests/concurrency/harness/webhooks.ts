import { nodeEngine } from '../../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS, webhookKey } from '../../../contract/webhook'
import type { PaymentEvent } from '../../../store-api/payments/provider'
import { HOOK_SECRET } from './payment-provider'
import type { Environment } from './environment'

/** Deliveries of one event. */
const MAX_ATTEMPTS = 40

/** A webhook on its way. */
export interface Webhook {
  headers: Record<string, string>
  body: string
}

/** An event as it is sent. @param now milliseconds since the epoch @param secret what it is signed with */
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

/** Delivers a webhook once. @returns the status of the answer */
export async function deliver({ app, claims }: Pick<Environment, 'app' | 'claims'>, webhook: Webhook): Promise<number> {
  const { status } = await app.request('/pay/hook', { method: 'POST', ...webhook })
  claims.that('a webhook is taken, refused, or asked for again', status < 500 || status === 503, status)
  return status
}

/** Delivers an event once. @returns whether it was taken */
export async function deliverEvent(environment: Environment, event: PaymentEvent): Promise<boolean> {
  const status = await deliver(environment, webhookOf(event, environment.clock.now()))
  const isTaken = status >= 200 && status < 300
  if (isTaken) environment.provider.taken.add(event.id)
  return isTaken
}

/** Delivers every event the shop has not taken yet, each until it has, as a payment service does. */
export async function deliverAll(environment: Environment): Promise<void> {
  const { provider, claims } = environment
  for (const event of provider.events.filter(({ id }) => !provider.taken.has(id))) {
    let tries = 0
    while (!(await deliverEvent(environment, event)) && tries < MAX_ATTEMPTS) tries++
    claims.that(`a ${event.type} is taken in the end`, provider.taken.has(event.id))
  }
}
