import { eq } from 'drizzle-orm'
import { order } from '../../../store-api/db/schema'
import { cancelOrder, refundOrder } from '../../../store-api/orders/cancel-order'
import { expireOrders } from '../../../store-api/orders/expire-orders'
import { shipOrder } from '../../../store-api/orders/fulfillment'
import { processRefunds } from '../../../store-api/payments/refunds'
import type { Scenario } from '../scenario'
import { visitors } from '../world/crowd'
import { deliverEvent } from '../world/letters'
import { attempt } from '../world/operator'
import { confirm, openPayPage, placeAll, type Placed } from '../world/placed'
import type { World } from '../world/world'

/** Everything that may happen to an order, each by another hand. */
function hands(world: World, placed: Placed, id: number): (() => Promise<unknown>)[] {
  const { bank, shop } = world
  const { shopper, number } = placed
  const tell = () =>
    Promise.all(bank.events.filter(({ intent }) => intent.order === number).map((event) => deliverEvent(world, event)))
  const pay = async () => {
    bank.pay(number)
    await Promise.all([tell(), tell()])
  }
  const parcel = { number, carrier: 'Parcel Post', trackingNumber: 'PP1', pieces: 1 }
  return [
    pay,
    () => shopper.send('POST', `/api/order/${number}/cancel`),
    () => confirm(placed),
    () => expireOrders(shop),
    () => attempt(world, () => cancelOrder(shop, { orderId: id, by: 'operator' })),
    () => attempt(world, () => shipOrder(shop, parcel)),
    () => attempt(world, () => refundOrder(shop, number)),
    () => processRefunds(shop),
  ]
}

export const lifeOfAnOrder: Scenario = {
  name: 'life-of-an-order',
  title: 'an order that is paid, canceled, sent, given up and refunded at once ends as it may, and gives back once',
  run: async (world) => {
    const { clock, db, random, shop } = world
    const orders = await placeAll(world, await visitors(world, world.many(24, 12)), 2)
    await Promise.all(orders.map(openPayPage))
    // Some are paid already; of the rest the time is over for every second one.
    for (const [n, { number }] of orders.entries()) if (n % 3 === 0) world.bank.pay(number)
    clock.turnOn(shop.unpaidOrderTtlMs + 1000)
    const inTime = new Date(clock.now() + shop.unpaidOrderTtlMs)
    for (const { number } of orders.filter((_, n) => n % 2 === 0))
      await db.update(order).set({ payUntil: inTime }).where(eq(order.number, number))
    const ids = new Map((await db.select().from(order)).map((row) => [row.number, row.id]))

    world.beginRace()
    await Promise.all(
      orders.map((placed) => {
        const all = random.shuffle(hands(world, placed, ids.get(placed.number) ?? 0))
        return Promise.all(all.slice(0, random.whole(3, all.length)).map((hand) => hand()))
      }),
    )
  },
}
