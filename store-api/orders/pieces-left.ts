import { eq, sum } from 'drizzle-orm'
import type { Database } from '../db/database'
import { orderLine, shipment } from '../db/schema'

/** Pieces of an order that were sent, and those that were not. */
export async function readPieces(db: Database, orderId: number): Promise<{ sent: number; left: number }> {
  const [ordered] = await db
    .select({ pieces: sum(orderLine.quantity).mapWith(Number) })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
  const [parcels] = await db
    .select({ pieces: sum(shipment.pieces).mapWith(Number) })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
  const sent = parcels?.pieces ?? 0
  return { sent, left: (ordered?.pieces ?? 0) - sent }
}
