import { eq } from 'drizzle-orm'
import type { Intent } from '../../contract/payment/intent'
import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { order, payment } from '../db/schema'
import { badRequest } from '../http/failure'
import { chargedTotal } from '../orders/charged-of'
import { lockOrderByNumber } from '../orders/lock-order'
import type { OrderRow } from '../orders/order-entry'
import { becomePaid } from './become-paid'
import { becomeRefunded } from './become-refunded'
import { joinPayment, type PaymentRow } from './join-payment'
import { oweRefund } from './owe-refund'

/** Whether an intent is the one of this order, and of what it costs. */
function fits(intent: Intent, row: OrderRow, before: PaymentRow | undefined): boolean {
  const isSane = intent.refunded <= intent.captured && intent.captured <= intent.amount
  const isSame = before === undefined || before.intentId === intent.id
  return isSane && isSame && intent.amount === chargedTotal(row) && intent.currency === row.currency
}

/** Keeps what is known of the payment. @throws Failure 400 for an intent that is not of this order */
async function keep(shop: Shop, row: OrderRow, intent: Intent): Promise<PaymentRow> {
  const { db, now, logger } = shop
  const [before] = await db.select().from(payment).where(eq(payment.orderId, row.id))
  if (!fits(intent, row, before)) {
    logger.error({ event: 'payment refused', order: row.number, intent: intent.id })
    throw badRequest()
  }
  const known = { ...joinPayment(before ?? null, intent), checkedAt: new Date(now()) }
  const [kept] = await db
    .insert(payment)
    .values({ orderId: row.id, ...known })
    .onConflictDoUpdate({ target: payment.orderId, set: known })
    .returning()
  if (!kept) throw new Error('the payment was not kept')
  if (kept.method && kept.method !== row.paymentMethod)
    await db.update(order).set({ paymentMethod: kept.method }).where(eq(order.id, row.id))
  return kept
}

/**
 * Gives an order what its payment makes of it: paid once all is taken, refunded once all was given back. What is paid
 * after it was canceled goes back by itself.
 */
async function settle(shop: Shop, row: OrderRow, kept: PaymentRow): Promise<OrderRow> {
  const { captured, refunded } = kept
  const isPaid = captured > 0 && captured >= chargedTotal(row)
  const paid = row.payment === 'unpaid' && isPaid ? await becomePaid(shop, row) : row
  if (captured === 0 || paid.payment === 'unpaid' || paid.payment === 'refunded') return paid
  if (refunded >= captured) return becomeRefunded(shop, paid)
  if (paid.payment === 'canceled') await oweRefund(shop, kept)
  return paid
}

/**
 * Applies what was told of an order's payment, under the lock of the order.
 * @param shop `db` is the transaction
 * @throws Failure 404 for an unknown order, 400 when order, amount or currency do not agree
 */
export async function applyWithin(shop: Shop, intent: Intent): Promise<OrderRow> {
  const row = await lockOrderByNumber(shop.db, intent.order)
  return settle(shop, row, await keep(shop, row, intent))
}

/** The same in a transaction of its own: what the payment service answered when it was asked. */
export const applyIntent = (shop: Shop, intent: Intent): Promise<OrderRow> =>
  inTransaction(shop.db, (tx) => applyWithin({ ...shop, db: tx }, intent))
