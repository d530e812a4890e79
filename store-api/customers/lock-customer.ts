import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { customer } from '../db/schema'
import { notFound } from '../http/failure'

/**
 * Locks a customer until the transaction ends, so that two changes of one address book come one after the other. New
 * sessions and tickets, which only refer to the customer, do not wait.
 * @throws Failure 404 for a customer who was removed meanwhile
 */
export async function lockCustomer(tx: Database, customerId: number): Promise<void> {
  const rows = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(eq(customer.id, customerId))
    .for('no key update')
  if (rows.length === 0) throw notFound()
}
