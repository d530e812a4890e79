import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CODES } from '../../../contract/codes'
import type { NewOrder } from '../../../contract/entities/checkout'
import { order } from '../../../store-api/db/schema'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { createBuyers, findVariant, numberOf, openVisitors, placeUntilFinal, readCheckout } from '../harness/checkout'
import { toNewOrder } from '../../../store-api/testing/checkout-shop'
import type { Shopper } from '../harness/shopper'
import type { Environment } from '../harness/environment'

/** Added to the cart during the order and never removed, so that every item can be accounted for. */
const ADDED_SKU = 'shorts-M'
const CHANGES = 12
const MAX_ATTEMPTS = 60

const quantityIn = (lines: { id: number; quantity: number }[], id: number) =>
  lines.filter((line) => line.id === id).reduce((sum, { quantity }) => sum + quantity, 0)

/** Places an order, and retries with the current checkout after a change of the cart. @returns the accepted order */
async function orderWithRetries({ claims }: Environment, shopper: Shopper, initialOrder: NewOrder) {
  let accepted = initialOrder
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const response = await placeUntilFinal(shopper, accepted, randomUUID())
    if (response.code === 0) return { number: numberOf(response), accepted }
    claims.same('a rejected order has changed prices', response.code, CODES.priceChanged)
    accepted = toNewOrder(await readCheckout(shopper))
  }
  throw new Error('the order was never accepted')
}

async function changeCart(
  { random }: Environment,
  shopper: Shopper,
  targets: { added: { key: string; id: number }; line: number },
) {
  let added = 0
  const changeOnce = async () => {
    const kind = random.pick(['add', 'add', 'set', 'remove'] as const)
    if (kind === 'set') await shopper.send('PUT', `/api/cart/${targets.line}/quantity/${random.whole(1, 5)}`)
    if (kind === 'remove') await shopper.send('DELETE', `/api/cart/${targets.line}`)
    if (kind !== 'add') return
    const body = { key: targets.added.key, optionIds: [targets.added.id], quantity: 1 }
    if ((await shopper.send('POST', '/api/cart', { body })).code === 0) added++
  }
  await Promise.all(Array.from({ length: CHANGES }, changeOnce))
  return added
}

/** One shopper orders while a second window changes the cart. */
async function race(environment: Environment, { shopper, order: shown }: { shopper: Shopper; order: NewOrder }) {
  const { claims, db } = environment
  const piece = await findVariant(db, ADDED_SKU)
  const line = shown.shown.lines[0]?.id ?? 0
  // Adds an item that is never removed, so that the cart is never empty.
  await shopper.send('POST', '/api/cart', { body: { key: piece.key, optionIds: [piece.id], quantity: 1 } })
  const initialOrder = toNewOrder(await readCheckout(shopper))
  environment.startDelays()
  const [{ number, accepted }, added] = await Promise.all([
    orderWithRetries(environment, shopper, initialOrder),
    changeCart(environment, shopper, { added: piece, line }),
  ])
  const [placed] = (await readLedger(db)).orders.filter((row) => row.number === number)
  const orderedLines = placed?.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]).sort()
  const shownLines = accepted.shown.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]).sort()
  claims.same('the order has the lines that were shown', orderedLines, shownLines)
  claims.same('the order has the total that was shown', placed?.total, accepted.shown.total)

  const quantityInOrder = quantityIn(
    placed?.lines.map(({ variantId, quantity }) => ({ id: variantId ?? 0, quantity })) ?? [],
    piece.id,
  )
  const { lines } = await readCheckout(shopper)
  const quantityInCart = quantityIn(
    lines.map(({ optionList, quantity }) => ({ id: optionList[0]?.id ?? 0, quantity })),
    piece.id,
  )
  claims.same('every added item is in the order or in the next cart', quantityInOrder + quantityInCart, 1 + added)
}

export const cartRace: Scenario = {
  name: 'cart-race',
  title: 'if a cart changes while it is ordered, lines and total agree, and no added item is lost',
  run: async (environment) => {
    const shoppers = await openVisitors(environment, environment.scaled(6, 4))
    const buyers = await createBuyers(environment, { shoppers, itemFor: () => ({ sku: 'home-M', quantity: 2 }) })
    await Promise.all(buyers.map((buyer) => race(environment, buyer)))
    const orders = await environment.db.select().from(order).where(eq(order.payment, 'unpaid'))
    environment.claims.check('every shopper has an order', orders.length >= buyers.length, orders.length)
  },
}
