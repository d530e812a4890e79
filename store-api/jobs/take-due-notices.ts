import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { changeNotice } from '../db/schema'

const SECOND = 1000

/**
 * How long after each failed attempt the next is made. Pages are made anew after a minute in any case: whoever has not
 * heard by then need not be told any more.
 */
const BACK_OFF = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * SECOND)

export const MOST_ATTEMPTS = BACK_OFF.length + 1

/** A taken notice is its bearer's for so long, in milliseconds: longer than any attempt lasts. */
const LEASE = 10 * SECOND

/** Notices on their way at once, at most. */
const MOST = 50

export type Notice = typeof changeNotice.$inferSelect

/** Takes the notices that are due, so that nobody else bears them meanwhile. @param now milliseconds since the epoch */
export function takeDueNotices(db: Database, now: number): Promise<Notice[]> {
  const due = sql`(select id from ${changeNotice} where next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at limit ${MOST} for update skip locked)`
  return db
    .update(changeNotice)
    .set({ attempts: sql`${changeNotice.attempts} + 1`, nextAttemptAt: new Date(now + LEASE) })
    .where(sql`${changeNotice.id} in ${due}`)
    .returning()
}

/** Done with it: it was heard, or it is given up. */
export const dropNotice = (db: Database, { id }: Notice) => db.delete(changeNotice).where(eq(changeNotice.id, id))

/** Notes when to try again. @returns whether it will be tried again */
export async function putOffNotice(db: Database, notice: Notice, now: number): Promise<boolean> {
  const wait = BACK_OFF[notice.attempts - 1]
  if (wait === undefined) {
    await dropNotice(db, notice)
    return false
  }
  await db
    .update(changeNotice)
    .set({ nextAttemptAt: new Date(now + wait) })
    .where(eq(changeNotice.id, notice.id))
  return true
}
