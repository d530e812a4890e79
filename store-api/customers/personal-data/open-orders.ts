import { and, gt, inArray, isNull } from 'drizzle-orm'
import { needsDelivery } from '../../../contract/entities/checkout-fields'
import type { Database } from '../../db/database'
import { orderLine, type OrderRow, refund, shipment } from '../../db/schema'
import { isFormer } from '../../orders/state-machine'

/** A parcel not noted as delivered has arrived by then, or never will. */
const TRANSIT_MS = 30 * 86_400_000

async function readOpen(db: Database, ids: number[], now: number) {
  const [lines, refunds, parcels] = await Promise.all([
    db.select().from(orderLine).where(inArray(orderLine.orderId, ids)),
    db
      .select({ orderId: refund.orderId })
      .from(refund)
      .where(and(inArray(refund.orderId, ids), isNull(refund.doneAt))),
    db
      .select({ orderId: shipment.orderId })
      .from(shipment)
      .where(
        and(
          inArray(shipment.orderId, ids),
          isNull(shipment.deliveredAt),
          gt(shipment.shippedAt, new Date(now - TRANSIT_MS)),
        ),
      ),
  ])
  const ofOrder = <Row extends { orderId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ orderId }) => orderId === id)
  return {
    isSent: (id: number) => needsDelivery(ofOrder(lines, id)),
    isGivenBack: (id: number) => ofOrder(refunds, id).length > 0,
    isOnItsWay: (id: number) => ofOrder(parcels, id).length > 0,
  }
}

/** Why the person of some orders cannot be erased yet, each in a sentence; empty if possible. */
export async function openOrderReasons(db: Database, orders: readonly OrderRow[], now: number): Promise<string[]> {
  if (orders.length === 0) return []
  const open = await readOpen(
    db,
    orders.map(({ id }) => id),
    now,
  )
  const reasonOf = ({ id, payment, shipping, payUntil, source }: OrderRow): string | null => {
    if (isFormer({ source })) return null
    if (payment === 'unpaid' && payUntil) return 'waits for its payment: cancel-order ends that'
    if (open.isGivenBack(id)) return 'is being refunded'
    if (payment !== 'paid' || !open.isSent(id)) return null
    if (shipping !== 'shipped') return 'is paid and not sent: ship or refund it first'
    return open.isOnItsWay(id) ? 'is on its way: deliver notes that it has arrived' : null
  }
  return orders.flatMap((row) => {
    const reason = reasonOf(row)
    return reason ? [`Order ${row.number} ${reason}.`] : []
  })
}
