import { randomUUID } from 'node:crypto'
import { readLedger } from '../audit/ledger'
import { atOnce, type Scenario } from '../scenario'
import { crowd, visitors } from '../world/crowd'
import { numberOf } from '../world/place'
import { placeStubbornly } from '../world/place-stubbornly'
import type { World } from '../world/world'

/** One cart is ordered, and its order paid, by a hundred presses at once. */
async function press(world: World, keyOf: (n: number, key: string) => string) {
  const { claims } = world
  const shoppers = await visitors(world, 1)
  const [buyer] = await crowd(world, { shoppers, wish: () => ({ sku: 'home-M', quantity: 2 }) })
  if (!buyer) throw new Error('nobody came')
  const { shopper, order, key } = buyer
  world.beginRace()
  const numbers = await atOnce(world.many(100, 30), async (n) => {
    const answer = await placeStubbornly(shopper, order, keyOf(n, key))
    claims.same('every press is answered with an order', answer.code, 0)
    const number = numberOf(answer)
    const paying = await shopper.send('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
    claims.same('every press leads to the pay page', paying.code, 0)
    return number
  })
  world.endRace()
  claims.same('every press is told of the same order', new Set(numbers).size, 1)
  claims.same('there is one order', (await readLedger(world.db)).orders.length, 1)
  claims.same('there is one payment', world.bank.books.length, 1)
}

export const oneOrderSameKey: Scenario = {
  name: 'one-order-same-key',
  title: 'of one cart and 100 checkouts with one key comes one order with one payment',
  run: (world) => press(world, (_, key) => key),
}

export const oneOrderManyKeys: Scenario = {
  name: 'one-order-many-keys',
  title: 'of one cart and 100 checkouts with a key each comes one order with one payment',
  run: (world) => press(world, () => randomUUID()),
}
