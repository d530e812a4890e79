import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import { KEY_PATTERN } from '../../contract/limits'
import type { Database } from '../db/database'
import { idempotentCall } from '../db/schema'
import { badRequest, Failure } from './failure'

/** A call that is done once, however often it is made. */
export interface OnceCall {
  /** As of the cart. */
  owner: string
  /** The `Idempotency-Key` header. */
  key: string
  path: string
  body: unknown
  /** Milliseconds since the epoch. */
  now: number
}

export interface OnceAnswer<Answer> {
  answer: Answer
  /** Whether it was given before. */
  isReplayed: boolean
}

const hashOf = ({ path, body }: OnceCall) =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest('hex')

const inFlight = () => new Failure(409, ({ checkout }) => checkout.inFlight, { code: CODES.inFlight, retryAfter: 1 })

/** One at a time; who comes second is told so at once, and holds no connection meanwhile. @throws Failure 4103 */
async function lockKey(tx: Database, { owner, key }: OnceCall): Promise<void> {
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`
  const [row] = await tx.select({ isFree: sql<boolean>`${lock}` }).from(sql`(values (1)) as one`)
  if (!row?.isFree) throw inFlight()
}

/**
 * Does a call in its transaction, or answers what it was answered before. What failed was not done and is not kept.
 * @throws Failure 400 without a key, 4103 while it is being done, 422 for another call with the same key
 */
export async function once<Answer>(
  tx: Database,
  call: OnceCall,
  work: () => Promise<Answer>,
): Promise<OnceAnswer<Answer>> {
  const { owner, key, now } = call
  if (!KEY_PATTERN.test(key)) throw badRequest()
  await lockKey(tx, call)
  const requestHash = hashOf(call)
  const [done] = await tx
    .select()
    .from(idempotentCall)
    .where(and(eq(idempotentCall.owner, owner), eq(idempotentCall.key, key)))
  if (done && done.requestHash !== requestHash) throw new Failure(422, ({ checkout }) => checkout.keyReused)
  if (done) return { answer: done.answer as Answer, isReplayed: true }
  const answer = await work()
  await tx.insert(idempotentCall).values({ owner, key, requestHash, answer, createdAt: new Date(now) })
  return { answer, isReplayed: false }
}
