import { mutate } from 'swr'
import type { AddCartItem } from '../contract/entities/cart'
import type { Cart } from './cart'
import { addItem, CART_URL, clearLines, putQuantity, removeLine } from './cart-calls'
import { LatestQueue } from './latest-queue'
import { withoutLine, withoutLines, withQuantity } from './optimistic'
import { pendingLines } from './pending-lines'

const quantities = new LatestQueue<number, number>(putQuantity)

/**
 * Shows the change at once, sends it, then loads the cart again (spec §4): what the server says replaces what was
 * foreseen, and a refused change is undone by it.
 */
async function change(foresee: (cart: Cart) => Cart, send: () => Promise<void>): Promise<void> {
  await mutate<Cart>(CART_URL, (cart) => cart && foresee(cart), { revalidate: false })
  try {
    await send()
  } finally {
    await mutate(CART_URL)
  }
}

const changeLine = (id: number, foresee: (cart: Cart) => Cart, send: () => Promise<void>) =>
  pendingLines.during(id, () => change(foresee, send))

/** Everything one can do with the cart in the browser. Every action throws CallError when refused. */
export const cartActions = {
  add: (item: AddCartItem) =>
    change(
      (cart) => cart,
      () => addItem(item),
    ),
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
