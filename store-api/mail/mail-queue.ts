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

export type TakenMail = typeof mail.$inferSelect

/**
 * Leases the mail that has been due longest. A lease instead of a transaction: one held while sending would block
 * PGlite's only connection.
 */
export async function takeDueMail(db: Database, now: number): Promise<TakenMail | undefined> {
  const due = sql`(select id from ${mail}
    where sent_at is null and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [taken] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now + LEASE_MS) })
    .where(sql`${mail.id} = ${due}`)
    .returning()
  return taken
}

/** Marks a mail as sent and deletes its content, since its links grant access to accounts and orders. */
export const noteSent = (db: Database, { id }: TakenMail, now: number) =>
  db
    .update(mail)
    .set({ sentAt: new Date(now), text: '', html: '' })
    .where(eq(mail.id, id))

/** Schedules the next attempt. @returns false if it was the last */
export async function noteFailed(db: Database, { id, attempts }: TakenMail, now: number): Promise<boolean> {
  const wait = BACKOFF_MS[attempts - 1]
  if (wait === undefined) return false
  await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now + wait) })
    .where(eq(mail.id, id))
  return true
}

/** Age at which unsent mail is stale: its links may have expired, its order may have arrived. */
export const OLD_AFTER_MS = 60 * 60_000

/** Due date of held mail, which only the operator releases. */
const HELD_UNTIL = new Date('9999-12-31T00:00:00Z')

const isHeld = and(isNull(mail.sentAt), eq(mail.nextAttemptAt, HELD_UNTIL))

/**
 * Holds stale mail if none was ever sent: a shop that gets its first mail server must not send weeks of old mail.
 * Released mail is due more than an hour after it was written, so it is not held again.
 * @returns how many
 */
export async function holdOldMail(db: Database, now: number): Promise<number> {
  const tried = db.select({ id: mail.id }).from(mail).where(gt(mail.attempts, 0))
  const held = await db
    .update(mail)
    .set({ nextAttemptAt: HELD_UNTIL })
    .where(
      and(
        isNull(mail.sentAt),
        lt(mail.createdAt, new Date(now - OLD_AFTER_MS)),
        lt(mail.nextAttemptAt, sql`${mail.createdAt} + interval '1 hour'`),
        notExists(tried),
      ),
    )
    .returning({ id: mail.id })
  return held.length
}

/** Held mail, oldest first. */
export const listOldMail = ({ db }: Pick<Shop, 'db'>) =>
  db
    .select({ id: mail.id, recipient: mail.recipient, subject: mail.subject, createdAt: mail.createdAt })
    .from(mail)
    .where(isHeld)
    .orderBy(asc(mail.createdAt), asc(mail.id))

/** Releases one held mail, or all. @returns how many */
export async function releaseOldMail({ db, now }: Pick<Shop, 'db' | 'now'>, id?: number): Promise<number> {
  const released = await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now()) })
    .where(and(isHeld, id === undefined ? undefined : eq(mail.id, id)))
    .returning({ id: mail.id })
  return released.length
}
