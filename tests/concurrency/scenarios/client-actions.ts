import { sql } from 'drizzle-orm'
import { customer, product, variant } from '../../../store-api/db/schema'
import { expireOrders } from '../../../store-api/orders/expire-orders'
import { deliverShipment } from '../../../store-api/orders/fulfillment'
import { holdOrder } from '../../../store-api/orders/fulfillment'
import { refundOrder } from '../../../store-api/orders/cancel-order'
import { releaseOrder } from '../../../store-api/orders/fulfillment'
import { shipOrder } from '../../../store-api/orders/fulfillment'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverEvent } from '../harness/webhooks'
import { attempt } from '../harness/admin'
import { randomUUID } from 'node:crypto'
import type { CartReply } from '../../../contract/entities/cart'
import { COUPONS } from '../harness/template'
import { grantCaptchaPass } from '../../../store-api/testing/accounts'
import { toNewOrder } from '../../../store-api/testing/checkout-shop'
import {
  numberOf,
  openVisitors,
  placeUntilFinal,
  readCheckout,
  standardDestination,
  checkoutFields,
} from '../harness/checkout'
import type { Shopper } from '../harness/shopper'
import type { Environment } from '../harness/environment'

interface WeightedAction {
  move: (stall: ClientState) => Promise<void>
  /** Number of its operations: reading and then writing are two. */
  operations: number
}

const times = (count: number, move: WeightedAction['move'], operations = 1): WeightedAction[] =>
  Array.from({ length: count }, () => ({ move, operations }))

/** Possible actions of a client; the first argument is the relative frequency. */
export const ACTIONS: WeightedAction[] = [
  ...times(24, add),
  ...times(5, set, 2),
  ...times(3, remove, 2),
  ...times(5, applyCoupon),
  ...times(1, removeCoupon),
  ...times(8, fillCheckout),
  ...times(15, place, 2),
  ...times(12, pay, 2),
  ...times(12, webhook),
  ...times(5, confirm),
  ...times(4, cancel),
  ...times(4, ship),
  ...times(3, runOperatorAction),
  ...times(2, advanceTime),
  ...times(2, reorder),
  ...times(1, changePrice),
]

/** Shorter than the validity of a signature, so that requests in progress stay valid. */
const CLOCK_STEP_MS = 4 * 60_000

const randomOrder = ({ orders, environment: { random } }: ClientState): string =>
  orders.length > 0 ? random.pick(orders) : 'TL-NONE'

/** Opens the payment page, and pays with a random outcome. */
export async function pay(stall: ClientState): Promise<void> {
  const { shopper, environment } = stall
  const number = randomOrder(stall)
  const { code } = await shopper.sendOnce('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
  if (code !== 0) return
  environment.provider.pay(number, environment.random.pick(['paid', 'paid', 'paid', 'declined', 'processing'] as const))
}

/** Settles some payments in processing, and delivers a random event, usually one that is not accepted yet. */
export async function webhook({ environment }: ClientState): Promise<void> {
  const { provider, random } = environment
  for (const { order, status } of provider.allIntents)
    if (status === 'processing' && random.chance(20)) provider.settle(order, random.chance(70))
  const events = random.chance(70)
    ? provider.events.filter(({ id }) => !provider.acceptedEventIds.has(id))
    : provider.events
  if (events.length > 0) await deliverEvent(environment, random.pick(events))
}

export async function confirm(stall: ClientState): Promise<void> {
  await stall.shopper.send('POST', `/api/order/${randomOrder(stall)}/confirm`)
}

export async function cancel(stall: ClientState): Promise<void> {
  await stall.shopper.send('POST', `/api/order/${randomOrder(stall)}/cancel`)
}

export async function ship(stall: ClientState): Promise<void> {
  const { environment } = stall
  const number = randomOrder(stall)
  const pieces = environment.random.chance(50) ? undefined : environment.random.whole(1, 2)
  await attempt(environment, () =>
    shipOrder(environment.shop, { number, carrier: 'Parcel Post', trackingNumber: 'PP1', pieces }),
  )
}

/** Other actions of an operator. */
export async function runOperatorAction(stall: ClientState): Promise<void> {
  const { environment } = stall
  const number = randomOrder(stall)
  const work = environment.random.pick([
    () => holdOrder(environment.shop, number),
    () => releaseOrder(environment.shop, number),
    () => deliverShipment(environment.shop, { number }),
    () => refundOrder(environment.shop, number),
  ])
  await attempt(environment, work)
}

/** Advances the clock, and runs the scheduled jobs of the shop. */
export async function advanceTime({ environment: { clock, shop } }: ClientState): Promise<void> {
  clock.advance(CLOCK_STEP_MS)
  await expireOrders(shop)
  await processRefunds(shop)
}

export async function changePrice({ variants, environment: { db, random } }: ClientState): Promise<void> {
  const { key } = random.pick(variants)
  await db
    .update(product)
    .set({ specialPrice: random.chance(50) ? null : random.whole(1500, 2800) })
    .where(sql`${product.key} = ${key}`)
}

export async function add({ shopper, variants, environment: { random } }: ClientState): Promise<void> {
  const { id, key, isPersonalized } = random.pick(variants)
  const custom = isPersonalized && random.chance(30) ? { number: random.whole(1, 3), name: 'SAM' } : null
  const body = { key, optionIds: [id], quantity: random.whole(1, 3), custom }
  await shopper.send('POST', '/api/cart', { body })
}

const lineOf = async ({ shopper, environment: { random } }: ClientState): Promise<number> => {
  const { carts } = (await shopper.send('GET', '/api/cart')).data as CartReply
  return carts.length > 0 ? random.pick(carts).id : 0
}

export async function set(stall: ClientState): Promise<void> {
  const quantity = stall.environment.random.whole(1, 6)
  await stall.shopper.send('PUT', `/api/cart/${await lineOf(stall)}/quantity/${quantity}`)
}

export async function remove(stall: ClientState): Promise<void> {
  await stall.shopper.send('DELETE', `/api/cart/${await lineOf(stall)}`)
}

export async function applyCoupon({ shopper, environment: { random } }: ClientState): Promise<void> {
  await shopper.send('POST', '/api/coupon', { body: { code: random.pick(COUPONS).code } })
}

export async function removeCoupon({ shopper }: ClientState): Promise<void> {
  await shopper.send('DELETE', '/api/coupon')
}

/** Fills in the checkout, sometimes with an invalid field. */
export async function fillCheckout({ shopper, destination, environment: { random } }: ClientState): Promise<void> {
  const fields = checkoutFields(destination, `buyer-${random.whole(1, 12)}@mail.example`)
  const body = random.chance(85) ? fields : { postalCode: '', shippingId: String(random.whole(0, 3)) }
  await shopper.send('PUT', '/api/checkout', { body })
}

/** Reads the checkout and places an order; sometimes twice, with the same or another idempotency key. */
export async function place({
  shopper,
  orders,
  acceptedTotals,
  environment: { clock, db, random },
}: ClientState): Promise<void> {
  // Guests with many unpaid orders need a captcha: half of them have solved one.
  if (random.chance(50)) await grantCaptchaPass(db, shopper.device, clock.now())
  const order = toNewOrder(await readCheckout(shopper))
  const key = randomUUID()
  const keys = random.chance(20) ? [key, random.chance(50) ? key : randomUUID()] : [key]
  const responses = await Promise.all(keys.map((idempotencyKey) => placeUntilFinal(shopper, order, idempotencyKey)))
  for (const number of responses.filter(({ code }) => code === 0).map(numberOf)) {
    if (!orders.includes(number)) orders.push(number)
    acceptedTotals.push({ number, total: order.shown.total })
  }
}

export async function reorder({ shopper, orders, environment: { random } }: ClientState): Promise<void> {
  if (orders.length > 0) await shopper.send('POST', `/api/order/${random.pick(orders)}/reorder`)
}

/** A client and its state. */
export interface ClientState {
  environment: Environment
  shopper: Shopper
  /** Numbers of its orders, shared by the two devices of a customer. */
  orders: string[]
  /** Totals it accepted, each with the order number of the response. */
  acceptedTotals: { number: string; total: number }[]
  variants: { id: number; key: string; isPersonalized: boolean }[]
  destination: { countryId: number; shippingId: number }
}

/** Half of the clients are guests; the others are customers, each on two devices. */
export async function openClients(environment: Environment, clients: number): Promise<ClientState[]> {
  const { db } = environment
  const customerRows = await db
    .select()
    .from(customer)
    .limit(clients / 4)
  const devices = customerRows.flatMap(({ id }) => [id, id])
  const customers = await Promise.all(devices.map((id) => environment.shopper(id)))
  const shoppers = [...customers, ...(await openVisitors(environment, clients - customers.length))]
  const products = await db.select().from(product)
  const personalizable = new Set(
    products.filter(({ personalization }) => personalization !== null).map(({ key }) => key),
  )
  const variants = (await db.select().from(variant)).map(({ id, productKey: key }) => ({
    ...{ id, key },
    isPersonalized: personalizable.has(key),
  }))
  const destination = await standardDestination(db)
  const orders = new Map<string, string[]>()
  return shoppers.map((shopper) => {
    const ownOrders = orders.get(shopper.owner) ?? []
    orders.set(shopper.owner, ownOrders)
    return { environment, shopper, orders: ownOrders, acceptedTotals: [], variants, destination }
  })
}
