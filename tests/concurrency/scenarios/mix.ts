import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { setStock } from '../harness/checkout'
import { ACTIONS, openClients, type ClientState } from './client-actions'

/** So low that variants are often sold out. */
const STOCK: Record<string, number> = { 'home-M': 60, 'home-L': 20, 'away-M': 40, 'shorts-M': 80, 'home-S': 15 }

const CLIENTS = 20

export const mix: Scenario = {
  name: 'mix',
  title: 'after 5 000 random operations of 20 clients every order, every cent and every piece is accounted for',
  run: async (environment) => {
    const { random, claims, provider } = environment
    for (const [sku, pieces] of Object.entries(STOCK)) await setStock(environment, sku, pieces)
    const stalls = await openClients(environment, CLIENTS)
    provider.lostPercent = 3
    let remaining = environment.scaled(5000, 800)
    const work = async (stall: ClientState) => {
      while (remaining > 0) {
        const { move, operations } = random.pick(ACTIONS)
        remaining -= operations
        await move(stall)
      }
    }
    environment.startDelays()
    await Promise.all(stalls.map(work))
    environment.stopDelays()
    const acceptedTotals = stalls.flatMap((stall) => stall.acceptedTotals)
    const { orders } = await readLedger(environment.db)
    // If two devices of one customer order at once, both receive the number of the same order.
    for (const { number, total } of orders)
      claims.check(
        `the buyer of ${number} accepted its total`,
        acceptedTotals.some((accepted) => accepted.number === number && accepted.total === total),
      )
    claims.check('there are orders', orders.length > 0)
  },
}
