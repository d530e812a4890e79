import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { order, type OrderRow, payment, paymentEvent, type PaymentRow } from '../db/schema'
import { lockOrderByNumber } from '../orders/state-machine'
import type { PaymentEvent } from './provider'
import { eq } from 'drizzle-orm'
import type { Intent, IntentStatus } from '../../contract/payment/intent'
import { badRequest } from '../http/failure'
import { chargedTotal } from '../orders/order-format'
import { becomePaid, becomeRefunded, oweRefund } from './settlement'

/**
 * Gives what a payment service told of itself its effect, once, however often it is told.
 * @throws Failure 404 for an unknown order, 400 when order, amount or currency do not agree
 */
export async function applyEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const within = { ...shop, db: tx }
    const { id: orderId } = await lockOrderByNumber(tx, event.intent.order)
    const told = await tx
      .insert(paymentEvent)
      .values({ id: event.id, orderId, type: event.type, at: new Date(shop.now()) })
      .onConflictDoNothing()
      .returning()
    if (told.length > 0) await applyWithin(within, event.intent)
  })
}

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

/** What was told of a payment so far. */
export type KnownPayment = Pick<
  PaymentRow,
  'intentId' | 'status' | 'method' | 'failure' | 'url' | 'captured' | 'refunded'
>

const isOver = (status: IntentStatus) => status === 'succeeded' || status === 'canceled'

/** Success is never undone, and the end only by success: an intent that ended tells nothing newer by being open. */
function joinStatus(before: IntentStatus, told: IntentStatus): IntentStatus {
  if (before === 'succeeded' || told === 'succeeded') return 'succeeded'
  return isOver(before) ? before : told
}

/** An intent as it is first heard of. */
const toKnown = ({ id, status, method, failure, url, captured, refunded }: Intent): KnownPayment => ({
  ...{ intentId: id, status, method, url, captured, refunded },
  failure: status === 'succeeded' ? '' : failure,
})

/**
 * What is known of a payment once it is told how the intent stood at some time. Money only goes up, so that the end is
 * the same in whatever order, and however often, it is told.
 */
export function joinPayment(before: KnownPayment | null, intent: Intent): KnownPayment {
  const told = toKnown(intent)
  if (!before) return told
  const status = joinStatus(before.status, told.status)
  // How it was paid, once it was; how it was tried last, until then.
  const isNews = status === told.status && before.status !== 'succeeded'
  const { method, failure } = isNews ? told : before
  return {
    ...before,
    ...{ status, failure, url: told.url },
    method: method || before.method,
    captured: Math.max(before.captured, told.captured),
    refunded: Math.max(before.refunded, told.refunded),
  }
}
