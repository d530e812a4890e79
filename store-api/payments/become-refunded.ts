import { and, eq, isNull } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { refund, shipment } from '../db/schema'
import { writeOrderMail } from '../mail/write-order-mail'
import { giveCouponBack, giveStockBack } from '../orders/give-stock-back'
import { movePayment } from '../orders/move-order'
import { noteEvent } from '../orders/note-event'
import type { OrderRow } from '../orders/order-entry'

/**
 * All that was paid for a locked order was given back. An order of which nothing was sent is for sale again; a canceled one
 * is already. Of one that was sent in part nobody knows which pieces are left, as a shipment counts them: its operator does.
 * @param shop `db` is the transaction
 */
export async function becomeRefunded(shop: Shop, row: OrderRow): Promise<OrderRow> {
  const { db, now } = shop
  const refunded = await movePayment(shop, row, 'refunded')
  await db
    .update(refund)
    .set({ doneAt: new Date(now()) })
    .where(and(eq(refund.orderId, row.id), isNull(refund.doneAt)))
  await noteEvent(shop, row.id, 'refunded')
  await writeOrderMail(db, { template: 'order-refunded', orderId: row.id }, shop)
  const isUnsent = (await db.$count(shipment, eq(shipment.orderId, row.id))) === 0
  if (row.payment === 'paid' && isUnsent) {
    await giveCouponBack(db, row.id)
    await giveStockBack(db, row.id)
  }
  return refunded
}
