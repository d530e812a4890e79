import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { setStock } from '../harness/checkout'
import { MOVES, openStalls, type Stall } from './mix-actions'

/** So few that they are gone again and again. */
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
    let left = environment.many(5000, 800)
    const work = async (stall: Stall) => {
      while (left > 0) {
        const { move, operations } = random.pick(MOVES)
        left -= operations
        await move(stall)
      }
    }
    environment.beginRace()
    await Promise.all(stalls.map(work))
    environment.endRace()
    const agreed = stalls.flatMap((stall) => stall.agreed)
    const { orders } = await readLedger(environment.db)
    // Two devices of one customer may order at once: both get the number of the one order.
    for (const { number, total } of orders)
      claims.that(
        `${number} costs what its buyer agreed to`,
        agreed.some((one) => one.number === number && one.total === total),
      )
    claims.that('something was ordered', orders.length > 0)
  },
}
