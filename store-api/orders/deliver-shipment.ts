import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { shipment } from '../db/schema'
import { lockOrderByNumber } from './lock-order'
import { notPossible } from './move-order'
import { noteEvent } from './note-event'

/** A parcel that has arrived. */
export interface Arrival {
  /** Number of the order. */
  number: string
  /** Left out for all parcels that are on their way. */
  trackingNumber?: string | undefined
}

/** Notes that parcels of an order have arrived. @throws Failure 404, 4008 when no such parcel is on its way */
export const deliverShipment = (shop: Shop, { number, trackingNumber }: Arrival) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const which = trackingNumber === undefined ? undefined : eq(shipment.trackingNumber, trackingNumber)
    const arrived = await tx
      .update(shipment)
      .set({ deliveredAt: new Date(shop.now()) })
      .where(and(eq(shipment.orderId, row.id), isNull(shipment.deliveredAt), which))
      .returning()
    if (arrived.length === 0) throw notPossible()
    await noteEvent({ ...shop, db: tx }, row.id, 'delivered')
  })
