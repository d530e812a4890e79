import type { OrderEvent } from '../../contract/entities/order-track'
import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { type OrderRow, shipment } from '../db/schema'
import { eq } from 'drizzle-orm'
import { writeOrderMail } from '../mail/write-order-mail'
import { closePayment, readPayment } from '../payments/intents'
import { oweRefund } from '../payments/settlement'
import { canCancel, lockOrder, lockOrderByNumber, movePayment, noteEvent, notPossible } from './state-machine'
import { giveCouponBack, giveStockBack } from './inventory'

/** An order that is to be canceled, and by whom. */
interface Canceling {
  orderId: number
  by: 'buyer' | 'operator'
}

/**
 * Cancels a locked order: coupon and stock are given back, and what was paid is owed.
 * @param shop `db` is the transaction
 * @throws Failure 4008
 */
export async function cancelWithin(shop: Shop, row: OrderRow, event: OrderEvent): Promise<void> {
  const parcels = await shop.db.$count(shipment, eq(shipment.orderId, row.id))
  if (!canCancel(row, parcels)) throw notPossible()
  await movePayment(shop, row, 'canceled')
  await noteEvent(shop, row.id, event)
  const known = await readPayment(shop.db, row.id)
  if (known) await oweRefund(shop, known)
  await writeOrderMail(shop.db, { template: 'order-canceled', orderId: row.id }, shop)
  await giveCouponBack(shop.db, row.id)
  await giveStockBack(shop.db, row.id)
}

/**
 * Cancels an order nothing of which was sent. Its intent is ended first; where the payment service does not answer, it
 * is canceled all the same, and what is paid later goes back by itself.
 * @throws Failure 404, 4008
 */
export async function cancelOrder(shop: Shop, { orderId, by }: Canceling): Promise<void> {
  await closePayment(shop, orderId).catch((error: unknown) =>
    shop.logger.warn({ err: error, orderId }, 'an intent stays open'),
  )
  await inTransaction(shop.db, async (tx) => {
    const within = { ...shop, db: tx }
    await cancelWithin(within, await lockOrder(tx, orderId), 'canceled')
  })
  shop.logger.info({ event: 'order canceled', orderId, by })
}

/**
 * Gives all back that was paid for an order, whatever was sent of it. The order is refunded once the payment service
 * has done it.
 * @throws Failure 404, 4008 for an order nothing is left to give back of
 */
export const refundOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const known = await readPayment(tx, row.id)
    if (row.payment !== 'paid' || !known || known.captured <= known.refunded) throw notPossible()
    await oweRefund({ ...shop, db: tx }, known)
  })
