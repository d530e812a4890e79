import type { Cart } from '@/lib/cart/cart'
import type { CartContext } from './cart-context'

/** The context of a cart whose amounts may be of another currency than the shop's: the one shown. */
export const contextOf = (context: CartContext, { currency }: Cart): CartContext => ({
  ...context,
  currency: currency ?? context.currency,
})
