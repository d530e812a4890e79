import { eq, sql } from 'drizzle-orm'
import { deviceCart } from '../cart/cart-owner'
import type { Database } from '../db/database'
import { checkout, order } from '../db/schema'

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
