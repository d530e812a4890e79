import { and, asc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import type { Shop } from '../http/context'

const MINUTE_MS = 60_000

/** Delays between attempts; after the last one the mail is given up. */
const BACKOFF_MS = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE_MS)

export const MAX_ATTEMPTS = BACKOFF_MS.length + 1

/**
 * Lease of a mail being sent: far longer than any attempt. After a crash the mail is sent again once it expires.
 */
const LEASE_MS = 15 * MINUTE_MS

export type LeasedMail = typeof mail.$inferSelect

/**
 * Leases the mail that has been due longest. A lease instead of a transaction: one held while sending would block
 * PGlite's only connection.
 */
export async function leaseDueMail(db: Database, now: number): Promise<LeasedMail | undefined> {
  const due = sql`(select id from ${mail}
    where sent_at is null and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [leased] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
    .where(sql`${mail.id} = ${due}`)
    .returning()
  return leased
}

/** Marks a mail as sent and deletes its content, since its links grant access to accounts and orders. */
export const markSent = (db: Database, { id }: LeasedMail, now: number) =>
  db
    .update(mail)
    .set({ sentAt: new Date(now), text: '', html: '' })
    .where(eq(mail.id, id))

/** Schedules the next attempt. @returns false if it was the last */
export async function scheduleRetry(db: Database, { id, attempts }: LeasedMail, now: number): Promise<boolean> {
  const delayMs = BACKOFF_MS[attempts - 1]
  if (delayMs === undefined) return false
  await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now + delayMs) })
    .where(eq(mail.id, id))
  return true
}

/** Age at which unsent mail is stale: its links may have expired, its order may have arrived. */
export const STALE_AFTER_MS = 60 * 60_000

/** Due date of mail on hold, which only the operator releases. */
const ON_HOLD_UNTIL = new Date('9999-12-31T00:00:00Z')

const isOnHold = and(isNull(mail.sentAt), eq(mail.nextAttemptAt, ON_HOLD_UNTIL))

/**
 * Puts stale mail on hold if none was ever sent: a shop that gets its first mail server must not send weeks of old mail.
 * Released mail is due more than an hour after it was written, so it is not put on hold again.
 * @returns how many
 */
export async function holdStaleMail(db: Database, now: number): Promise<number> {
  const attempted = db.select({ id: mail.id }).from(mail).where(gt(mail.attempts, 0))
  const updated = await db
    .update(mail)
    .set({ nextAttemptAt: ON_HOLD_UNTIL })
    .where(
      and(
        isNull(mail.sentAt),
        lt(mail.createdAt, new Date(now - STALE_AFTER_MS)),
        lt(mail.nextAttemptAt, sql`${mail.createdAt} + interval '1 hour'`),
        notExists(attempted),
      ),
    )
    .returning({ id: mail.id })
  return updated.length
}

/** Mail on hold, oldest first. */
export const listMailOnHold = ({ db }: Pick<Shop, 'db'>) =>
  db
    .select({ id: mail.id, recipient: mail.recipient, subject: mail.subject, createdAt: mail.createdAt })
    .from(mail)
    .where(isOnHold)
    .orderBy(asc(mail.createdAt), asc(mail.id))

/** Releases one mail on hold, or all. @returns how many */
export async function releaseMailOnHold({ db, now }: Pick<Shop, 'db' | 'now'>, id?: number): Promise<number> {
  const released = await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now()) })
    .where(and(isOnHold, id === undefined ? undefined : eq(mail.id, id)))
    .returning({ id: mail.id })
  return released.length
}
