import { sql } from 'drizzle-orm'
import { product } from '../../../store-api/db/schema'
import { expireOrders } from '../../../store-api/orders/expire-orders'
import { deliverShipment, holdOrder, releaseOrder, shipOrder } from '../../../store-api/orders/fulfillment'
import { refundOrder } from '../../../store-api/orders/cancel-order'
import { processRefunds } from '../../../store-api/payments/refunds'
import { deliverEvent } from '../world/letters'
import { attempt } from '../world/operator'
import type { Stall } from './stall'

/** Less than a signature is good for: whatever is under way stays in time. */
const MINUTES = 4 * 60_000

const anyOrder = ({ orders, world: { random } }: Stall): string => (orders.length > 0 ? random.pick(orders) : 'TL-NONE')

/** Opens the pay page, and what comes of it. */
export async function pay(stall: Stall): Promise<void> {
  const { shopper, world } = stall
  const number = anyOrder(stall)
  const { code } = await shopper.sendOnce('POST', `/api/order/${number}/pay`, { body: { method: 'visa' } })
  if (code !== 0) return
  world.bank.pay(number, world.random.pick(['paid', 'paid', 'paid', 'declined', 'processing'] as const))
}

/** Any event of any time reaches the shop, the newest ones more often; whoever waits for a bank hears of it. */
export async function webhook({ world }: Stall): Promise<void> {
  const { bank, random } = world
  for (const { order, status } of bank.books)
    if (status === 'processing' && random.chance(20)) bank.settle(order, random.chance(70))
  const events = random.chance(70) ? bank.events.filter(({ id }) => !bank.taken.has(id)) : bank.events
  if (events.length > 0) await deliverEvent(world, random.pick(events))
}

export async function confirm(stall: Stall): Promise<void> {
  await stall.shopper.send('POST', `/api/order/${anyOrder(stall)}/confirm`)
}

export async function cancel(stall: Stall): Promise<void> {
  await stall.shopper.send('POST', `/api/order/${anyOrder(stall)}/cancel`)
}

export async function ship(stall: Stall): Promise<void> {
  const { world } = stall
  const number = anyOrder(stall)
  const pieces = world.random.chance(50) ? undefined : world.random.whole(1, 2)
  await attempt(world, () => shipOrder(world.shop, { number, carrier: 'Parcel Post', trackingNumber: 'PP1', pieces }))
}

/** An operator's other hands. */
export async function operate(stall: Stall): Promise<void> {
  const { world } = stall
  const number = anyOrder(stall)
  const work = world.random.pick([
    () => holdOrder(world.shop, number),
    () => releaseOrder(world.shop, number),
    () => deliverShipment(world.shop, { number }),
    () => refundOrder(world.shop, number),
  ])
  await attempt(world, work)
}

/** What the shop does by itself, while time goes on. */
export async function wait({ world: { clock, shop } }: Stall): Promise<void> {
  clock.turnOn(MINUTES)
  await expireOrders(shop)
  await processRefunds(shop)
}

/** Prices change while people look at them. */
export async function changePrice({ pieces, world: { db, random } }: Stall): Promise<void> {
  const { key } = random.pick(pieces)
  await db
    .update(product)
    .set({ specialPrice: random.chance(50) ? null : random.whole(1500, 2800) })
    .where(sql`${product.key} = ${key}`)
}
