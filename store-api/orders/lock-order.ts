import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { order } from '../db/schema'
import { notFound } from '../http/failure'
import type { OrderRow } from './order-entry'

/** Locks an order until the transaction ends: what happens to it happens one after the other. @throws Failure 404 */
async function lockWhere(tx: Database, where: SQL): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(where).for('update')
  if (!row) throw notFound()
  return row
}

export const lockOrder = (tx: Database, id: number) => lockWhere(tx, eq(order.id, id))

/** By what its customer calls it. */
export const lockOrderByNumber = (tx: Database, number: string) => lockWhere(tx, eq(order.number, number.toUpperCase()))
