import { isNull } from 'drizzle-orm'
import { refund } from '../../../store-api/db/schema'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverPendingEvents } from './webhooks'
import type { Environment } from './environment'

/** Longer than any interval between two attempts of a refund. */
const REFUND_INTERVAL_MS = 2 * 3_600_000

const MAX_ROUNDS = 10

/** Completes all pending work: payments in processing, deliveries of events, and refunds. */
export async function settle(environment: Environment): Promise<void> {
  const { provider, clock, shop, db, claims } = environment
  provider.lostPercent = 0
  for (const { order } of provider.allIntents) provider.settle(order, true)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await deliverPendingEvents(environment)
    await processRefunds(shop)
    const pendingRefunds = await db.$count(refund, isNull(refund.doneAt))
    if (pendingRefunds === 0 && provider.acceptedEventIds.size === provider.events.length) return
    clock.advance(REFUND_INTERVAL_MS)
  }
  claims.violations.push('all events and refunds are completed')
}
