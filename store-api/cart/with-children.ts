import { and, eq, or } from 'drizzle-orm'
import { cartLine } from '../db/schema'

/** A line of a cart and the children that follow it. */
export const withChildren = (cartId: number, id: number) =>
  and(eq(cartLine.cartId, cartId), or(eq(cartLine.id, id), eq(cartLine.mid, id)))
