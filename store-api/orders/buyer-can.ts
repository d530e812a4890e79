import type { order } from '../db/schema'

type OrderRow = typeof order.$inferSelect

/** Whether an order waits for its payment. @param now milliseconds since the epoch */
export const canPay = ({ payment, payUntil }: Pick<OrderRow, 'payment' | 'payUntil'>, now: number): boolean =>
  payment === 'unpaid' && payUntil !== null && payUntil.getTime() > now

/** Whether an order can be canceled: nothing of it was sent. @param parcels how many there are */
export const canCancel = ({ payment, shipping }: Pick<OrderRow, 'payment' | 'shipping'>, parcels: number): boolean =>
  (payment === 'unpaid' || payment === 'paid') &&
  (shipping === 'unshipped' || shipping === 'unable-to-ship') &&
  parcels === 0

/** Whether there is an invoice: of what was paid, whatever became of it. */
export const hasInvoice = ({ payment }: Pick<OrderRow, 'payment'>): boolean =>
  payment === 'paid' || payment === 'refunded'
