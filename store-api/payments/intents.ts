import { order, type OrderRow, payment, type PaymentRow } from '../db/schema'
import type { Shop } from '../http/context'
import { applyIntent } from './reconcile'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { repeat } from '../jobs/scheduler'
import type { PaymentState } from '../../contract/entities/checkout'
import type { Database } from '../db/database'

/**
 * Asks the payment service how an order's payment stands, where that is not known for good. When it does not answer,
 * what is known stays: its own word comes later.
 * @returns whether it was asked and answered
 */
export async function confirmPayment(shop: Shop, row: OrderRow): Promise<boolean> {
  const { payments, logger } = shop
  if (!payments || row.payment === 'paid' || row.payment === 'refunded') return false
  const known = await readPayment(shop.db, row.id)
  if (!known) return false
  try {
    await applyIntent(shop, await payments.confirmIntent(known.intentId))
    return true
  } catch (error) {
    logger.warn({ err: error, order: row.number }, 'a payment could not be confirmed')
    return false
  }
}

/**
 * Ends the intent of an order nobody shall pay any more, so that nobody does.
 * @returns what is known then: it may have been paid meanwhile; null where nobody wanted to pay
 * @throws PaymentAway, PaymentRefused
 */
export async function closePayment(shop: Shop, orderId: number): Promise<PaymentRow | null> {
  const known = await readPayment(shop.db, orderId)
  if (!known || !shop.payments || known.status === 'succeeded' || known.status === 'canceled') return known
  await applyIntent(shop, await shop.payments.cancelIntent(known.intentId))
  return readPayment(shop.db, orderId)
}

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

/** What is known of an order's payment; null before anybody wanted to pay. */
export async function readPayment(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  return row ?? null
}

/** Where the payment of an order stands, as its buyer sees it. */
export function paymentStateOf(
  { payment: standing }: Pick<OrderRow, 'payment'>,
  known: PaymentRow | null,
): PaymentState {
  if (standing !== 'unpaid') return standing
  if (known?.status === 'processing') return 'processing'
  return known?.failure ? 'declined' : 'open'
}
