import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Intent } from '../../contract/payment/intent'
import type { Shop } from '../http/context'
import { randomId } from '../db/random-id'
import { payment, refund } from '../db/schema'
import { repeat } from '../jobs/scheduler'
import { applyIntent } from './reconcile'
import { readPayment } from './intents'
import { type PaymentProvider, PaymentRefused } from './provider'
import type { Database } from '../db/database'

/** Time between two looks for refunds, in milliseconds. */
const EVERY = 2000

/** Gives the money back. What the service does not give back may have been given back already: it tells. */
async function ask(payments: PaymentProvider, { id, intentId, amount }: DueRefund): Promise<Intent> {
  try {
    return await payments.refund({ intentId, amount, key: id })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return payments.confirmIntent(intentId)
  }
}

/** Some of it was given back past us: what is left is another refund, as the service remembers the first by its amount. */
async function oweTheRest({ db, now }: Shop, due: DueRefund): Promise<void> {
  const known = await readPayment(db, due.orderId)
  const rest = known ? known.captured - known.refunded : 0
  if (rest === 0 || rest === due.amount) return putOff(db, due, now())
  await db
    .update(refund)
    .set({ id: randomId(), amount: rest, nextAttemptAt: new Date(now()) })
    .where(and(eq(refund.id, due.id), isNull(refund.doneAt)))
}

async function settle(shop: Shop, payments: PaymentProvider, due: DueRefund): Promise<void> {
  try {
    const row = await applyIntent(shop, await ask(payments, due))
    if (row.payment !== 'refunded') await oweTheRest(shop, due)
  } catch (error) {
    shop.logger.warn({ err: error, refund: due.id, attempts: due.attempts }, 'a refund was not done')
    await putOff(shop.db, due, shop.now())
  }
}

/** Gives back what is owed, one after the other, until nothing is due or `isStopped` says so. */
export async function settleRefunds(shop: Shop, isStopped = () => false): Promise<void> {
  while (shop.payments && !isStopped()) {
    const due = await takeDueRefund(shop.db, shop.now())
    if (!due) return
    await settle(shop, shop.payments, due)
  }
}

/** Gives back what is owed, until it is stopped. */
export const startSettling = (shop: Shop, every = EVERY): (() => Promise<void>) =>
  repeat({
    name: 'looking for refunds',
    every,
    work: (isStopped) => settleRefunds(shop, isStopped),
    logger: shop.logger,
  })

const SECOND = 1000
const MINUTE = 60 * SECOND

/** How long after each failed attempt the next is made; the last one counts for all that follow. */
const BACK_OFF = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 60 * MINUTE]

/** A taken refund is its taker's for so long: longer than any attempt lasts. */
const LEASE = 2 * MINUTE

/** A refund that is due, with the payment it is given back of. */
export interface DueRefund {
  id: string
  orderId: number
  amount: number
  attempts: number
  intentId: string
}

/** Takes the refund that has been due longest, so that nobody else does meanwhile. */
export async function takeDueRefund(db: Database, now: number): Promise<DueRefund | null> {
  const due = sql`(select id from ${refund}
    where done_at is null and next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [taken] = await db
    .update(refund)
    .set({ attempts: sql`${refund.attempts} + 1`, nextAttemptAt: new Date(now + LEASE) })
    .where(sql`${refund.id} = ${due}`)
    .returning()
  if (!taken) return null
  const [known] = await db.select().from(payment).where(eq(payment.orderId, taken.orderId))
  if (!known) throw new Error(`refund ${taken.id} is of no payment`)
  const { id, orderId, amount, attempts } = taken
  return { id, orderId, amount, attempts, intentId: known.intentId }
}

/** Notes when to ask again. */
export async function putOff(db: Database, { id, attempts }: DueRefund, now: number): Promise<void> {
  const wait = BACK_OFF[Math.min(attempts, BACK_OFF.length) - 1] ?? MINUTE
  await db
    .update(refund)
    .set({ nextAttemptAt: new Date(now + wait) })
    .where(eq(refund.id, id))
}
