import type { CatalogueOrder } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { order, orderHistory, shipment } from '../../db/schema'
import type { OnRows } from './write-rows'

const HOUR = 3_600_000

interface Orders {
  orders: CatalogueOrder[]
  /** Milliseconds since the epoch. */
  now: number
}

/** Orders with what happened to them. An order was placed when the first thing happened. */
export async function writeOrders(tx: Database, { orders, now }: Orders, onRows: OnRows): Promise<void> {
  const ago = (hours: number) => new Date(now - hours * HOUR)
  for (const { number, email, payment, shipping, history, shipments } of orders) {
    const placedAt = ago(Math.max(0, ...history.map(({ hoursAgo }) => hoursAgo)))
    const inserted = await tx
      .insert(order)
      .values({ number: number.toUpperCase(), email: email.toLowerCase(), payment, shipping, placedAt })
      .returning()
    const events = inserted.flatMap(({ id }) =>
      history.map(({ event, hoursAgo }) => ({ orderId: id, event, at: ago(hoursAgo) })),
    )
    const parcels = inserted.flatMap(({ id }) =>
      shipments.map(({ shippedHoursAgo, deliveredHoursAgo, ...parcel }) => ({
        ...parcel,
        orderId: id,
        shippedAt: ago(shippedHoursAgo),
        deliveredAt: deliveredHoursAgo === null ? null : ago(deliveredHoursAgo),
      })),
    )
    if (events.length > 0) await tx.insert(orderHistory).values(events)
    if (parcels.length > 0) await tx.insert(shipment).values(parcels)
    onRows(1)
  }
}
