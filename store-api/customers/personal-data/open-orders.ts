import { and, gt, inArray, isNull } from 'drizzle-orm'
import { needsDelivery } from '../../../contract/entities/checkout-fields'
import type { Database } from '../../db/database'
import { orderLine, type OrderRow, refund, shipment } from '../../db/schema'
import { isImported } from '../../orders/state-machine'

/** After this time a parcel counts as delivered, even if that was not recorded. */
const MAX_TRANSIT_MS = 30 * 86_400_000

async function readPendingItems(db: Database, ids: number[], now: number) {
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
          gt(shipment.shippedAt, new Date(now - MAX_TRANSIT_MS)),
        ),
      ),
  ])
  const byOrder = <Row extends { orderId: number }>(rows: readonly Row[], id: number) =>
    rows.filter(({ orderId }) => orderId === id)
  return {
    needsShipping: (id: number) => needsDelivery(byOrder(lines, id)),
    hasPendingRefund: (id: number) => byOrder(refunds, id).length > 0,
    isInTransit: (id: number) => byOrder(parcels, id).length > 0,
  }
}

/** Why the person of some orders cannot be erased yet, each in a sentence; empty if possible. */
export async function openOrderReasons(db: Database, orders: readonly OrderRow[], now: number): Promise<string[]> {
  if (orders.length === 0) return []
  const pending = await readPendingItems(
    db,
    orders.map(({ id }) => id),
    now,
  )
  const reasonOf = ({ id, payment, shipping, payUntil, source }: OrderRow): string | null => {
    if (isImported({ source })) return null
    if (payment === 'unpaid' && payUntil) return 'waits for its payment: cancel-order ends that'
    if (pending.hasPendingRefund(id)) return 'is being refunded'
    if (payment !== 'paid' || !pending.needsShipping(id)) return null
    if (shipping !== 'shipped') return 'is paid and not sent: ship or refund it first'
    return pending.isInTransit(id) ? 'is on its way: deliver notes that it has arrived' : null
  }
  return orders.flatMap((row) => {
    const reason = reasonOf(row)
    return reason ? [`Order ${row.number} ${reason}.`] : []
  })
}
