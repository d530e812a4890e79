import { eq } from 'drizzle-orm'
import type { Caller } from '../http/context'
import type { Database } from '../db/database'
import { cart } from '../db/schema'
import { badRequest } from '../http/failure'

/** The cart of a customer, the same on every device. */
export const customerCart = (customerId: number): string => `customer:${customerId}`

/** The cart of a device nobody has signed in on. */
export const deviceCart = (uuid: string): string => `device:${uuid}`

/** Whose cart it is: the signed-in customer's, else the device's. @throws Failure 400 when there is neither */
export function ownerOf({ customerId, uuid }: Caller): string {
  if (customerId !== null) return customerCart(customerId)
  if (uuid === '') throw badRequest()
  return deviceCart(uuid)
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
