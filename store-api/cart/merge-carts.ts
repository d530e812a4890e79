import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { cart, cartLine, product, variant } from '../db/schema'
import { availableSql, isForSale } from '../catalog/variants/stock'
import { MAX_LINES } from './cart-lines'
import { customerCart, deviceCart, lockCart } from './cart-owner'
import { isLineOrChild } from './line-identity'
import { LIMITS } from '../../contract/limits'

type Line = typeof cartLine.$inferSelect

const readLines = (tx: Database, cartId: number): Promise<Line[]> =>
  tx.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.position))

/** Stock by variant; 0 for products that are not for sale. */
async function readStocks(tx: Database, lines: Line[]): Promise<Map<number, number>> {
  const ids = lines.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ id: variant.id, stock: availableSql, withdrawnAt: product.withdrawnAt, status: product.status })
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .where(inArray(variant.id, ids))
  return new Map(rows.map(({ id, stock, ...row }) => [id, isForSale(row) ? stock : 0]))
}

/** Stock of a line with its children, in which a variant may occur more than once. */
function stockOf(pieces: Line[], stocks: Map<number, number>): number {
  const stockLimits = pieces.map(({ variantId }) => {
    const unitsPerItem = pieces.filter((piece) => piece.variantId === variantId).length
    return Math.floor((stocks.get(variantId) ?? 0) / unitsPerItem)
  })
  return Math.min(...stockLimits)
}

/**
 * Merges a device's cart into the customer's and empties it, so a repeated login adds nothing. Changed lines keep their
 * former quantities for the notice in the cart.
 *
 * Lock order is the device's cart, then the customer's, so that concurrent logins cannot deadlock.
 */
export async function mergeCarts(tx: Database, { uuid, customerId }: { uuid: string; customerId: number }) {
  const [device] = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(eq(cart.owner, deviceCart(uuid)))
    .for('update')
  if (!device) return
  const deviceCartId = device.id
  const lines = await readLines(tx, deviceCartId)
  if (lines.length === 0) return
  const customerCartId = await lockCart(tx, customerCart(customerId))
  const customerLines = await readLines(tx, customerCartId)
  const stocks = await readStocks(tx, lines)
  let freeLines = MAX_LINES - customerLines.length

  for (const line of lines.filter(({ mid }) => mid === 0)) {
    const pieces = lines.filter(({ id, mid }) => id === line.id || mid === line.id)
    const equalLine = customerLines.find(({ mid, fingerprint }) => mid === 0 && fingerprint === line.fingerprint)
    const quantities = { own: equalLine?.quantity ?? 0, device: line.quantity }
    const quantity = mergedQuantity({ ...quantities, stock: stockOf(pieces, stocks) })
    const merged = equalLine || quantity < line.quantity ? quantities : null
    if (equalLine) {
      await tx.update(cartLine).set({ quantity, merged }).where(isLineOrChild(customerCartId, equalLine.id))
      continue
    }
    if (pieces.length > freeLines) continue
    freeLines -= pieces.length
    await tx
      .update(cartLine)
      .set({ cartId: customerCartId, quantity, merged })
      .where(isLineOrChild(deviceCartId, line.id))
  }
  await tx.delete(cartLine).where(eq(cartLine.cartId, deviceCartId))
}

interface MergeInput {
  /** Units in the customer's cart, or 0. */
  own: number
  /** Units in the device's cart. */
  device: number
  /** Stock of the line's variant; null where stock is not tracked. */
  stock: number | null
}

/**
 * Merged quantity: the sum, limited to 30 and to the stock. A sold-out line stays with one unit, so that the cart shows
 * that it is sold out.
 */
export const mergedQuantity = ({ own, device, stock }: MergeInput): number =>
  Math.max(1, Math.min(LIMITS.quantity.max, stock ?? Infinity, own + device))
