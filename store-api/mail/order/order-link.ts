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
 * one it was placed on. A guest has no account to look into.
 */
export function orderLink(template: OrderMailTemplate, { row }: Pick<MailedOrder, 'row'>): OrderLink {
  const isToPay = template === 'order-placed' && isWaiting({ row })
  if (row.customerId !== null) return { action: isToPay ? 'pay' : 'order', path: `/account/orders/${row.number}` }
  return isToPay ? { action: 'pay', path: `/checkout/order/${row.number}` } : { action: 'track', path: '/order-track' }
}
