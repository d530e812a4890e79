import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../http/context'
import type { Database } from '../db/database'
import { cart } from '../db/schema'
import { badRequest } from '../http/errors'

/** Key of a customer's cart, shared by all devices. */
export const customerCart = (customerId: number): string => `customer:${customerId}`

/** Key of a guest's cart. */
export const deviceCart = (uuid: string): string => `device:${uuid}`

/** Key of the caller's cart. @throws HttpError 400 for a caller without customer and device */
export function ownerOf({ customerId, uuid }: Caller): string {
  if (customerId !== null) return customerCart(customerId)
  if (uuid === '') throw badRequest()
  return deviceCart(uuid)
}

const isUnused = sql<boolean>`${cart.usedAt} < now() - interval '1 day'`

async function lockExisting(tx: Database, owner: string) {
  const [row] = await tx.select({ id: cart.id, isUnused }).from(cart).where(eq(cart.owner, owner)).for('update')
  return row
}

/** Creates a cart, unless another request just did, and locks it. */
async function createLocked(tx: Database, owner: string) {
  await tx.insert(cart).values({ owner }).onConflictDoNothing()
  return lockExisting(tx, owner)
}

/**
 * Locks the owner's cart until the transaction ends, to serialize its changes. Creates it if needed, and records its
 * use at most once a day.
 */
export async function lockCart(tx: Database, owner: string): Promise<number> {
  const row = (await lockExisting(tx, owner)) ?? (await createLocked(tx, owner))
  if (!row) throw new Error('the cart row is missing')
  if (row.isUnused)
    await tx
      .update(cart)
      .set({ usedAt: sql`now()` })
      .where(eq(cart.id, row.id))
  return row.id
}
