import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

/** Delay of the mail about a placed order: a buyer who cancels at once gets one mail instead of two. */
export const PLACED_MAIL_DELAY_MS = 60_000

/** The mail about a placed order while it is delayed and no attempt was made. @param now milliseconds since the epoch */
const isDelayed = (orderId: number, now: number) =>
  and(
    eq(mail.orderId, orderId),
    isNull(mail.sentAt),
    eq(mail.attempts, 0),
    gt(mail.nextAttemptAt, new Date(now)),
    gt(mail.createdAt, new Date(now - PLACED_MAIL_DELAY_MS)),
  )

/** Deletes the delayed mail about a placed order. @param now milliseconds since the epoch @returns whether there was one */
export async function deletePlacedMail(tx: Database, orderId: number, now: number): Promise<boolean> {
  const deleted = await tx.delete(mail).where(isDelayed(orderId, now)).returning({ id: mail.id })
  return deleted.length > 0
}

/** Sends the delayed mail about a placed order at once, before the next mail. @param now milliseconds since the epoch */
export async function releasePlacedMail(tx: Database, orderId: number, now: number): Promise<void> {
  await tx
    .update(mail)
    .set({ nextAttemptAt: new Date(now) })
    .where(isDelayed(orderId, now))
}
