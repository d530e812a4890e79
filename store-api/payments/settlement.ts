import { and, eq, isNull } from 'drizzle-orm'
import { readStore } from '../admin/store-settings'
import { arrivalDays } from '../checkout/arrival'
import { order, type OrderRow, type PaymentRow, refund, shipment } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { writeOrderMail, writeShopMail } from '../mail/write-order-mail'
import { releaseCoupon, releaseStock } from '../orders/inventory'
import { recordEvent, transitionPayment } from '../orders/state-machine'

/** Marks a locked order as paid and computes its delivery dates from now. @param shop `db` is the transaction */
export async function markPaid(shop: Shop, row: OrderRow): Promise<OrderRow> {
  const paid = await transitionPayment(shop, row, 'paid')
  if (row.deliveryTerms) {
    const arrival = arrivalDays(shop.now(), row.deliveryTerms, await readStore(shop))
    await shop.db.update(order).set({ arrival }).where(eq(order.id, row.id))
  }
  await recordEvent(shop, row.id, 'paid')
  await writeOrderMail(shop.db, { template: 'order-paid', orderId: row.id }, shop)
  await writeShopMail(shop.db, row.id, shop)
  return paid
}

/**
 * Marks a locked order as fully refunded. If nothing was shipped or handed over, its stock is released; a cancellation has
 * done so already. Shipments only count units, so which ones of a partial shipment remain is left to the operator.
 * @param shop `db` is the transaction
 */
export async function markRefunded(shop: Shop, row: OrderRow): Promise<OrderRow> {
  const { db, now } = shop
  const refunded = await transitionPayment(shop, row, 'refunded')
  await db
    .update(refund)
    .set({ doneAt: new Date(now()) })
    .where(and(eq(refund.orderId, row.id), isNull(refund.doneAt)))
  await recordEvent(shop, row.id, 'refunded')
  await writeOrderMail(db, { template: 'order-refunded', orderId: row.id }, shop)
  const hasNoShipment = (await db.$count(shipment, eq(shipment.orderId, row.id))) === 0
  // An order that was handed over has no shipment.
  if (row.payment === 'paid' && row.shipping !== 'shipped' && hasNoShipment) {
    await releaseCoupon(db, row.id)
    await releaseStock(db, row.id)
  }
  return refunded
}

/**
 * Queues a refund of everything captured. `processRefunds` requests it until it is done.
 * @param shop `db` is the transaction of the cause
 */
export async function queueRefund({ db, now }: Pick<Shop, 'db' | 'now'>, payment: PaymentRow): Promise<void> {
  const { orderId, captured, refunded } = payment
  const amount = captured - refunded
  if (amount <= 0) return
  const createdAt = new Date(now())
  await db
    .insert(refund)
    .values({ id: randomId(), orderId, amount, createdAt, nextAttemptAt: createdAt })
    .onConflictDoNothing()
}
