import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Caller, Shop } from '../http/context'
import { order } from '../db/schema'
import { notFound } from '../http/failure'
import type { OrderRow } from './order-entry'

/** How long a guest can see an order on the device it was placed on, or its letter opened on, in milliseconds. */
export const GUEST_DAY = 86_400_000

/** Whose orders: a customer's, and those a guest placed within the last day and sees on this device. */
function ownedBy({ customerId, uuid }: Caller, now: number): SQL | undefined {
  const byDevice =
    uuid === ''
      ? sql`false`
      : and(
          isNull(order.customerId),
          or(eq(order.device, uuid), eq(order.letterDevice, uuid)),
          gt(order.placedAt, new Date(now - GUEST_DAY)),
        )
  return customerId === null ? byDevice : or(eq(order.customerId, customerId), byDevice)
}

/** An order of the caller; null for another's and for none alike. */
export async function findOwnOrder(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  caller: Caller,
  where: SQL,
): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(ownedBy(caller, now()), where))
  return row ?? null
}

/** An order of the caller by its number. @throws Failure 404, the same for another's and for none */
export async function requireOwnOrder(
  shop: Pick<Shop, 'db' | 'now'>,
  caller: Caller,
  number: string,
): Promise<OrderRow> {
  const row = await findOwnOrder(shop, caller, eq(order.number, number.toUpperCase()))
  if (!row) throw notFound()
  return row
}
