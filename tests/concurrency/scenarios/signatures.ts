import { randomUUID } from 'node:crypto'
import { readLedger } from '../audit'
import { atOnce, countByCode, type Scenario } from '../scenario'
import { createBuyers, findVariant, openVisitors } from '../harness/checkout'
import type { Shopper } from '../harness/shopper'
import type { Environment } from '../harness/environment'
import type { TestRequest } from '../../../store-api/testing/test-shop'

interface SignedRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/** Captures a signed request as an attacker on the network would; the original arrives without its signature. */
async function intercept(shopper: Shopper, path: string, sent: TestRequest): Promise<SignedRequest> {
  const captured = { path, headers: {}, body: '' }
  await shopper.send('POST', path, {
    ...sent,
    tamper: (request) => {
      Object.assign(captured, { headers: { ...request.headers }, body: request.body ?? '' })
      request.headers.Sign = ''
    },
  })
  return captured
}

const replay = async ({ app }: Environment, { path, headers, body }: SignedRequest) =>
  (await app.request(path, { method: 'POST', headers, body })).status

export const signatures: Scenario = {
  name: 'signatures',
  title: 'a signed write is accepted once, and never with another body, key or device than was signed',
  run: async (environment) => {
    const { claims, clock, db } = environment
    const copies = environment.scaled(50, 30)
    const shoppers = await openVisitors(environment, 2)
    const [buyer, other] = await createBuyers(environment, {
      shoppers,
      itemFor: () => ({ sku: 'home-M', quantity: 1 }),
    })
    if (!buyer || !other) throw new Error('there is no buyer')
    const variant = await findVariant(db, 'shorts-M')
    const item = (quantity: number) => ({ key: variant.key, optionIds: [variant.id], quantity })
    const now = clock.nextSigningTime()
    const addOne = await intercept(buyer.shopper, '/api/cart', { body: item(1), now })
    const addSeven = await intercept(buyer.shopper, '/api/cart', { body: item(7), now })
    const order = await intercept(other.shopper, '/api/order', { body: other.order, idempotencyKey: other.key })

    environment.startDelays()
    const otherBodyStatus = await replay(environment, { ...addOne, body: addSeven.body })
    claims.same('a body that was not signed is rejected', otherBodyStatus, 400)
    const otherKey = { ...order, headers: { ...order.headers, 'Idempotency-Key': randomUUID() } }
    claims.same('a key that was not signed is rejected', await replay(environment, otherKey), 400)
    const otherDevice = { ...order, headers: { ...order.headers, uuid: randomUUID() } }
    claims.same('a device that was not signed is rejected', await replay(environment, otherDevice), 400)
    for (const captured of [addOne, order]) {
      const responses = await atOnce(copies, () => replay(environment, captured))
      claims.same(`of ${copies} copies one is accepted`, countByCode(responses), { 200: 1, 400: copies - 1 })
    }
    environment.stopDelays()
    const cart = (await buyer.shopper.send('GET', '/api/cart')).data as { carts: { quantity: number }[] }
    claims.same('the item is in the cart once', cart.carts.map(({ quantity }) => quantity).sort(), [1, 1])
    claims.same('there is one order', (await readLedger(db)).orders.length, 1)
  },
}
