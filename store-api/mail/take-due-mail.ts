import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

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
