import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ClaimOrder } from '../../contract/entities/checkout'
import type { Caller, Shop } from '../http/context'
import { order } from '../db/schema'
import { notFound } from '../http/failure'
import { isOrderKey } from './order-key'
import { GUEST_DAY } from './own-order'

/**
 * Shows an order of a guest on one more device: the one its letter was opened on. The last of such devices counts, and
 * the one it was placed on goes on counting.
 * @throws Failure 404, the same for a wrong key, a customer's order, an old one and none
 */
export async function claimOrder(shop: Shop, { uuid }: Caller, asked: ClaimOrder & { number: string }): Promise<void> {
  const number = asked.number.toUpperCase()
  if (uuid === '' || !isOrderKey(shop, number, asked.key)) throw notFound()
  const rows = await shop.db
    .update(order)
    .set({ letterDevice: uuid })
    .where(
      and(eq(order.number, number), isNull(order.customerId), gt(order.placedAt, new Date(shop.now() - GUEST_DAY))),
    )
    .returning({ id: order.id })
  if (rows.length === 0) throw notFound()
}
