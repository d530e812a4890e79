import type { Shop } from '../../context'
import { orderKey } from '../../order/order-key'
import type { OrderMailTemplate } from './order-mail'
import type { MailedOrder } from './read-mailed-order'

/** Where the button of a letter leads, and what stands on it. */
export interface OrderLink {
  action: 'pay' | 'order' | 'track'
  path: string
}

/** Whether an order waits for its payment: one that costs nothing does not. */
export const isWaiting = ({ row }: Pick<MailedOrder, 'row'>): boolean => row.payment === 'unpaid' && row.total > 0

/**
 * An order that waits for its payment is paid: by a customer from the account, on whatever device; by a guest on the
 * one the letter is read on, which the key in the link opens it for. A guest has no account to look into.
 */
export function orderLink(
  template: OrderMailTemplate,
  { row }: Pick<MailedOrder, 'row'>,
  shop: Pick<Shop, 'keys'>,
): OrderLink {
  const isToPay = template === 'order-placed' && isWaiting({ row })
  if (row.customerId !== null) return { action: isToPay ? 'pay' : 'order', path: `/account/orders/${row.number}` }
  if (!isToPay) return { action: 'track', path: '/order-track' }
  return { action: 'pay', path: `/api/order/${row.number}/open?key=${orderKey(shop, row.number)}` }
}
