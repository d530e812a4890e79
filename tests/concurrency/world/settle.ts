import { isNull } from 'drizzle-orm'
import { refund } from '../../../store-api/db/schema'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverAll } from './letters'
import type { World } from './world'

/** Longer than any pause between two attempts to give money back. */
const HOURS = 2 * 3_600_000

const MOST_ROUNDS = 10

/** Lets everything come to rest: banks answer, events arrive, and all money that is owed goes back. */
export async function settle(world: World): Promise<void> {
  const { bank, clock, shop, db, claims } = world
  bank.lost = 0
  for (const { order } of bank.books) bank.settle(order, true)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await deliverAll(world)
    await processRefunds(shop)
    const owed = await db.$count(refund, isNull(refund.doneAt))
    if (owed === 0 && bank.taken.size === bank.events.length) return
    clock.turnOn(HOURS)
  }
  claims.broken.push('it did not come to rest')
}
