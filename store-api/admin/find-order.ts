import { eq } from 'drizzle-orm'
import type { Shop } from '../http/context'
import { order, type OrderRow } from '../db/schema'

/** Any order of the shop, by its number in whatever letters. */
export async function findOrder({ db }: Pick<Shop, 'db'>, number: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(order).where(eq(order.number, number.toUpperCase()))
  return row ?? null
}
