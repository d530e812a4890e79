import type { Service } from './context'
import { confirmAll } from './intents'
import type { WebhookDispatcher } from './webhooks'

/** Time between two runs. */
const INTERVAL_MS = 500

/**
 * Polls the bank for pending charges and delivers due webhooks, every half second; new events are delivered at once.
 * @returns stops it and waits for deliveries in progress
 */
export function startScheduler(service: Service, dispatcher: WebhookDispatcher): () => Promise<void> {
  const fail = (error: unknown) => service.logger.error({ err: error }, 'a round failed')
  const round = () => {
    try {
      confirmAll(service)
      dispatcher.deliverDue().catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  service.ledger.onEvent(() => dispatcher.deliverDue().catch(fail))
  round()
  const timer = setInterval(round, INTERVAL_MS)
  return async () => {
    clearInterval(timer)
    await dispatcher.settled()
  }
}
