import { and, eq, inArray, like, lt, notExists, or } from 'drizzle-orm'
import { eraseOverdueRecipients } from '../customers/personal-data/erase-orders'
import { removeAttachments } from '../feedback/attachments/attachments'
import type { Shop } from '../http/context'
import { cart, cartLine, checkout, idempotentCall, mail } from '../db/schema'
import { deleteOldSearchCounts } from '../search/popular-searches'
import { runEvery } from './scheduler'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Retention of abandoned drafts, idempotent replies, carts of guests and sent mail. A guest's cart lasts as long as the
 * cookie that names the device (spec §9).
 */
const RETENTION_MS = {
  draft: 30 * DAY_MS,
  reply: DAY_MS,
  emptyCart: 90 * DAY_MS,
  guestCart: 365 * DAY_MS,
  sentMail: 30 * DAY_MS,
}

/** Rows per delete statement. */
const BATCH_SIZE = 500

/** Deletes guest carts that are empty or unused for long; locked carts are skipped. */
async function deleteOldGuestCarts({ db }: Pick<Shop, 'db'>, ago: (age: number) => Date): Promise<void> {
  const lines = db.select({ id: cartLine.id }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  const isEmpty = and(lt(cart.createdAt, ago(RETENTION_MS.emptyCart)), notExists(lines))
  const isExpired = and(like(cart.owner, 'device:%'), or(isEmpty, lt(cart.usedAt, ago(RETENTION_MS.guestCart))))
  await db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: cart.id })
      .from(cart)
      .where(isExpired)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const ids = expired.map(({ id }) => id)
    // Checked again under the lock, since adding an item locks the cart first.
    if (ids.length > 0) await tx.delete(cart).where(and(inArray(cart.id, ids), isExpired))
  })
}

/**
 * Deletes expired checkout drafts, idempotent replies, sent mail, guest carts that are empty or unused, old search counts and
 * files without a message, and erases persons of invoices whose period is over.
 */
export async function cleanUp(shop: Pick<Shop, 'db' | 'now' | 'media'>): Promise<void> {
  const { db, now } = shop
  const ago = (age: number) => new Date(now() - age)
  await db.delete(checkout).where(lt(checkout.updatedAt, ago(RETENTION_MS.draft)))
  await db.delete(idempotentCall).where(lt(idempotentCall.createdAt, ago(RETENTION_MS.reply)))
  await db.delete(mail).where(lt(mail.sentAt, ago(RETENTION_MS.sentMail)))
  await eraseOverdueRecipients(shop)
  await deleteOldSearchCounts(shop)
  await deleteOldGuestCarts(shop, ago)
  await removeAttachments(shop)
}

/** Runs the cleanup every hour until it is stopped. */
export const startCleanup = (shop: Pick<Shop, 'db' | 'now' | 'media' | 'logger'>): (() => Promise<void>) =>
  runEvery({ name: 'cleanup', intervalMs: HOUR_MS, work: () => cleanUp(shop), logger: shop.logger })
