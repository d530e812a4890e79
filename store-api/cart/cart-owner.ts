import { eq } from 'drizzle-orm'
import type { Caller } from '../context'
import type { Database } from '../db/database'
import { cart } from '../db/schema'
import { badRequest } from '../failure'

/** Whose cart it is. @throws Failure 400 when the caller names no device */
export function ownerOf({ uuid }: Caller): string {
  if (uuid === '') throw badRequest()
  return `device:${uuid}`
}

/**
 * The owner's cart, locked until the transaction ends, so that two changes of one cart come one after the other.
 * It is made when there is none.
 */
export async function lockCart(tx: Database, owner: string): Promise<number> {
  await tx.insert(cart).values({ owner }).onConflictDoNothing()
  const [row] = await tx.select({ id: cart.id }).from(cart).where(eq(cart.owner, owner)).for('update')
  if (!row) throw new Error('the cart went away')
  return row.id
}
