import { eq } from 'drizzle-orm'
import type { PaymentState } from '../../contract/entities/checkout'
import type { Database } from '../db/database'
import { payment } from '../db/schema'
import type { OrderRow } from '../orders/order-entry'
import type { PaymentRow } from './join-payment'

/** What is known of an order's payment; null before anybody wanted to pay. */
export async function readPayment(db: Database, orderId: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.orderId, orderId))
  return row ?? null
}

/** Where the payment of an order stands, as its buyer sees it. */
export function paymentStateOf(
  { payment: standing }: Pick<OrderRow, 'payment'>,
  known: PaymentRow | null,
): PaymentState {
  if (standing !== 'unpaid') return standing
  if (known?.status === 'processing') return 'processing'
  return known?.failure ? 'declined' : 'open'
}
