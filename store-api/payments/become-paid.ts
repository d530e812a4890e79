import type { Shop } from '../http/context'
import { writeOrderMail } from '../mail/write-order-mail'
import { movePayment } from '../orders/move-order'
import { noteEvent } from '../orders/note-event'
import type { OrderRow } from '../orders/order-entry'

/** A locked order is paid. @param shop `db` is the transaction */
export async function becomePaid(shop: Shop, row: OrderRow): Promise<OrderRow> {
  const paid = await movePayment(shop, row, 'paid')
  await noteEvent(shop, row.id, 'paid')
  await writeOrderMail(shop.db, { template: 'order-paid', orderId: row.id }, shop)
  return paid
}
