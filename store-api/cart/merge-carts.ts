import { asc, eq } from 'drizzle-orm'
import { LIMITS } from '../../lib/contract/limits'
import type { Database } from '../db/database'
import { cart, cartLine } from '../db/schema'
import { MAX_LINES } from './add-item'
import { customerCart, deviceCart, lockCart } from './cart-owner'
import { withChildren } from './with-children'

const readLines = (tx: Database, cartId: number) =>
  tx.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.position))

/**
 * Puts what lies in a device's cart into a customer's, up to 30 of an identical line, and leaves the device's empty:
 * once more adds nothing. Stock is not asked: a cart reserves nothing, and a quantity can be lowered at any time.
 *
 * Everybody locks the device's cart before the customer's, so that logins at the same moment never wait in a circle.
 */
export async function mergeCarts(tx: Database, { uuid, customerId }: { uuid: string; customerId: number }) {
  const [device] = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(eq(cart.owner, deviceCart(uuid)))
    .for('update')
  if (!device) return
  const from = device.id
  const lines = await readLines(tx, from)
  if (lines.length === 0) return
  const to = await lockCart(tx, customerCart(customerId))
  const own = await readLines(tx, to)
  let room = MAX_LINES - own.length

  for (const line of lines.filter(({ mid }) => mid === 0)) {
    const equal = own.find(({ mid, fingerprint }) => mid === 0 && fingerprint === line.fingerprint)
    if (equal) {
      const quantity = Math.min(LIMITS.quantity.max, equal.quantity + line.quantity)
      await tx.update(cartLine).set({ quantity }).where(withChildren(to, equal.id))
      continue
    }
    const size = lines.filter(({ id, mid }) => id === line.id || mid === line.id).length
    if (size > room) continue
    room -= size
    await tx.update(cartLine).set({ cartId: to }).where(withChildren(from, line.id))
  }
  await tx.delete(cartLine).where(eq(cartLine.cartId, from))
}
