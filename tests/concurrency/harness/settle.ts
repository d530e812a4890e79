import { isNull } from 'drizzle-orm'
import { refund } from '../../../store-api/db/schema'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverAll } from './webhooks'
import type { Environment } from './environment'

/** Longer than any interval between two attempts of a refund. */
const REFUND_INTERVAL_MS = 2 * 3_600_000

const MAX_ROUNDS = 10

/** Completes all pending work: payments in processing, deliveries of events, and refunds. */
export async function settle(environment: Environment): Promise<void> {
  const { provider, clock, shop, db, claims } = environment
  provider.lost = 0
  for (const { order } of provider.allIntents) provider.settle(order, true)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await deliverAll(environment)
    await processRefunds(shop)
    const pendingRefunds = await db.$count(refund, isNull(refund.doneAt))
    if (pendingRefunds === 0 && provider.taken.size === provider.events.length) return
    clock.turnOn(REFUND_INTERVAL_MS)
  }
  claims.broken.push('all events and refunds are completed')
}
