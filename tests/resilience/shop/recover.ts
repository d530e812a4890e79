import { setTimeout as pause } from 'node:timers/promises'
import type { Instance } from '../../harness/cluster'
import { UserError } from '../../harness/user-error'
import type { SendRequest } from './client'

/** A breaker probes every five seconds, and the store API recovers within five. */
const RECOVERY_TIMEOUT_MS = 40_000
const RETRY_INTERVAL_MS = 200

/** A call that is never cached, and needs the database. */
export const LIVE_CALL = '/api/cart?page=1&limit=12'

/** In a row: of the two store APIs one may recover before the other. */
const REQUIRED_SUCCESSES = 3

/**
 * Waits until every storefront can reach the store API again.
 * @returns the duration in milliseconds
 * @throws UserError if a storefront does not recover
 */
export async function recover(storefronts: Instance[], request: SendRequest): Promise<number> {
  const startedAt = Date.now()
  for (const { name, url } of storefronts) {
    for (let successes = 0; successes < REQUIRED_SUCCESSES;) {
      const { status } = await request(url + LIVE_CALL)
      successes = status === 200 ? successes + 1 : 0
      if (Date.now() - startedAt > RECOVERY_TIMEOUT_MS) throw new UserError(`${name} did not recover: ${status}.`)
      if (successes === 0) await pause(RETRY_INTERVAL_MS)
    }
  }
  return Date.now() - startedAt
}
