import type { OrderEvent } from '../../contract/entities/order-track'
import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { shipment } from '../db/schema'
import { eq } from 'drizzle-orm'
import { writeOrderMail } from '../mail/write-order-mail'
import { closePayment } from '../payments/close-payment'
import { oweRefund } from '../payments/owe-refund'
import { readPayment } from '../payments/payment-of'
import { canCancel } from './buyer-can'
import { giveCouponBack, giveStockBack } from './give-stock-back'
import { lockOrder } from './lock-order'
import { movePayment, notPossible } from './move-order'
import { noteEvent } from './note-event'
import type { OrderRow } from './order-entry'

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
