import { eq } from 'drizzle-orm'
import { order } from '../../../store-api/db/schema'
import { cancelOrder, refundOrder } from '../../../store-api/orders/cancel-order'
import { expireOrders } from '../../../store-api/orders/expire-orders'
import { shipOrder } from '../../../store-api/orders/fulfillment'
import { processRefunds } from '../../../store-api/payments/refunds'
import type { Scenario } from '../scenario'
import { confirm, openPayPage, openVisitors, placeAll, type PlacedOrder } from '../harness/checkout'
import { deliverEvent } from '../harness/webhooks'
import { attempt } from '../harness/admin'
import type { Environment } from '../harness/environment'

/** Everything that may happen to an order at the same time. */
function actionsOn(environment: Environment, placed: PlacedOrder, id: number): (() => Promise<unknown>)[] {
  const { provider, shop } = environment
  const { shopper, number } = placed
  const deliverEvents = () =>
    Promise.all(
      provider.events.filter(({ intent }) => intent.order === number).map((event) => deliverEvent(environment, event)),
    )
  const pay = async () => {
    provider.pay(number)
    await Promise.all([deliverEvents(), deliverEvents()])
  }
  const parcel = { number, carrier: 'Parcel Post', trackingNumber: 'PP1', pieces: 1 }
  return [
    pay,
    () => shopper.send('POST', `/api/order/${number}/cancel`),
    () => confirm(placed),
    () => expireOrders(shop),
    () => attempt(environment, () => cancelOrder(shop, { orderId: id, by: 'operator' })),
    () => attempt(environment, () => shipOrder(shop, parcel)),
    () => attempt(environment, () => refundOrder(shop, number)),
    () => processRefunds(shop),
  ]
}

export const orderLifecycle: Scenario = {
  name: 'order-lifecycle',
  title:
    'an order that is paid, canceled, shipped, abandoned and refunded at once ends in an allowed state, and is refunded once',
  run: async (environment) => {
    const { clock, db, random, shop } = environment
    const orders = await placeAll(environment, await openVisitors(environment, environment.scaled(24, 12)), 2)
    await Promise.all(orders.map(openPayPage))
    // Every third order is paid already, and every second one has expired.
    for (const [n, { number }] of orders.entries()) if (n % 3 === 0) environment.provider.pay(number)
    clock.advance(shop.unpaidOrderTtlMs + 1000)
    const futureDeadline = new Date(clock.now() + shop.unpaidOrderTtlMs)
    for (const { number } of orders.filter((_, n) => n % 2 === 0))
      await db.update(order).set({ payUntil: futureDeadline }).where(eq(order.number, number))
    const ids = new Map((await db.select().from(order)).map((row) => [row.number, row.id]))

    environment.startDelays()
    await Promise.all(
      orders.map((placed) => {
        const actions = random.shuffle(actionsOn(environment, placed, ids.get(placed.number) ?? 0))
        return Promise.all(actions.slice(0, random.whole(3, actions.length)).map((run) => run()))
      }),
    )
  },
}
