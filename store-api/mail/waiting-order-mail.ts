import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mail } from '../db/schema'

/** The mail of an order that was placed waits so long, in milliseconds: whoever cancels at once is written one mail. */
export const PLACED_WAITS = 60_000

/** The mail that an order was placed, as long as it waits for what comes of it and nobody has tried to send it. */
const waiting = (orderId: number, now: number) =>
  and(
    eq(mail.orderId, orderId),
    isNull(mail.sentAt),
    eq(mail.attempts, 0),
    gt(mail.nextAttemptAt, new Date(now)),
    gt(mail.createdAt, new Date(now - PLACED_WAITS)),
  )

/** Takes it back: what is written instead says so too. @param now milliseconds since the epoch @returns whether it waited */
export async function withdrawPlaced(tx: Database, orderId: number, now: number): Promise<boolean> {
  const taken = await tx.delete(mail).where(waiting(orderId, now)).returning({ id: mail.id })
  return taken.length > 0
}

/** Lets it go at once: what is written next is not to come before it. @param now milliseconds since the epoch */
export async function releasePlaced(tx: Database, orderId: number, now: number): Promise<void> {
  await tx
    .update(mail)
    .set({ nextAttemptAt: new Date(now) })
    .where(waiting(orderId, now))
}
