import { sql } from 'drizzle-orm'
import type { Shop } from './context'
import type { Database } from '../db/database'
import { attempt } from '../db/schema'
import { Failure } from './failure'

/** One in so many taken attempts also forgets the windows that have passed. */
const PRUNE_EVERY = 100

/** How often something may be tried. */
export interface Limit {
  /** What is limited, for whom. */
  key: string
  most: number
  /** Milliseconds from the first try until the count begins anew. */
  window: number
}

/** What counting needs of the shop. */
type Counting = Pick<Shop, 'db' | 'now'>

/** A counted try: of what, its number in the window, and until when it counts. */
export type Attempt = typeof attempt.$inferSelect

/** What a try needs besides, once its number is known; when it throws, the try counts against no limit. */
type Condition = (tx: Database, counted: Attempt[]) => Promise<void>

/** Counts one try against limits, against all of them or none. @throws Failure 429 beyond the first that is used up */
export type TakeAttempt = (limits: Limit[], condition?: Condition) => Promise<Attempt[]>

const tooOften = (milliseconds: number) =>
  new Failure(429, (texts) => texts.tooOften(Math.ceil(milliseconds / 60_000)), {
    retryAfter: Math.ceil(milliseconds / 1000),
  })

/** One statement reads and counts, so that of two tries at the same moment each sees the other. */
async function count(tx: Database, { key, most, window }: Limit, now: number): Promise<Attempt> {
  const isOver = sql`${attempt.expiresAt} <= ${new Date(now).toISOString()}`
  const [row] = await tx
    .insert(attempt)
    .values({ key, count: 1, expiresAt: new Date(now + window) })
    .onConflictDoUpdate({
      target: attempt.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempt.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempt.expiresAt} end`,
      },
    })
    .returning()
  if (!row) throw new Error('the attempt was not counted')
  if (row.count > most) throw tooOften(row.expiresAt.getTime() - now)
  return row
}

/**
 * Rows somebody counts on just now are left alone: whoever counts holds one and waits for the next, so waiting for
 * them here could become a circle.
 */
const prune = ({ db, now }: Counting) =>
  db.execute(sql`delete from ${attempt} where ${attempt.key} in (
    select ${attempt.key} from ${attempt}
    where ${attempt.expiresAt} <= ${new Date(now()).toISOString()} for update skip locked
  )`)

/**
 * Attempts of a shop. Give limits in the same order at every try of a kind, the narrowest first: a device that tries
 * too often uses up nobody else's tries.
 */
export function attempts(shop: Counting): TakeAttempt {
  let taken = 0
  return async (limits, condition) => {
    const now = shop.now()
    // What is refused is rolled back: it counts against none of the limits.
    const tries = await shop.db.transaction(async (tx) => {
      const counted: Attempt[] = []
      for (const limit of limits) counted.push(await count(tx, limit, now))
      await condition?.(tx, counted)
      return counted
    })
    if (++taken % PRUNE_EVERY === 0) await prune(shop)
    return tries
  }
}
