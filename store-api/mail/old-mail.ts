import { and, asc, eq, isNull, lt, notExists, gt, sql } from 'drizzle-orm'
import type { Shop } from '../http/context'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

/** Milliseconds after which a mail no longer fits its moment: links in it may have ended, its order may have arrived. */
export const OLD_AFTER_MS = 60 * 60_000

/** When a mail is due that only the operator sends. */
const HELD_UNTIL = new Date('9999-12-31T00:00:00Z')

const isHeld = and(isNull(mail.sentAt), eq(mail.nextAttemptAt, HELD_UNTIL))

/**
 * Holds back the mails of more than an hour ago while no mail was ever tried: a shop that is given a mail server for the
 * first time does not write to everybody about what happened weeks ago. Those the operator released are due later than
 * an hour after they were written, and are not held again.
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

/** The mails that are held back, the oldest first. */
export const listOldMail = ({ db }: Pick<Shop, 'db'>) =>
  db
    .select({ id: mail.id, recipient: mail.recipient, subject: mail.subject, createdAt: mail.createdAt })
    .from(mail)
    .where(isHeld)
    .orderBy(asc(mail.createdAt), asc(mail.id))

/** Lets the mails that are held back be sent, one or all. @returns how many */
export async function releaseOldMail({ db, now }: Pick<Shop, 'db' | 'now'>, id?: number): Promise<number> {
  const released = await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now()) })
    .where(and(isHeld, id === undefined ? undefined : eq(mail.id, id)))
    .returning({ id: mail.id })
  return released.length
}
