import { and, eq, inArray, or } from 'drizzle-orm'
import { LIMITS } from '../../contract/limits'
import type { Database } from '../db/database'
import { cartLine } from '../db/schema'
import { Failure } from '../http/failure'
import { tooMany } from './add-item'
import { outOfStock, readStock } from './stock'

/** A line of a locked cart, first, and its children. @throws Failure 404 for an unknown line, 400 for a child */
async function findOwnLines(tx: Database, cartId: number, id: number) {
  const rows = await tx
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cartId), or(eq(cartLine.id, id), eq(cartLine.mid, id))))
  const line = rows.find((row) => row.id === id)
  if (!line) throw new Failure(404, (texts) => texts.lineGone)
  if (line.mid !== 0) throw new Failure(400, (texts) => texts.childFollows)
  return rows
}

/** Sets the quantity of a line and of its children, which follow it. @throws Failure */
export async function setQuantity(tx: Database, cartId: number, id: number, quantity: number): Promise<void> {
  if (quantity < LIMITS.quantity.min || quantity > LIMITS.quantity.max) throw tooMany()
  const lines = await findOwnLines(tx, cartId, id)
  const ids = lines.map((row) => row.id)
  // Fewer is always possible, whatever became of the stock meanwhile.
  if (lines.some((line) => quantity > line.quantity)) {
    for (const variantId of new Set(lines.map((row) => row.variantId))) {
      const together = lines.filter((row) => row.variantId === variantId).length
      const stock = await readStock(tx, cartId, variantId, ids)
      const left = Math.floor(stock.left / together)
      if (left < quantity) throw outOfStock({ ...stock, left })
    }
  }
  await tx.update(cartLine).set({ quantity, merged: null }).where(inArray(cartLine.id, ids))
}

/** Takes a line out, and its children with it. @throws Failure 404, 400 for a child */
export async function removeLine(tx: Database, cartId: number, id: number): Promise<void> {
  const lines = await findOwnLines(tx, cartId, id)
  const ids = lines.map((row) => row.id)
  await tx.delete(cartLine).where(inArray(cartLine.id, ids))
}
