import { order, type OrderRow, payment, type PaymentRow } from '../db/schema'
import type { Shop } from '../http/context'
import { applyIntent } from './reconcile'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { runEvery } from '../jobs/scheduler'
import type { PaymentState } from '../../contract/entities/checkout'
import type { Database } from '../db/database'

/**
 * Queries the payment service for an unfinished payment and applies the result. If it is unavailable, the webhook
 * follows later.
 * @returns whether a result was applied
 */
export async function confirmPayment(shop: Shop, row: OrderRow): Promise<boolean> {
  const { payments, logger } = shop
  if (!payments || row.payment === 'paid' || row.payment === 'refunded') return false
  const stored = await readPayment(shop.db, row.id)
  if (!stored) return false
  try {
    await applyIntent(shop, await payments.confirmIntent(stored.intentId))
    return true
  } catch (error) {
    logger.warn({ err: error, order: row.number }, 'a payment could not be confirmed')
    return false
  }
}

/**
 * Cancels the payment intent of an order.
 * @returns the payment afterwards, which may have succeeded in between; null if none was started
 * @throws PaymentUnavailable, PaymentRefused
 */
export async function closePayment(shop: Shop, orderId: number): Promise<PaymentRow | null> {
  const stored = await readPayment(shop.db, orderId)
  if (!stored || !shop.payments || stored.status === 'succeeded' || stored.status === 'canceled') return stored
  await applyIntent(shop, await shop.payments.cancelIntent(stored.intentId))
  return readPayment(shop.db, orderId)
}

/** Polling interval. */
const INTERVAL_MS = 30_000

/** Minimum time between two queries of one intent. */
const RECHECK_AFTER_MS = 300_000

/** Intents per run. */
const BATCH_SIZE = 20

/**
 * Retries canceling the intents of canceled orders. A payment made on one is refunded even if its webhook was lost.
 */
export async function closeCanceledIntents(shop: Shop, isStopped = () => false): Promise<void> {
  if (!shop.payments) return
  const { db, now, logger } = shop
  const openPayments = await db
    .select({ orderId: payment.orderId })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        inArray(payment.status, ['open', 'processing']),
        eq(order.payment, 'canceled'),
        lte(payment.checkedAt, new Date(now() - RECHECK_AFTER_MS)),
      ),
    )
    .orderBy(asc(payment.checkedAt))
    .limit(BATCH_SIZE)
  for (const { orderId } of openPayments) {
    if (isStopped()) return
    try {
      await closePayment(shop, orderId)
    } catch (error) {
      logger.warn({ err: error, orderId }, 'the payment intent could not be canceled')
      await db
        .update(payment)
        .set({ checkedAt: new Date(now()) })
        .where(eq(payment.orderId, orderId))
    }
  }
}

/** Runs the cleanup periodically until it is stopped. */
export const startIntentCleanup = (shop: Shop, intervalMs = INTERVAL_MS): (() => Promise<void>) =>
  runEvery({
    name: 'canceling open intents',
    intervalMs,
    work: (isStopped) => closeCanceledIntents(shop, isStopped),
    logger: shop.logger,
  })

/** The payment of an order; null if none was started. */
export async function readPayment(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  return row ?? null
}

/** Payment state as shown to the buyer. */
export function paymentStateOf({ payment: state }: Pick<OrderRow, 'payment'>, stored: PaymentRow | null): PaymentState {
  if (state !== 'unpaid') return state
  if (stored?.status === 'processing') return 'processing'
  return stored?.failure ? 'declined' : 'open'
}
