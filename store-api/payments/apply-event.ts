import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { paymentEvent } from '../db/schema'
import { lockOrderByNumber } from '../orders/lock-order'
import { applyWithin } from './apply-intent'
import type { PaymentEvent } from './provider'

/**
 * Gives what a payment service told of itself its effect, once, however often it is told.
 * @throws Failure 404 for an unknown order, 400 when order, amount or currency do not agree
 */
export async function applyEvent(shop: Shop, event: PaymentEvent): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const within = { ...shop, db: tx }
    const { id: orderId } = await lockOrderByNumber(tx, event.intent.order)
    const told = await tx
      .insert(paymentEvent)
      .values({ id: event.id, orderId, type: event.type, at: new Date(shop.now()) })
      .onConflictDoNothing()
      .returning()
    if (told.length > 0) await applyWithin(within, event.intent)
  })
}
