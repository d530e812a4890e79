import { and, count, gte, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { acceptedSign, change, changeNotice, mail } from '../db/schema'
import { MOST_ATTEMPTS } from '../mail/mail-queue'

/** How much of what the store API does unasked is still to be done, and how much it keeps to be safe. */
export interface Waiting {
  mail: number
  /** Mail that is tried no more: somebody has to look. */
  mailGivenUp: number
  /** Changes storefronts were not told of yet. */
  changes: number
  /** Signatures of writes that are taken once. */
  nonces: number
}

/** Counts what waits. */
export async function countWaiting(db: Database): Promise<Waiting> {
  const one = async (query: PromiseLike<{ n: number }[]>) => (await query)[0]?.n ?? 0
  const n = { n: count() }
  const unsent = isNull(mail.sentAt)
  const [waiting, mailGivenUp, noted, notices, nonces] = await Promise.all([
    one(
      db
        .select(n)
        .from(mail)
        .where(and(unsent, lt(mail.attempts, MOST_ATTEMPTS))),
    ),
    one(
      db
        .select(n)
        .from(mail)
        .where(and(unsent, gte(mail.attempts, MOST_ATTEMPTS))),
    ),
    one(db.select(n).from(change)),
    one(db.select(n).from(changeNotice)),
    one(db.select(n).from(acceptedSign)),
  ])
  return { mail: waiting, mailGivenUp, changes: noted + notices, nonces }
}
