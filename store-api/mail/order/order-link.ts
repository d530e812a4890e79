import type { Shop } from '../../http/context'
import { chargedTotal } from '../../orders/charged-of'
import { orderKey } from '../../orders/order-key'
import type { OrderMailTemplate } from './order-mail'
import type { MailedOrder } from './read-mailed-order'

/** Where the button of a letter leads, and what stands on it. */
export interface OrderLink {
  action: 'pay' | 'order' | 'track'
  path: string
}

/** Whether an order waits for its payment: one that costs nothing does not. */
export const isWaiting = ({ row }: Pick<MailedOrder, 'row'>): boolean =>
  row.payment === 'unpaid' && chargedTotal(row) > 0

/**
 * A customer sees and pays an order in the account, on whatever device; a guest, who has none, on the one the letter is
 * read on: the key in the link opens it.
 */
export function orderLink(
  template: OrderMailTemplate,
  { row }: Pick<MailedOrder, 'row'>,
  shop: Pick<Shop, 'keys'>,
): OrderLink {
  const isToPay = template === 'order-placed' && isWaiting({ row })
  if (row.customerId !== null) return { action: isToPay ? 'pay' : 'order', path: `/account/orders/${row.number}` }
  return { action: isToPay ? 'pay' : 'track', path: `/api/order/${row.number}/open?key=${orderKey(shop, row.number)}` }
}
