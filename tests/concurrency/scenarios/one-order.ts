import { randomUUID } from 'node:crypto'
import { readLedger } from '../audit'
import { atOnce, type Scenario } from '../scenario'
import { createBuyers, numberOf, openVisitors, placeUntilFinal } from '../harness/checkout'
import type { Environment } from '../harness/environment'

/** Orders a cart, and opens the payment page of its order, by concurrent requests. */
async function orderConcurrently(environment: Environment, keyOf: (n: number, key: string) => string) {
  const { claims } = environment
  const shoppers = await openVisitors(environment, 1)
  const [buyer] = await createBuyers(environment, { shoppers, itemFor: () => ({ sku: 'home-M', quantity: 2 }) })
  if (!buyer) throw new Error('there is no buyer')
  const { shopper, order, key } = buyer
  environment.startDelays()
  const numbers = await atOnce(environment.scaled(100, 30), async (n) => {
    const response = await placeUntilFinal(shopper, order, keyOf(n, key))
    claims.same('every request gets an order', response.code, 0)
    const number = numberOf(response)
    const paying = await shopper.send('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
    claims.same('every request opens the payment page', paying.code, 0)
    return number
  })
  environment.stopDelays()
  claims.same('every request gets the same order', new Set(numbers).size, 1)
  claims.same('there is one order', (await readLedger(environment.db)).orders.length, 1)
  claims.same('there is one payment', environment.provider.allIntents.length, 1)
}

export const oneOrderSameKey: Scenario = {
  name: 'one-order-same-key',
  title: '100 checkouts of one cart with one idempotency key make one order with one payment',
  run: (environment) => orderConcurrently(environment, (_, key) => key),
}

export const oneOrderManyKeys: Scenario = {
  name: 'one-order-many-keys',
  title: '100 checkouts of one cart with a key each make one order with one payment',
  run: (environment) => orderConcurrently(environment, () => randomUUID()),
}
