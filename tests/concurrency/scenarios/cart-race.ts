import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { CODES } from '../../../contract/codes'
import type { NewOrder } from '../../../contract/entities/checkout'
import { order } from '../../../store-api/db/schema'
import { readLedger } from '../audit'
import type { Scenario } from '../scenario'
import { createBuyers, findVariant, numberOf, openVisitors, placeUntilDecided, readCheckout } from '../harness/checkout'
import { asShown } from '../../../store-api/testing/checkout-shop'
import type { Shopper } from '../harness/shopper'
import type { Environment } from '../harness/environment'

/** What is changed while it is ordered: added to alone, so that every piece can be found again. */
const ADDED = 'shorts-M'
const CHANGES = 12
const MAX_ATTEMPTS = 60

const piecesIn = (lines: { id: number; quantity: number }[], id: number) =>
  lines.filter((line) => line.id === id).reduce((sum, { quantity }) => sum + quantity, 0)

/** Reads the checkout, orders, and orders again after a change of the cart. @returns what was agreed to */
async function orderAtLast({ claims }: Environment, shopper: Shopper, first: NewOrder) {
  let agreed = first
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const response = await placeUntilDecided(shopper, agreed, randomUUID())
    if (response.code === 0) return { number: numberOf(response), agreed }
    claims.same('a refused buyer gets the changes', response.code, CODES.priceChanged)
    agreed = asShown(await readCheckout(shopper))
  }
  throw new Error('the order was never made')
}

async function changeCart(
  { random }: Environment,
  shopper: Shopper,
  places: { added: { key: string; id: number }; line: number },
) {
  let added = 0
  const one = async () => {
    const kind = random.pick(['add', 'add', 'set', 'remove'] as const)
    if (kind === 'set') await shopper.send('PUT', `/api/cart/${places.line}/quantity/${random.whole(1, 5)}`)
    if (kind === 'remove') await shopper.send('DELETE', `/api/cart/${places.line}`)
    if (kind !== 'add') return
    const body = { key: places.added.key, optionIds: [places.added.id], quantity: 1 }
    if ((await shopper.send('POST', '/api/cart', { body })).code === 0) added++
  }
  await Promise.all(Array.from({ length: CHANGES }, one))
  return added
}

/** One shopper orders while a second window changes the cart. */
async function race(environment: Environment, { shopper, order: shown }: { shopper: Shopper; order: NewOrder }) {
  const { claims, db } = environment
  const piece = await findVariant(db, ADDED)
  const line = shown.shown.lines[0]?.id ?? 0
  // One piece stays whatever becomes of the rest, so that there is something to order.
  await shopper.send('POST', '/api/cart', { body: { key: piece.key, optionIds: [piece.id], quantity: 1 } })
  const first = asShown(await readCheckout(shopper))
  environment.beginRace()
  const [{ number, agreed }, added] = await Promise.all([
    orderAtLast(environment, shopper, first),
    changeCart(environment, shopper, { added: piece, line }),
  ])
  const [made] = (await readLedger(db)).orders.filter((one) => one.number === number)
  const bought = made?.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]).sort()
  const shownLines = agreed.shown.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice]).sort()
  claims.same('what is ordered is what was shown', bought, shownLines)
  claims.same('what is to be paid is what was shown', made?.total, agreed.shown.total)

  const inOrder = piecesIn(
    made?.lines.map(({ variantId, quantity }) => ({ id: variantId ?? 0, quantity })) ?? [],
    piece.id,
  )
  const { lines } = await readCheckout(shopper)
  const inCart = piecesIn(
    lines.map(({ optionList, quantity }) => ({ id: optionList[0]?.id ?? 0, quantity })),
    piece.id,
  )
  claims.same('what was added late is in the order or in the next cart', inOrder + inCart, 1 + added)
}

export const cartRace: Scenario = {
  name: 'cart-race',
  title: 'a cart changed while it is ordered: lines and total agree, and nothing added is lost',
  run: async (environment) => {
    const shoppers = await openVisitors(environment, environment.many(6, 4))
    const buyers = await createBuyers(environment, { shoppers, wish: () => ({ sku: 'home-M', quantity: 2 }) })
    await Promise.all(buyers.map((buyer) => race(environment, buyer)))
    const made = await environment.db.select().from(order).where(eq(order.payment, 'unpaid'))
    environment.claims.that('everybody ordered', made.length >= buyers.length, made.length)
  },
}
