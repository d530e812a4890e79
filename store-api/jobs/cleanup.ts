import { and, eq, inArray, like, lt, notExists } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { cart, cartLine, checkout, idempotentCall, mail } from '../db/schema'
import { repeat } from './scheduler'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long what nobody comes back to is kept, in milliseconds. */
const KEPT = { draft: 30 * DAY, answer: DAY, emptyCart: 90 * DAY, sentMail: 30 * DAY }

/** Rows forgotten by one statement. */
const BATCH = 500

/** Carts of devices that hold nothing; one somebody is filling just now is left alone. */
async function forgetEmptyCarts({ db }: Pick<Shop, 'db'>, before: Date): Promise<void> {
  const lines = db.select({ id: cartLine.id }).from(cartLine).where(eq(cartLine.cartId, cart.id))
  const isOver = and(like(cart.owner, 'device:%'), lt(cart.createdAt, before), notExists(lines))
  await db.transaction(async (tx) => {
    const over = await tx
      .select({ id: cart.id })
      .from(cart)
      .where(isOver)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = over.map(({ id }) => id)
    // Asked again under the lock: whoever fills a cart locks it first.
    if (ids.length > 0) await tx.delete(cart).where(and(inArray(cart.id, ids), isOver))
  })
}

/** Forgets drafts nobody comes back to, answers nobody asks for again, mails that were sent, and empty carts of devices. */
export async function tidyUp(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const { db, now } = shop
  const ago = (age: number) => new Date(now() - age)
  await db.delete(checkout).where(lt(checkout.updatedAt, ago(KEPT.draft)))
  await db.delete(idempotentCall).where(lt(idempotentCall.createdAt, ago(KEPT.answer)))
  await db.delete(mail).where(lt(mail.sentAt, ago(KEPT.sentMail)))
  await forgetEmptyCarts(shop, ago(KEPT.emptyCart))
}

/** Tidies up every hour, until it is stopped. */
export const startTidying = (shop: Pick<Shop, 'db' | 'now' | 'logger'>): (() => Promise<void>) =>
  repeat({ name: 'tidying up', every: HOUR, work: () => tidyUp(shop), logger: shop.logger })
