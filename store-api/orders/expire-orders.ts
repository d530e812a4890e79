import { and, asc, eq, lte } from 'drizzle-orm'
import { inTransaction } from '../db/database'
import { order, type OrderRow, type PaymentRow } from '../db/schema'
import type { Shop } from '../http/context'
import { isRetryable } from '../http/errors'
import { runEvery } from '../jobs/scheduler'
import { closePayment, readPayment } from '../payments/intents'
import { PaymentRefused } from '../payments/provider'
import { cancelLockedOrder } from './cancel-order'
import { lockOrder } from './state-machine'

/** Polling interval. */
const INTERVAL_MS = 5000

/** Orders per run. */
const BATCH_SIZE = 50

/** Extension for orders whose payment is pending. */
const PENDING_PAYMENT_WAIT_MS = 60_000

const isDue = ({ payment, payUntil }: OrderRow, now: number) =>
  payment === 'unpaid' && payUntil !== null && payUntil.getTime() <= now

/** Extends the deadline: the payment may still succeed. */
const postpone = ({ db, now }: Shop, id: number) =>
  db
    .update(order)
    .set({ payUntil: new Date(now() + PENDING_PAYMENT_WAIT_MS) })
    .where(and(eq(order.id, id), eq(order.payment, 'unpaid')))

const canStillBePaid = ({ payments }: Shop, { status }: PaymentRow) =>
  status === 'processing' || (status === 'open' && payments !== null)

/**
 * Cancels the payment intent of an overdue order, then the order. In this sequence, since an order must not expire while
 * it can still be paid.
 * @returns whether it expired
 */
async function expireOrder(shop: Shop, { id, number }: OrderRow): Promise<boolean> {
  let isIntentLost = false
  try {
    const payment = await closePayment(shop, id)
    if (payment?.status === 'processing') {
      await postpone(shop, id)
      return false
    }
  } catch (error) {
    shop.logger.warn({ err: error, order: number }, 'the payment intent could not be canceled')
    // An intent unknown to the payment service can no longer be paid, whatever its stored status.
    isIntentLost = error instanceof PaymentRefused && error.code === 404
    if (!isIntentLost) {
      await postpone(shop, id)
      return false
    }
  }
  return inTransaction(shop.db, async (tx) => {
    const row = await lockOrder(tx, id)
    const payment = await readPayment(tx, id)
    // Paid, or a payment started since the query: left to the next run.
    if (!isDue(row, shop.now()) || (payment && !isIntentLost && canStillBePaid(shop, payment))) return false
    await cancelLockedOrder({ ...shop, db: tx }, row, 'expired')
    return true
  })
}

/** Expires overdue unpaid orders. @returns how many */
export async function expireOrders(shop: Shop, isStopped = () => false): Promise<number> {
  const due = await shop.db
    .select()
    .from(order)
    .where(and(eq(order.payment, 'unpaid'), lte(order.payUntil, new Date(shop.now()))))
    .orderBy(asc(order.payUntil), asc(order.id))
    .limit(BATCH_SIZE)
  let expired = 0
  for (const row of due) {
    if (isStopped()) break
    try {
      if (await expireOrder(shop, row)) expired += 1
    } catch (error) {
      if (isRetryable(error)) {
        // Locked, or the database is overloaded: the next run retries.
        shop.logger.warn({ err: error, order: row.number }, 'an order could not be expired yet')
        continue
      }
      // Postponed, so that a failing order does not block the others.
      shop.logger.error({ err: error, order: row.number }, 'an order could not be expired')
      await postpone(shop, row.id)
    }
  }
  if (expired > 0) shop.logger.info({ event: 'orders expired', expired })
  return expired
}

/** Expires orders until it is stopped. */
export const startOrderExpiry = (shop: Shop, intervalMs = INTERVAL_MS): (() => Promise<void>) =>
  runEvery({
    name: 'looking for unpaid orders',
    intervalMs,
    work: async (isStopped) => void (await expireOrders(shop, isStopped)),
    logger: shop.logger,
  })
