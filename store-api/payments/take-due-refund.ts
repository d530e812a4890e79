import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { payment, refund } from '../db/schema'

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
