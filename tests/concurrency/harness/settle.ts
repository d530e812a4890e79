import { isNull } from 'drizzle-orm'
import { refund } from '../../../store-api/db/schema'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverAll } from './webhooks'
import type { Environment } from './environment'

/** Longer than any pause between two attempts to give money back. */
const HOURS = 2 * 3_600_000

const MAX_ROUNDS = 10

/** Lets everything come to rest: banks answer, events arrive, and all money that is owed goes back. */
export async function settle(environment: Environment): Promise<void> {
  const { provider, clock, shop, db, claims } = environment
  provider.lost = 0
  for (const { order } of provider.allIntents) provider.settle(order, true)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await deliverAll(environment)
    await processRefunds(shop)
    const owed = await db.$count(refund, isNull(refund.doneAt))
    if (owed === 0 && provider.taken.size === provider.events.length) return
    clock.turnOn(HOURS)
  }
  claims.broken.push('it did not come to rest')
}
