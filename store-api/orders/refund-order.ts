import type { Shop } from '../http/context'
import { inTransaction } from '../db/in-transaction'
import { oweRefund } from '../payments/owe-refund'
import { readPayment } from '../payments/payment-of'
import { lockOrderByNumber } from './lock-order'
import { notPossible } from './move-order'

/**
 * Gives all back that was paid for an order, whatever was sent of it. The order is refunded once the payment service
 * has done it.
 * @throws Failure 404, 4008 for an order nothing is left to give back of
 */
export const refundOrder = (shop: Shop, number: string) =>
  inTransaction(shop.db, async (tx): Promise<void> => {
    const row = await lockOrderByNumber(tx, number)
    const known = await readPayment(tx, row.id)
    if (row.payment !== 'paid' || !known || known.captured <= known.refunded) throw notPossible()
    await oweRefund({ ...shop, db: tx }, known)
  })
