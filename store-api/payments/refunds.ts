import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Intent } from '../../contract/payment/intent'
import type { Database } from '../db/database'
import { payment, refund } from '../db/schema'
import { randomId } from '../db/schema/columns'
import type { Shop } from '../http/context'
import { runEvery } from '../jobs/scheduler'
import { readPayment } from './intents'
import { type PaymentProvider, PaymentRefused } from './provider'
import { applyIntent } from './reconcile'

/** Polling interval. */
const INTERVAL_MS = 2000

/** Requests a refund. If it is rejected, it may already be done, so the intent is queried. */
async function requestRefund(payments: PaymentProvider, { id, intentId, amount }: DueRefund): Promise<Intent> {
  try {
    return await payments.refund({ intentId, amount, key: id })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return payments.confirmIntent(intentId)
  }
}

/**
 * Part was refunded outside the shop. The remainder needs a new id, since the service stores amounts by idempotency
 * key.
 */
async function queueRemainder({ db, now }: Shop, due: DueRefund): Promise<void> {
  const stored = await readPayment(db, due.orderId)
  const remainder = stored ? stored.captured - stored.refunded : 0
  if (remainder === 0 || remainder === due.amount) return postpone(db, due, now())
  await db
    .update(refund)
    .set({ id: randomId(), amount: remainder, nextAttemptAt: new Date(now()) })
    .where(and(eq(refund.id, due.id), isNull(refund.doneAt)))
}

async function processRefund(shop: Shop, payments: PaymentProvider, due: DueRefund): Promise<void> {
  try {
    const row = await applyIntent(shop, await requestRefund(payments, due))
    if (row.payment !== 'refunded') await queueRemainder(shop, due)
  } catch (error) {
    shop.logger.warn({ err: error, refund: due.id, attempts: due.attempts }, 'a refund failed')
    await postpone(shop.db, due, shop.now())
  }
}

/** Processes due refunds, one at a time, until none is left or `isStopped()`. */
export async function processRefunds(shop: Shop, isStopped = () => false): Promise<void> {
  while (shop.payments && !isStopped()) {
    const due = await leaseDueRefund(shop.db, shop.now())
    if (!due) return
    await processRefund(shop, shop.payments, due)
  }
}

/** Processes refunds until it is stopped. */
export const startRefunds = (shop: Shop, intervalMs = INTERVAL_MS): (() => Promise<void>) =>
  runEvery({
    name: 'processing refunds',
    intervalMs,
    work: (isStopped) => processRefunds(shop, isStopped),
    logger: shop.logger,
  })

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Delays between attempts; the last one repeats. */
const BACKOFF_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS]

/** Lease of a refund in progress: longer than any attempt. */
const LEASE_MS = 2 * MINUTE_MS

/** A due refund with its intent. */
interface DueRefund {
  id: string
  orderId: number
  amount: number
  attempts: number
  intentId: string
}

/** Leases the refund that has been due longest, so that other instances skip it. */
async function leaseDueRefund(db: Database, now: number): Promise<DueRefund | null> {
  const due = sql`(select id from ${refund}
    where done_at is null and next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [leased] = await db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
    .where(sql`${refund.id} = ${due}`)
    .returning()
  if (!leased) return null
  const [stored] = await db.select().from(payment).where(eq(payment.orderId, leased.orderId))
  if (!stored) throw new Error(`refund ${leased.id} has no payment`)
  const { id, orderId, amount, attempts } = leased
  return { id, orderId, amount, attempts, intentId: stored.intentId }
}

/** Schedules the next attempt. */
async function postpone(db: Database, { id, attempts }: DueRefund, now: number): Promise<void> {
  const delayMs = BACKOFF_MS[Math.min(attempts, BACKOFF_MS.length) - 1] ?? MINUTE_MS
  await db
    .update(refund)
    .set({ nextAttemptAt: new Date(now + delayMs) })
    .where(eq(refund.id, id))
}
