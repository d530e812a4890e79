import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import { IDEMPOTENCY_KEY_PATTERN } from '../../contract/limits'
import type { Database } from '../db/database'
import { idempotentCall } from '../db/schema'
import { badRequest, HttpError } from './errors'

/** A call with an idempotency key. */
interface IdempotentCall {
  /** As of the cart. */
  owner: string
  /** The `Idempotency-Key` header. */
  key: string
  path: string
  body: unknown
  /** Milliseconds since the epoch. */
  now: number
}

export interface IdempotentResponse<Reply> {
  reply: Reply
  /** Whether it is the stored reply of an earlier call. */
  isReplayed: boolean
}

const hashOf = ({ path, body }: IdempotentCall) =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest('hex')

const inFlight = () => new HttpError(409, ({ checkout }) => checkout.inFlight, { code: CODES.inFlight, retryAfter: 1 })

/** Locks the key without waiting, so that duplicates hold no connection. @throws HttpError 4103 */
async function lockKey(tx: Database, { owner, key }: IdempotentCall): Promise<void> {
  const lock = sql`pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`
  const [row] = await tx.select({ isFree: sql<boolean>`${lock}` }).from(sql`(values (1)) as one`)
  if (!row?.isFree) throw inFlight()
}

/**
 * Runs a call once per idempotency key; repeats get the stored reply. Failed calls are rolled back and not stored.
 * @throws HttpError 400 without a key, 4103 while it is being done, 422 for another call with the same key
 */
export async function runIdempotent<Reply>(
  tx: Database,
  call: IdempotentCall,
  work: () => Promise<Reply>,
): Promise<IdempotentResponse<Reply>> {
  const { owner, key, now } = call
  if (!IDEMPOTENCY_KEY_PATTERN.test(key)) throw badRequest()
  await lockKey(tx, call)
  const requestHash = hashOf(call)
  const [stored] = await tx
    .select()
    .from(idempotentCall)
    .where(and(eq(idempotentCall.owner, owner), eq(idempotentCall.key, key)))
  if (stored && stored.requestHash !== requestHash) throw new HttpError(422, ({ checkout }) => checkout.keyReused)
  if (stored) return { reply: stored.answer as Reply, isReplayed: true }
  const reply = await work()
  await tx.insert(idempotentCall).values({ owner, key, requestHash, answer: reply, createdAt: new Date(now) })
  return { reply, isReplayed: false }
}
