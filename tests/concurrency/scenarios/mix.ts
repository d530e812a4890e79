import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { setStock } from '../harness/checkout'
import { MOVES, openStalls, type Stall } from './mix-actions'

/** So low that variants are often sold out. */
const STOCK: Record<string, number> = { 'home-M': 60, 'home-L': 20, 'away-M': 40, 'shorts-M': 80, 'home-S': 15 }

const CLIENTS = 20

export const mix: Scenario = {
  name: 'mix',
  title: 'after 5 000 random operations of 20 clients every order, every cent and every piece is accounted for',
  run: async (environment) => {
    const { random, claims, provider } = environment
    for (const [sku, pieces] of Object.entries(STOCK)) await setStock(environment, sku, pieces)
    const stalls = await openStalls(environment, CLIENTS)
    provider.lost = 3
    let remaining = environment.many(5000, 800)
    const work = async (stall: Stall) => {
      while (remaining > 0) {
        const { move, operations } = random.pick(MOVES)
        remaining -= operations
        await move(stall)
      }
    }
    environment.beginRace()
    await Promise.all(stalls.map(work))
    environment.endRace()
    const agreed = stalls.flatMap((stall) => stall.agreed)
    const { orders } = await readLedger(environment.db)
    // If two devices of one customer order at once, both receive the number of the same order.
    for (const { number, total } of orders)
      claims.that(
        `the buyer of ${number} accepted its total`,
        agreed.some((accepted) => accepted.number === number && accepted.total === total),
      )
    claims.that('there are orders', orders.length > 0)
  },
}
