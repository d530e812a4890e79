import { eq } from 'drizzle-orm'
import type { Intent, IntentStatus } from '../../contract/payment/intent'
import { inTransaction } from '../db/database'
import { order, type OrderRow, payment, paymentEvent, type PaymentRow } from '../db/schema'
import type { Shop } from '../http/context'
import { badRequest } from '../http/errors'
import { chargedTotal } from '../orders/order-format'
import { lockOrderByNumber } from '../orders/state-machine'
import type { PaymentEvent } from './provider'
import { markPaid, markRefunded, queueRefund } from './settlement'

/**
 * Applies a webhook event once, however often it is delivered.
 * @throws HttpError 404 for an unknown order, 400 if order, amount or currency do not match
 */
export async function applyEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const txShop = { ...shop, db: tx }
    const { id: orderId } = await lockOrderByNumber(tx, event.intent.order)
    const inserted = await tx
      .insert(paymentEvent)
      .values({ id: event.id, orderId, type: event.type, at: new Date(shop.now()) })
      .onConflictDoNothing()
      .returning()
    if (inserted.length > 0) await applyInTransaction(txShop, event.intent)
  })
}

/** Whether an intent matches the order: id, amount and currency. */
function matchesOrder(intent: Intent, row: OrderRow, before: PaymentRow | undefined): boolean {
  const isConsistent = intent.refunded <= intent.captured && intent.captured <= intent.amount
  const isSame = before === undefined || before.intentId === intent.id
  return isConsistent && isSame && intent.amount === chargedTotal(row) && intent.currency === row.currency
}

/** Stores the reconciled payment. @throws HttpError 400 for an intent of another order */
async function storePayment(shop: Shop, row: OrderRow, intent: Intent): Promise<PaymentRow> {
  const { db, now, logger } = shop
  const [before] = await db.select().from(payment).where(eq(payment.orderId, row.id))
  if (!matchesOrder(intent, row, before)) {
    logger.error({ event: 'payment refused', order: row.number, intent: intent.id })
    throw badRequest()
  }
  const values = { ...reconcilePayment(before ?? null, intent), checkedAt: new Date(now()) }
  const [stored] = await db
    .insert(payment)
    .values({ orderId: row.id, ...values })
    .onConflictDoUpdate({ target: payment.orderId, set: values })
    .returning()
  if (!stored) throw new Error('the payment was not stored')
  if (stored.method && stored.method !== row.paymentMethod)
    await db.update(order).set({ paymentMethod: stored.method }).where(eq(order.id, row.id))
  return stored
}

/**
 * Updates the order: paid once fully captured, refunded once fully refunded. A payment on a canceled order is refunded.
 */
async function updateOrder(shop: Shop, row: OrderRow, stored: PaymentRow): Promise<OrderRow> {
  const { captured, refunded } = stored
  const isPaid = captured > 0 && captured >= chargedTotal(row)
  const updated = row.payment === 'unpaid' && isPaid ? await markPaid(shop, row) : row
  if (captured === 0 || updated.payment === 'unpaid' || updated.payment === 'refunded') return updated
  if (refunded >= captured) return markRefunded(shop, updated)
  if (updated.payment === 'canceled') await queueRefund(shop, stored)
  return updated
}

/**
 * Applies an intent to its order, which is locked.
 * @param shop `db` is the transaction
 * @throws HttpError 404 for an unknown order, 400 if order, amount or currency do not match
 */
async function applyInTransaction(shop: Shop, intent: Intent): Promise<OrderRow> {
  const row = await lockOrderByNumber(shop.db, intent.order)
  return updateOrder(shop, row, await storePayment(shop, row, intent))
}

/** Applies an intent in its own transaction. */
export const applyIntent = (shop: Shop, intent: Intent): Promise<OrderRow> =>
  inTransaction(shop.db, (tx) => applyInTransaction({ ...shop, db: tx }, intent))

/** Stored state of a payment. */
export type StoredPayment = Pick<
  PaymentRow,
  'intentId' | 'status' | 'method' | 'failure' | 'url' | 'captured' | 'refunded'
>

const isFinal = (status: IntentStatus) => status === 'succeeded' || status === 'canceled'

/** Success is final, and only success overrides another final status. An older `open` after the end is ignored. */
function reconcileStatus(before: IntentStatus, reported: IntentStatus): IntentStatus {
  if (before === 'succeeded' || reported === 'succeeded') return 'succeeded'
  return isFinal(before) ? before : reported
}

/** Initial state from an intent. */
const toStoredPayment = ({ id, status, method, failure, url, captured, refunded }: Intent): StoredPayment => ({
  ...{ intentId: id, status, method, url, captured, refunded },
  failure: status === 'succeeded' ? '' : failure,
})

/**
 * Merges an intent into the stored payment. Amounts only increase, so the result does not depend on the order or number
 * of deliveries.
 */
export function reconcilePayment(before: StoredPayment | null, intent: Intent): StoredPayment {
  const reported = toStoredPayment(intent)
  if (!before) return reported
  const status = reconcileStatus(before.status, reported.status)
  // The method and failure of the payment, or of the last attempt until it succeeds.
  const isNewer = status === reported.status && before.status !== 'succeeded'
  const { method, failure } = isNewer ? reported : before
  return {
    ...before,
    ...{ status, failure, url: reported.url },
    method: method || before.method,
    captured: Math.max(before.captured, reported.captured),
    refunded: Math.max(before.refunded, reported.refunded),
  }
}
