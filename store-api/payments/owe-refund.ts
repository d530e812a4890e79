import type { Shop } from '../http/context'
import { randomId } from '../db/random-id'
import { refund } from '../db/schema'
import type { PaymentRow } from './join-payment'

/**
 * Notes that all that was taken for an order is to be given back. It is asked for afterwards, until it is done.
 * @param shop `db` is the transaction of what it is given back for
 */
export async function oweRefund({ db, now }: Pick<Shop, 'db' | 'now'>, payment: PaymentRow): Promise<void> {
  const { orderId, captured, refunded } = payment
  const amount = captured - refunded
  if (amount <= 0) return
  const createdAt = new Date(now())
  await db
    .insert(refund)
    .values({ id: randomId(), orderId, amount, createdAt, nextAttemptAt: createdAt })
    .onConflictDoNothing()
}
