import { and, asc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'
import type { Shop } from '../http/context'

const MINUTE = 60_000

/** How long after each failed attempt the next is made; when they are through, the mail is given up. */
const BACK_OFF = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * MINUTE)

export const MOST_ATTEMPTS = BACK_OFF.length + 1

/**
 * A taken mail is its sender's for so long, in milliseconds: far longer than any attempt lasts. When the program ends
 * in the midst of one, the mail is taken again afterwards.
 */
const LEASE = 15 * MINUTE

export type TakenMail = typeof mail.$inferSelect

/**
 * Takes the mail that has been due longest, so that no other sender has it: one statement, as a transaction that
 * lasted as long as the sending would keep everybody from PGlite's only connection.
 */
export async function takeDueMail(db: Database, now: number): Promise<TakenMail | undefined> {
  const due = sql`(select id from ${mail}
    where sent_at is null and attempts < ${MOST_ATTEMPTS} and next_attempt_at <= ${new Date(now).toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [taken] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now + LEASE) })
    .where(sql`${mail.id} = ${due}`)
    .returning()
  return taken
}

/** Notes that a mail is on its way, and forgets what it says: links in it open accounts and orders. */
export const noteSent = (db: Database, { id }: TakenMail, now: number) =>
  db
    .update(mail)
    .set({ sentAt: new Date(now), text: '', html: '' })
    .where(eq(mail.id, id))

/** Notes when to try again. @returns whether it will be tried again */
export async function noteFailed(db: Database, { id, attempts }: TakenMail, now: number): Promise<boolean> {
  const wait = BACK_OFF[attempts - 1]
  if (wait === undefined) return false
  await db
    .update(mail)
    .set({ nextAttemptAt: new Date(now + wait) })
    .where(eq(mail.id, id))
  return true
}

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
