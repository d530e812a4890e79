import type { Shop } from '../http/context'
import { applyIntent } from './apply-intent'
import type { PaymentRow } from './join-payment'
import { readPayment } from './payment-of'

/**
 * Ends the intent of an order nobody shall pay any more, so that nobody does.
 * @returns what is known then: it may have been paid meanwhile; null where nobody wanted to pay
 * @throws PaymentAway, PaymentRefused
 */
export async function closePayment(shop: Shop, orderId: number): Promise<PaymentRow | null> {
  const known = await readPayment(shop.db, orderId)
  if (!known || !shop.payments || known.status === 'succeeded' || known.status === 'canceled') return known
  await applyIntent(shop, await shop.payments.cancelIntent(known.intentId))
  return readPayment(shop.db, orderId)
}
