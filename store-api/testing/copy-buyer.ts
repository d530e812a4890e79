import { randomInt, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { NewOrder } from '../../contract/entities/checkout'
import { deviceCart } from '../cart/cart-owner'
import { cart, cartLine, checkout } from '../db/schema'
import { buyer, type CheckoutShop } from './checkout-shop'

const MAX_ID = 2 ** 48 - 1

/** A guest whose checkout is complete. */
export type ReadyBuyer = Awaited<ReturnType<typeof buyer>> & { shown: NewOrder }

/**
 * Another guest with the same cart and checkout, but the email. Requests that fill in the same again would take longer
 * than what is tested.
 */
export async function copyBuyer(opened: CheckoutShop, original: ReadyBuyer, email?: string): Promise<ReadyBuyer> {
  const { db } = opened
  const device = randomUUID()
  const owner = deviceCart(device)
  const rows = await db
    .select({ line: cartLine })
    .from(cartLine)
    .innerJoin(cart, eq(cart.id, cartLine.cartId))
    .where(eq(cart.owner, deviceCart(original.device)))
    .orderBy(asc(cartLine.position))
  const [draft] = await db
    .select()
    .from(checkout)
    .where(eq(checkout.owner, deviceCart(original.device)))
  const [made] = await db.insert(cart).values({ owner }).returning()
  if (!draft || !made || rows.length === 0) throw new Error('the buyer to copy is not ready')
  const fields = { ...draft.fields, email: email ?? `${device.slice(0, 8)}@mail.example` }
  await db.insert(checkout).values({ ...draft, owner, fields })
  const ids = new Map(rows.map(({ line }) => [line.id, randomInt(1, MAX_ID)]))
  const idOf = (id: number) => ids.get(id) ?? 0
  await db.insert(cartLine).values(
    rows.map(({ line: { position: _, ...line } }) => ({
      ...line,
      ...{ id: idOf(line.id), mid: idOf(line.mid), cartId: made.id },
    })),
  )
  const lines = original.shown.shown.lines.map((line) => ({ ...line, id: idOf(line.id) }))
  const shown = { ...original.shown, cart: made.ref, shown: { ...original.shown.shown, lines } }
  return { ...(await buyer(opened, undefined, device)), shown }
}
