import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Caller, Shop } from '../http/context'
import { checkout, order, type OrderRow } from '../db/schema'
import { notFound } from '../http/failure'
import type { ClaimOrder } from '../../contract/entities/checkout'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { deviceCart } from '../cart/cart-owner'
import type { Database } from '../db/database'

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

/**
 * Shows an order of a guest on one more device: the one its letter was opened on. The last of such devices counts, and
 * the one it was placed on goes on counting.
 * @throws Failure 404, the same for a wrong key, a customer's order, an old one and none
 */
export async function claimOrder(shop: Shop, { uuid }: Caller, asked: ClaimOrder & { number: string }): Promise<void> {
  const number = asked.number.toUpperCase()
  if (uuid === '' || !isOrderKey(shop, number, asked.key)) throw notFound()
  const rows = await shop.db
    .update(order)
    .set({ letterDevice: uuid })
    .where(
      and(eq(order.number, number), isNull(order.customerId), gt(order.placedAt, new Date(shop.now() - GUEST_DAY))),
    )
    .returning({ id: order.id })
  if (rows.length === 0) throw notFound()
}

type Keys = Pick<Shop, 'keys'>

const keyBy = ({ sign }: Shop['keys'][number], number: string) =>
  createHmac('sha256', sign).update(`order/${number}`).digest()

/** What a letter to a guest carries: whoever holds it has read the letter, and may see the order of that number. */
export const orderKey = ({ keys }: Keys, number: string): string =>
  keys[0] ? keyBy(keys[0], number).toString('base64url') : ''

/** Whether this is the key of that order, written under the current secret or the one before it. */
export function isOrderKey({ keys }: Keys, number: string, key: string): boolean {
  const given = Buffer.from(key, 'base64url')
  return keys.map((one) => keyBy(one, number)).some((key) => given.length === key.length && timingSafeEqual(given, key))
}

/** A device by the name it has, and the one it has from now on. */
interface Renaming {
  from: string
  to: string
}

/** Orders of guests that are seen on a device go on with it under its new name, and so does what was typed there. */
export async function renameDevice(tx: Database, { from, to }: Renaming): Promise<void> {
  const renamed = (column: typeof order.device | typeof order.letterDevice) =>
    sql`case when ${column} = ${from} then ${to} else ${column} end`
  await tx
    .update(order)
    .set({ device: renamed(order.device), letterDevice: renamed(order.letterDevice) })
    .where(sql`${order.customerId} is null and (${order.device} = ${from} or ${order.letterDevice} = ${from})`)
  const [typed] = await tx
    .delete(checkout)
    .where(eq(checkout.owner, deviceCart(from)))
    .returning()
  if (typed)
    await tx
      .insert(checkout)
      .values({ ...typed, owner: deviceCart(to) })
      .onConflictDoNothing()
}
