import type { CartLineReply, CartReply } from '../contract/entities/cart'

/** A line as screens see it: with the lines that belong to it. */
export interface CartLine extends Omit<CartLineReply, 'mid'> {
  children: CartLine[]
}

/** The cart (spec §3): `number` counts pieces over all lines, `total` is what is to be paid. */
export interface Cart {
  list: CartLine[]
  number: number
  subTotal: number
  total: number
}

export const EMPTY_CART: Cart = { list: [], number: 0, subTotal: 0, total: 0 }

/** What a line is called, whatever is known of its product. */
const nameOf = ({ id, product, productModel }: CartLineReply) => product.name || productModel || `#${id}`

const toLine = ({ mid: _, ...line }: CartLineReply, children: CartLine[]): CartLine => ({
  ...line,
  product: { ...line.product, name: nameOf({ mid: 0, ...line }) },
  children,
})

/**
 * The server's flat lines as they stand: those with `mid` 0 on top, one whose `mid` is a top line's id as its child; one
 * without a parent is dropped.
 */
export function groupLines(carts: readonly CartLineReply[]): CartLine[] {
  const childrenOf = (id: number) => carts.filter(({ mid }) => mid === id).map((child) => toLine(child, []))
  return carts.filter(({ mid }) => mid === 0).map((line) => toLine(line, childrenOf(line.id)))
}

/** The server's reply as a cart. Sums of money are the server's. */
export function groupCart({ carts, subTotal, specialSubTotal }: CartReply): Cart {
  const list = groupLines(carts)
  return { list, number: countPieces(list), subTotal, total: specialSubTotal }
}

/** Sum of all line quantities, children included. */
export const countPieces = (list: CartLine[]): number =>
  list.reduce((sum, line) => sum + line.quantity + countPieces(line.children), 0)
