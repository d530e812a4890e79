import type { Shop } from '../http/context'
import type { OrderRow } from '../orders/order-entry'
import { applyIntent } from './apply-intent'
import { readPayment } from './payment-of'

/**
 * Asks the payment service how an order's payment stands, where that is not known for good. When it does not answer,
 * what is known stays: its own word comes later.
 * @returns whether it was asked and answered
 */
export async function confirmPayment(shop: Shop, row: OrderRow): Promise<boolean> {
  const { payments, logger } = shop
  if (!payments || row.payment === 'paid' || row.payment === 'refunded') return false
  const known = await readPayment(shop.db, row.id)
  if (!known) return false
  try {
    await applyIntent(shop, await payments.confirmIntent(known.intentId))
    return true
  } catch (error) {
    logger.warn({ err: error, order: row.number }, 'a payment could not be confirmed')
    return false
  }
}
