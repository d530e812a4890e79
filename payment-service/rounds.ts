import type { Service } from './context'
import { confirmAll } from './intent/confirm-intent'
import type { Courier } from './webhook/courier'

/** Between two rounds, in milliseconds. */
const PAUSE = 500

/**
 * Asks the bank about what it has not answered and tells the shop what it does not know, all the time; what has just
 * happened is told at once.
 * @returns how to stop
 */
export function startRounds(service: Service, courier: Courier): () => Promise<void> {
  const fail = (error: unknown) => service.logger.error({ err: error }, 'a round failed')
  const round = () => {
    try {
      confirmAll(service)
      courier.deliverDue().catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  service.ledger.onEvent(() => courier.deliverDue().catch(fail))
  round()
  const timer = setInterval(round, PAUSE)
  return async () => {
    clearInterval(timer)
    await courier.settled()
  }
}
