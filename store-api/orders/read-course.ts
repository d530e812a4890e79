import { asc, eq } from 'drizzle-orm'
import type { TrackedOrder } from '../../contract/entities/order-track'
import type { Database } from '../db/database'
import { orderHistory, shipment } from '../db/schema'

/** What became of an order so far: its parcels and what happened to it, both oldest first. */
export async function readCourse(db: Database, orderId: number): Promise<Pick<TrackedOrder, 'shipments' | 'history'>> {
  const [shipments, history] = await Promise.all([
    db.select().from(shipment).where(eq(shipment.orderId, orderId)).orderBy(asc(shipment.shippedAt), asc(shipment.id)),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.at), asc(orderHistory.id)),
  ])
  return {
    shipments: shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, pieces }) => ({
      carrier,
      trackingNumber,
      trackingUrl,
      shippedAt: shippedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      pieces,
    })),
    history: history.map(({ event, at }) => ({ event, at: at.toISOString() })),
  }
}
