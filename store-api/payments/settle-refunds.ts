import { and, eq, isNull } from 'drizzle-orm'
import type { Intent } from '../../contract/payment/intent'
import type { Shop } from '../http/context'
import { randomId } from '../db/random-id'
import { refund } from '../db/schema'
import { repeat } from '../jobs/repeat'
import { applyIntent } from './apply-intent'
import { readPayment } from './payment-of'
import { PaymentRefused, type PaymentProvider } from './provider'
import { putOff, takeDueRefund, type DueRefund } from './take-due-refund'

/** Time between two looks for refunds, in milliseconds. */
const EVERY = 2000

/** Gives the money back. What the service does not give back may have been given back already: it tells. */
async function ask(payments: PaymentProvider, { id, intentId, amount }: DueRefund): Promise<Intent> {
  try {
    return await payments.refund({ intentId, amount, key: id })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return payments.confirmIntent(intentId)
  }
}

/** Some of it was given back past us: what is left is another refund, as the service remembers the first by its amount. */
async function oweTheRest({ db, now }: Shop, due: DueRefund): Promise<void> {
  const known = await readPayment(db, due.orderId)
  const rest = known ? known.captured - known.refunded : 0
  if (rest === 0 || rest === due.amount) return putOff(db, due, now())
  await db
    .update(refund)
    .set({ id: randomId(), amount: rest, nextAttemptAt: new Date(now()) })
    .where(and(eq(refund.id, due.id), isNull(refund.doneAt)))
}

async function settle(shop: Shop, payments: PaymentProvider, due: DueRefund): Promise<void> {
  try {
    const row = await applyIntent(shop, await ask(payments, due))
    if (row.payment !== 'refunded') await oweTheRest(shop, due)
  } catch (error) {
    shop.logger.warn({ err: error, refund: due.id, attempts: due.attempts }, 'a refund was not done')
    await putOff(shop.db, due, shop.now())
  }
}

/** Gives back what is owed, one after the other, until nothing is due or `isStopped` says so. */
export async function settleRefunds(shop: Shop, isStopped = () => false): Promise<void> {
  while (shop.payments && !isStopped()) {
    const due = await takeDueRefund(shop.db, shop.now())
    if (!due) return
    await settle(shop, shop.payments, due)
  }
}

/** Gives back what is owed, until it is stopped. */
export const startSettling = (shop: Shop, every = EVERY): (() => Promise<void>) =>
  repeat({
    name: 'looking for refunds',
    every,
    work: (isStopped) => settleRefunds(shop, isStopped),
    logger: shop.logger,
  })
