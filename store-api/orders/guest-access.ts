import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Caller, Shop } from '../http/context'
import { checkout, order, type OrderRow } from '../db/schema'
import { notFound } from '../http/errors'
import type { ClaimOrder } from '../../contract/entities/checkout'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { deviceCart } from '../cart/cart-owner'
import type { Database } from '../db/database'

/** How long a guest can open an order on the device it was placed on, or on which its email link was opened. */
const GUEST_ACCESS_TTL_MS = 86_400_000

/** Orders of the caller: the customer's own, and guest orders of this device within the last day. */
function ownedBy({ customerId, uuid }: Caller, now: number): SQL | undefined {
  const byDevice =
    uuid === ''
      ? sql`false`
      : and(
          isNull(order.customerId),
          or(eq(order.device, uuid), eq(order.letterDevice, uuid)),
          gt(order.placedAt, new Date(now - GUEST_ACCESS_TTL_MS)),
        )
  return customerId === null ? byDevice : or(eq(order.customerId, customerId), byDevice)
}

/** An order of the caller; null for unknown orders and for others' alike. */
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

/** An order of the caller by its number. @throws HttpError 404 for unknown orders and for others' alike */
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
 * Grants the device that opened an email link access to a guest order. Only the latest such device has access, besides
 * the one that placed the order.
 * @throws HttpError 404 for a wrong key, a customer's order, an old and an unknown order alike
 */
export async function claimOrder(
  shop: Shop,
  { uuid }: Caller,
  request: ClaimOrder & { number: string },
): Promise<void> {
  const number = request.number.toUpperCase()
  if (uuid === '' || !isValidOrderKey(shop, number, request.key)) throw notFound()
  const rows = await shop.db
    .update(order)
    .set({ letterDevice: uuid })
    .where(
      and(
        eq(order.number, number),
        isNull(order.customerId),
        gt(order.placedAt, new Date(shop.now() - GUEST_ACCESS_TTL_MS)),
      ),
    )
    .returning({ id: order.id })
  if (rows.length === 0) throw notFound()
}

type Keys = Pick<Shop, 'keys'>

const hmacOf = ({ sign }: Shop['keys'][number], number: string) =>
  createHmac('sha256', sign).update(`order/${number}`).digest()

/** The key in a guest's email link: an HMAC of the order number, which grants access to the order. */
export const orderKey = ({ keys }: Keys, number: string): string =>
  keys[0] ? hmacOf(keys[0], number).toString('base64url') : ''

/** Verifies an order key, also one signed with the previous secret. */
function isValidOrderKey({ keys }: Keys, number: string, key: string): boolean {
  const provided = Buffer.from(key, 'base64url')
  return keys
    .map((one) => hmacOf(one, number))
    .some((key) => provided.length === key.length && timingSafeEqual(provided, key))
}

/** Old and new device id. */
interface DeviceChange {
  from: string
  to: string
}

/** Moves a device's guest orders and checkout draft to its new id. */
export async function renameDevice(tx: Database, { from, to }: DeviceChange): Promise<void> {
  const replaceDevice = (column: typeof order.device | typeof order.letterDevice) =>
    sql`case when ${column} = ${from} then ${to} else ${column} end`
  await tx
    .update(order)
    .set({ device: replaceDevice(order.device), letterDevice: replaceDevice(order.letterDevice) })
    .where(sql`${order.customerId} is null and (${order.device} = ${from} or ${order.letterDevice} = ${from})`)
  const [draft] = await tx
    .delete(checkout)
    .where(eq(checkout.owner, deviceCart(from)))
    .returning()
  if (draft)
    await tx
      .insert(checkout)
      .values({ ...draft, owner: deviceCart(to) })
      .onConflictDoNothing()
}
