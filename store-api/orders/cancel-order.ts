import { eq } from 'drizzle-orm'
import type { OrderEvent } from '../../contract/entities/order'
import { inTransaction } from '../db/database'
import { type OrderRow, shipment } from '../db/schema'
import type { Shop } from '../http/context'
import { withdrawPlacedMail } from '../mail/placed-mail'
import { countOrderMails, ORDER_MAILS_AN_HOUR, writeOrderMail } from '../mail/write-order-mail'
import { closePayment, readPayment } from '../payments/intents'
import { queueRefund } from '../payments/settlement'
import { orderNeedsDelivery } from './fulfillment'
import { lockOrderEmail } from './guest-limits'
import { releaseCoupon, releaseStock } from './inventory'
import { endVouchers } from './vouchers'
import { canCancel, lockOrder, lockOrderByNumber, notPossible, recordEvent, transitionPayment } from './state-machine'

/** Input of a cancellation. */
interface Canceling {
  orderId: number
  by: 'buyer' | 'operator'
}

/**
 * Mails the buyer that the order was canceled, in place of the mail about the placed order if that is still delayed. A
 * guest who paid nothing gets no mail beyond the hourly limit of the address: canceling needs no captcha.
 * @param shop `db` is the transaction
 * @param row the order before it was canceled
 */
async function notifyCanceled(shop: Shop, row: OrderRow): Promise<void> {
  const { db, now } = shop
  const isReplaced = await withdrawPlacedMail(db, row.id, now())
  if (!isReplaced && row.customerId === null && row.payment === 'unpaid') {
    await lockOrderEmail(db, row.email)
    if ((await countOrderMails(db, row.email, now())) >= ORDER_MAILS_AN_HOUR) return
  }
  await writeOrderMail(db, { template: 'order-canceled', orderId: row.id }, shop)
}

/**
 * Cancels a locked order: ends its vouchers, releases coupon and stock and queues the refund.
 * @param shop `db` is the transaction
 * @throws HttpError 4008
 */
export async function cancelWithin(shop: Shop, row: OrderRow, event: OrderEvent): Promise<void> {
  const parcels = await shop.db.$count(shipment, eq(shipment.orderId, row.id))
  const isUsed = !(await endVouchers(shop.db, row.id, new Date(shop.now())))
  const needsDelivery = await orderNeedsDelivery(shop.db, row.id)
  if (!canCancel(row, { parcels, needsDelivery, isUsed, now: shop.now() })) throw notPossible()
  await transitionPayment(shop, row, 'canceled')
  await recordEvent(shop, row.id, event)
  const known = await readPayment(shop.db, row.id)
  if (known) await queueRefund(shop, known)
  await notifyCanceled(shop, row)
  await releaseCoupon(shop.db, row.id)
  await releaseStock(shop.db, row.id)
}

/**
 * Cancels an unshipped order. Its payment intent is canceled first. If the payment service is unavailable, the order is
 * canceled anyway and a later payment is refunded automatically.
 * @throws HttpError 404, 4008
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
 * Queues a full refund, whatever was shipped, and ends the order's vouchers. The order becomes `refunded` once the payment service has done it.
 * @throws HttpError 404, 4008 if nothing is left to refund
 */
export const refundOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const known = await readPayment(tx, row.id)
    if (row.payment !== 'paid' || !known || known.captured <= known.refunded) throw notPossible()
    await endVouchers(tx, row.id, new Date(shop.now()))
    await queueRefund({ ...shop, db: tx }, known)
  })
