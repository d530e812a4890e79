import { and, eq, isNotNull } from 'drizzle-orm'
import type { Caller } from '../http/context'
import type { Database } from '../db/database'
import { customer } from '../db/schema'

/** Whether the email somebody orders by is known to be theirs: a customer's who followed the link of its mail. */
export async function ownsEmail(db: Database, { customerId }: Pick<Caller, 'customerId'>): Promise<boolean> {
  if (customerId === null) return false
  return (await db.$count(customer, and(eq(customer.id, customerId), isNotNull(customer.verifiedAt)))) > 0
}
