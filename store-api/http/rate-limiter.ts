import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Shop } from './context'
import type { Database } from '../db/database'
import { attempt } from '../db/schema'
import { HttpError } from './errors'

/** Every n-th call also deletes expired windows. */
const PRUNE_EVERY = 100

/** A fixed-window rate limit. */
export interface RateLimit {
  /** The limited action, and its subject. */
  key: string
  max: number
  /** Window length in milliseconds, from the first hit. */
  windowMs: number
}

/** Dependencies of the rate limiter. */
type RateLimiterContext = Pick<Shop, 'db' | 'now'>

/** A consumed point: key, count in the window, and the end of the window. */
export type RateLimitHit = typeof attempt.$inferSelect

/** A further condition, given the new counts; if it throws, no limit is consumed. */
type Condition = (tx: Database, hits: RateLimitHit[]) => Promise<void>

/** Consumes one point of every limit, or of none. @throws HttpError 429 for the first exceeded limit */
export type ConsumeRateLimits = (limits: RateLimit[], condition?: Condition) => Promise<RateLimitHit[]>

const tooManyRequests = (milliseconds: number) =>
  new HttpError(429, (texts) => texts.tooManyAttempts(Math.ceil(milliseconds / 60_000)), {
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** Reads and counts in one statement, so that concurrent calls see each other. */
async function count(tx: Database, { key, max, windowMs }: RateLimit, now: number): Promise<RateLimitHit> {
  const isExpired = sql`${attempt.expiresAt} <= ${new Date(now).toISOString()}`
  const [row] = await tx
    .insert(attempt)
    .values({ key, count: 1, expiresAt: new Date(now + windowMs) })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isExpired} then 1 else ${attempt.count} + 1 end`,
        expiresAt: sql`case when ${isExpired} then excluded.expires_at else ${attempt.expiresAt} end`,
      },
    })
    .returning()
  if (!row) throw new Error('the attempt was not counted')
  if (row.count > max) throw tooManyRequests(row.expiresAt.getTime() - now)
  return row
}

/**
 * Skips locked rows: a request holds one row while it waits for the next, so waiting here could deadlock.
 */
const prune = ({ db, now }: RateLimiterContext) =>
  db.execute(sql`delete from ${attempt} where ${attempt.key} in (
    select ${attempt.key} from ${attempt}
    where ${attempt.expiresAt} <= ${new Date(now()).toISOString()} for update skip locked
  )`)

/**
 * Creates the rate limiter. Pass limits in the same order for every call of a kind (deadlocks), the narrowest first: a
 * device over its limit then consumes no points of broader ones.
 */
export function rateLimiter(shop: RateLimiterContext): ConsumeRateLimits {
  let calls = 0
  return async (limits, condition) => {
    const now = shop.now()
    // A rejected call is rolled back: it consumes no limit.
    const consumed = await shop.db.transaction(async (tx) => {
      const hits: RateLimitHit[] = []
      for (const limit of limits) hits.push(await count(tx, limit, now))
      await condition?.(tx, hits)
      return hits
    })
    if (++calls % PRUNE_EVERY === 0) await prune(shop)
    return consumed
  }
}

/** Returns points to their limits, unless the window has expired. */
export async function refundRateLimits(db: Database, consumed: RateLimitHit[]): Promise<void> {
  const refund = ({ key, expiresAt }: RateLimitHit) =>
    db
      .update(attempt)
      .set({ count: sql`greatest(${attempt.count} - 1, 0)` })
      .where(and(eq(attempt.key, key), eq(attempt.expiresAt, expiresAt)))
  // One row per statement: holding two could deadlock with a request that counts them in another order.
  await Promise.all(consumed.map(refund))
}

/** Deletes the counts of some keys. */
export const resetRateLimits = (db: Database, keys: string[]) => db.delete(attempt).where(inArray(attempt.key, keys))

/** The count in the current window. @param now milliseconds since the epoch */
export async function readRateLimitCount(db: Database, key: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: attempt.count })
    .from(attempt)
    .where(and(eq(attempt.key, key), gt(attempt.expiresAt, new Date(now))))
  return row?.count ?? 0
}

/** Dependencies of rate-limited writes. */
export interface WriteContext extends Pick<Shop, 'db' | 'language' | 'now'> {
  consume: ConsumeRateLimits
}

/** Consumes limits without throwing, where a 429 would disclose an account. @returns null if a limit is exceeded */
export async function tryConsume(consume: ConsumeRateLimits, limits: RateLimit[]): Promise<RateLimitHit[] | null> {
  try {
    return await consume(limits)
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return null
    throw error
  }
}

/** Consumes limits. @returns false if one is exceeded */
export const isWithinLimits = async (consume: ConsumeRateLimits, limits: RateLimit[]): Promise<boolean> =>
  (await tryConsume(consume, limits)) !== null
