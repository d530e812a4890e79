import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { order, payment } from '../db/schema'
import { repeat } from '../jobs/repeat'
import { closePayment } from './close-payment'

/** Time between two looks, in milliseconds. */
const EVERY = 30_000

/** How long after it was asked about an intent is asked about again, in milliseconds. */
const PAUSE = 300_000

/** Intents asked about in one round. */
const BATCH = 20

/**
 * Asks after the intents of canceled orders that could not be ended at once: whatever was paid on them goes back, also
 * when nobody told of it.
 */
export async function closeCanceled(shop: Shop, isStopped = () => false): Promise<void> {
  if (!shop.payments) return
  const { db, now, logger } = shop
  const open = await db
    .select({ orderId: payment.orderId })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(
      and(
        inArray(payment.status, ['open', 'processing']),
        eq(order.payment, 'canceled'),
        lte(payment.checkedAt, new Date(now() - PAUSE)),
      ),
    )
    .orderBy(asc(payment.checkedAt))
    .limit(BATCH)
  for (const { orderId } of open) {
    if (isStopped()) return
    try {
      await closePayment(shop, orderId)
    } catch (error) {
      logger.warn({ err: error, orderId }, 'an intent stays open')
      await db
        .update(payment)
        .set({ checkedAt: new Date(now()) })
        .where(eq(payment.orderId, orderId))
    }
  }
}

/** Asks after them until it is stopped. */
export const startClosing = (shop: Shop, every = EVERY): (() => Promise<void>) =>
  repeat({
    name: 'looking for open intents',
    every,
    work: (isStopped) => closeCanceled(shop, isStopped),
    logger: shop.logger,
  })
