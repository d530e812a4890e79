import type { Intent } from '../../lib/contract/payment/intent'
import type { Shop } from '../context'
import { repeat } from '../repeat'
import { applyIntent } from './apply-intent'
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
    const intent = await payments.confirmIntent(intentId)
    if (intent.refunded < intent.captured) throw error
    return intent
  }
}

async function settle(shop: Shop, payments: PaymentProvider, due: DueRefund): Promise<void> {
  try {
    await applyIntent(shop, await ask(payments, due))
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
