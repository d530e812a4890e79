import { readLedger } from '../audit/ledger'
import type { Scenario } from '../scenario'
import { setStock } from '../world/crowd'
import { openStalls, type Stall } from '../mix/stall'
import { MOVES } from '../mix/moves'

/** So few that they are gone again and again. */
const STOCK: Record<string, number> = { 'home-M': 60, 'home-L': 20, 'away-M': 40, 'shorts-M': 80, 'home-S': 15 }

const CLIENTS = 20

export const mix: Scenario = {
  name: 'mix',
  title: 'after 5 000 random operations of 20 clients every order, every cent and every piece is accounted for',
  run: async (world) => {
    const { random, claims, bank } = world
    for (const [sku, pieces] of Object.entries(STOCK)) await setStock(world, sku, pieces)
    const stalls = await openStalls(world, CLIENTS)
    bank.lost = 3
    let left = world.many(5000, 800)
    const work = async (stall: Stall) => {
      while (left > 0) {
        const { move, operations } = random.pick(MOVES)
        left -= operations
        await move(stall)
      }
    }
    world.beginRace()
    await Promise.all(stalls.map(work))
    world.endRace()
    const agreed = stalls.flatMap((stall) => stall.agreed)
    const { orders } = await readLedger(world.db)
    // Two devices of one customer may press at once: both are told of the order that came of it.
    for (const { number, total } of orders)
      claims.that(
        `${number} costs what somebody agreed to`,
        agreed.some((one) => one.number === number && one.total === total),
      )
    claims.that('something was ordered', orders.length > 0)
  },
}
