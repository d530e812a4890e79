import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { type OrderRow, payment } from '../db/schema'

/**
 * The amount refunded for an order so far, here or by the shop that it was placed in.
 * @returns minor units of the charged currency; 0 for none
 */
export async function readRefunded(db: Database, { id, formerRefund }: OrderRow): Promise<number> {
  const [row] = await db.select({ refunded: payment.refunded }).from(payment).where(eq(payment.orderId, id))
  return row?.refunded ?? formerRefund
}
