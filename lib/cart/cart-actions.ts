import { mutate } from 'swr'
import type { AddCartItem } from '../../contract/entities/cart'
import type { Cart } from './cart'
import { addItem, CART_URL, clearLines, fetchCart, putQuantity, removeLine } from './cart-calls'
import { LatestQueue } from './latest-queue'
import { withoutLine, withoutLines, withQuantity } from './optimistic'
import { pendingLines } from './pending-lines'

const quantities = new LatestQueue<number, number>(putQuantity)

/**
 * Shows the change at once, sends it, then loads the cart again (spec §4): what the server says replaces what was
 * foreseen, and a refused change is undone by it.
 * @returns the cart afterwards; undefined where it could not be loaded
 */
async function change(foresee: (cart: Cart) => Cart, send: () => Promise<void>): Promise<Cart | undefined> {
  await mutate<Cart>(CART_URL, (cart) => cart && foresee(cart), { revalidate: false })
  try {
    await send()
  } catch (error) {
    await mutate(CART_URL)
    throw error
  }
  return mutate<Cart>(CART_URL)
}

const changeLine = (id: number, foresee: (cart: Cart) => Cart, send: () => Promise<void>) =>
  pendingLines.during(id, () => change(foresee, send))

/** Everything one can do with the cart in the browser. Every action throws CallError when refused. */
export const cartActions = {
  /** @returns whether it is in the cart: where cookies are blocked, every call has another device and an empty one */
  add: async (item: AddCartItem): Promise<boolean> => {
    const cart = await change(
      (before) => before,
      () => addItem(item),
    )
    // A page that does not read the cart yet cannot tell by it.
    if (!navigator.cookieEnabled) return false
    // Read once more: what answered first may be what another reading of the page has made old.
    return cart?.number !== 0 || (await fetchCart()).number !== 0
  },
  remove: (id: number) =>
    changeLine(
      id,
      (cart) => withoutLine(cart, id),
      () => removeLine(id),
    ),
  clear: () => change(withoutLines, clearLines),
  setQuantity: (id: number, quantity: number) =>
    changeLine(
      id,
      (cart) => withQuantity(cart, id, quantity),
      () => quantities.push(id, quantity),
    ),
  reload: () => void mutate(CART_URL),
}
