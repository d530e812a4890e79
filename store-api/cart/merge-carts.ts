import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { cart, cartLine, product, variant } from '../db/schema'
import { MAX_LINES, withChildren } from './cart-lines'
import { customerCart, deviceCart, lockCart } from './cart-owner'
import { LIMITS } from '../../contract/limits'

type Line = typeof cartLine.$inferSelect

const readLines = (tx: Database, cartId: number): Promise<Line[]> =>
  tx.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.position))

/** How many pieces of each variant there are; none of what was withdrawn. */
async function readStocks(tx: Database, lines: Line[]): Promise<Map<number, number>> {
  const ids = lines.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ id: variant.id, stock: variant.stock, withdrawnAt: product.withdrawnAt })
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .where(inArray(variant.id, ids))
  return new Map(rows.map(({ id, stock, withdrawnAt }) => [id, withdrawnAt ? 0 : stock]))
}

/** How many of a line with its children there are: a variant may stand in it more than once. */
function stockOf(pieces: Line[], stocks: Map<number, number>): number {
  const rooms = pieces.map(({ variantId }) => {
    const together = pieces.filter((piece) => piece.variantId === variantId).length
    return Math.floor((stocks.get(variantId) ?? 0) / together)
  })
  return Math.min(...rooms)
}

/**
 * Puts what lies in a device's cart into a customer's, and leaves the device's empty: once more adds nothing. Each line
 * that grew or shrank by it keeps what it was made of, to be told.
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
  const stocks = await readStocks(tx, lines)
  let room = MAX_LINES - own.length

  for (const line of lines.filter(({ mid }) => mid === 0)) {
    const pieces = lines.filter(({ id, mid }) => id === line.id || mid === line.id)
    const equal = own.find(({ mid, fingerprint }) => mid === 0 && fingerprint === line.fingerprint)
    const both = { own: equal?.quantity ?? 0, device: line.quantity }
    const quantity = mergedQuantity({ ...both, stock: stockOf(pieces, stocks) })
    const merged = equal || quantity < line.quantity ? both : null
    if (equal) {
      await tx.update(cartLine).set({ quantity, merged }).where(withChildren(to, equal.id))
      continue
    }
    if (pieces.length > room) continue
    room -= pieces.length
    await tx.update(cartLine).set({ cartId: to, quantity, merged }).where(withChildren(from, line.id))
  }
  await tx.delete(cartLine).where(eq(cartLine.cartId, from))
}

interface Merged {
  /** Pieces in the customer's cart; 0 where it holds none. */
  own: number
  /** Pieces in the device's. */
  device: number
  /** Pieces there are for the line; null where nobody counts them. */
  stock: number | null
}

/**
 * Pieces of a line two carts held: as many as both together, no more than 30 and than there are. What is sold out stays
 * with one piece, so that the shopper is told of it.
 */
export const mergedQuantity = ({ own, device, stock }: Merged): number =>
  Math.max(1, Math.min(LIMITS.quantity.max, stock ?? Infinity, own + device))
