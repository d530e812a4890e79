import { eq } from 'drizzle-orm'
import type { OrderEvent } from '../../contract/entities/order'
import { inTransaction } from '../db/database'
import { type OrderRow, shipment } from '../db/schema'
import type { Shop } from '../http/context'
import { deletePlacedMail } from '../mail/placed-mail'
import { countOrderMails, MAX_ORDER_MAILS_PER_HOUR, writeOrderMail } from '../mail/write-order-mail'
import { closePayment, readPayment } from '../payments/intents'
import { queueRefund } from '../payments/settlement'
import { orderNeedsDelivery } from './fulfillment'
import { lockOrderEmail } from './guest-limits'
import { releaseCoupon, releaseStock } from './inventory'
import { endVouchers } from './vouchers'
import { canCancel, lockOrder, lockOrderByNumber, notPossible, recordEvent, transitionPayment } from './state-machine'

/** Input of a cancellation. */
interface CancelInput {
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
  const isReplaced = await deletePlacedMail(db, row.id, now())
  if (!isReplaced && row.customerId === null && row.payment === 'unpaid') {
    await lockOrderEmail(db, row.email)
    if ((await countOrderMails(db, row.email, now())) >= MAX_ORDER_MAILS_PER_HOUR) return
  }
  await writeOrderMail(db, { template: 'order-canceled', orderId: row.id }, shop)
}

/**
 * Cancels a locked order: ends its vouchers, releases coupon and stock and queues the refund.
 * @param shop `db` is the transaction
 * @throws HttpError 4008
 */
export async function cancelLockedOrder(shop: Shop, row: OrderRow, event: OrderEvent): Promise<void> {
  const parcels = await shop.db.$count(shipment, eq(shipment.orderId, row.id))
  const isVoucherUsed = !(await endVouchers(shop.db, row.id, new Date(shop.now())))
  const needsDelivery = await orderNeedsDelivery(shop.db, row.id)
  if (!canCancel(row, { parcels, needsDelivery, isVoucherUsed, now: shop.now() })) throw notPossible()
  await transitionPayment(shop, row, 'canceled')
  await recordEvent(shop, row.id, event)
  const payment = await readPayment(shop.db, row.id)
  if (payment) await queueRefund(shop, payment)
  await notifyCanceled(shop, row)
  await releaseCoupon(shop.db, row.id)
  await releaseStock(shop.db, row.id)
}

/**
 * Cancels an unshipped order. Its payment intent is canceled first. If the payment service is unavailable, the order is
 * canceled anyway and a later payment is refunded automatically.
 * @throws HttpError 404, 4008
 */
export async function cancelOrder(shop: Shop, { orderId, by }: CancelInput): Promise<void> {
  await closePayment(shop, orderId).catch((error: unknown) =>
    shop.logger.warn({ err: error, orderId }, 'the payment intent could not be canceled'),
  )
  await inTransaction(shop.db, async (tx) => {
    const txShop = { ...shop, db: tx }
    await cancelLockedOrder(txShop, await lockOrder(tx, orderId), 'canceled')
  })
  shop.logger.info({ event: 'order canceled', orderId, by })
}

/**
 * Queues a full refund, even of a shipped order, and ends its vouchers. The order becomes `refunded` once it is done.
 * @throws HttpError 404, 4008 if nothing is left to refund
 */
export const refundOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const payment = await readPayment(tx, row.id)
    if (row.payment !== 'paid' || !payment || payment.captured <= payment.refunded) throw notPossible()
    await endVouchers(tx, row.id, new Date(shop.now()))
    await queueRefund({ ...shop, db: tx }, payment)
  })
