import { type OrderRow, type PaymentRow, refund, shipment } from '../db/schema'
import type { Shop } from '../http/context'
import { writeOrderMail } from '../mail/write-order-mail'
import { movePayment, noteEvent } from '../orders/state-machine'
import { and, eq, isNull } from 'drizzle-orm'
import { giveCouponBack, giveStockBack } from '../orders/inventory'
import { randomId } from '../db/random-id'

/** A locked order is paid. @param shop `db` is the transaction */
export async function becomePaid(shop: Shop, row: OrderRow): Promise<OrderRow> {
  const paid = await movePayment(shop, row, 'paid')
  await noteEvent(shop, row.id, 'paid')
  await writeOrderMail(shop.db, { template: 'order-paid', orderId: row.id }, shop)
  return paid
}

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

/**
 * Notes that all that was taken for an order is to be given back. It is asked for afterwards, until it is done.
 * @param shop `db` is the transaction of what it is given back for
 */
export async function oweRefund({ db, now }: Pick<Shop, 'db' | 'now'>, payment: PaymentRow): Promise<void> {
  const { orderId, captured, refunded } = payment
  const amount = captured - refunded
  if (amount <= 0) return
  const createdAt = new Date(now())
  await db
    .insert(refund)
    .values({ id: randomId(), orderId, amount, createdAt, nextAttemptAt: createdAt })
    .onConflictDoNothing()
}
