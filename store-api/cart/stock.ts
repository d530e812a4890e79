import { and, eq } from 'drizzle-orm'
import { CODES } from '../../contract/envelope'
import type { Database } from '../db/database'
import { cartLine, variant } from '../db/schema'
import { Failure } from '../http/failure'
import type { Texts } from '../i18n/types'

/** Pieces of one variant: those that can still be added to a cart, and those it holds. */
export interface Stock {
  left: number
  inCart: number
}

/**
 * What is in stock of a variant beyond this cart's own lines. The variant's row is not locked: a cart reserves nothing,
 * stock is taken by orders alone.
 * @param except lines that do not count, because they are about to change
 */
export async function readStock(
  tx: Database,
  cartId: number,
  variantId: number,
  except: readonly number[] = [],
): Promise<Stock> {
  const [row] = await tx.select({ stock: variant.stock }).from(variant).where(eq(variant.id, variantId))
  const lines = await tx
    .select({ id: cartLine.id, quantity: cartLine.quantity })
    .from(cartLine)
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.variantId, variantId)))
  const inCart = lines.reduce((sum, { id, quantity }) => (except.includes(id) ? sum : sum + quantity), 0)
  return { left: Math.max(0, (row?.stock ?? 0) - inCart), inCart }
}

function say(texts: Texts, { left, inCart }: Stock): string {
  if (left > 0) return texts.onlyLeft(left)
  return inCart > 0 ? texts.allInCart(inCart) : texts.soldOut
}

/** 4005: there are not as many as were wanted. */
export const outOfStock = (stock: Stock) =>
  new Failure(409, (texts) => say(texts, stock), { code: CODES.outOfStock, data: { available: stock.left } })
