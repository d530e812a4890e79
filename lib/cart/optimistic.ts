import { countPieces, type Cart, type CartLine } from './cart'

/** Only lines are foreseen; the sums stay the server's last word until it gives the next. */
const withList = (cart: Cart, list: CartLine[]): Cart => ({ ...cart, list, number: countPieces(list) })

/** The cart as it will be when a line's quantity, and its children's with it, has changed. */
export const withQuantity = (cart: Cart, id: number, quantity: number): Cart =>
  withList(
    cart,
    cart.list.map((line) =>
      line.id === id ? { ...line, quantity, children: line.children.map((child) => ({ ...child, quantity })) } : line,
    ),
  )

/** The cart as it will be without a line. */
export const withoutLine = (cart: Cart, id: number): Cart =>
  withList(
    cart,
    cart.list
      .filter((line) => line.id !== id)
      .map((line) => ({ ...line, children: line.children.filter((child) => child.id !== id) })),
  )

/** The cart as it will be when it is empty. */
export const withoutLines = (cart: Cart): Cart => withList(cart, [])
