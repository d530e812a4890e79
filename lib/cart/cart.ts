import type { CartLineReply, CartReply } from '../../contract/entities/cart'
import type { Currency } from '../../contract/entities/store'

/** A line as screens see it: with the lines that belong to it. */
export interface CartLine extends Omit<CartLineReply, 'mid' | 'shown'> {
  children: CartLine[]
}

/** The cart (spec §3): `number` counts pieces over all lines, `total` is what is to be paid. */
export interface Cart {
  list: CartLine[]
  number: number
  subTotal: number
  total: number
  /** What its amounts are of, where the store API tells them in the currency shown; null: in the store's. */
  currency: Currency | null
}

export const EMPTY_CART: Cart = { list: [], number: 0, subTotal: 0, total: 0, currency: null }

/** What a line is called, whatever is known of its product. */
const nameOf = ({ id, product, productModel }: CartLineReply) => product.name || productModel || `#${id}`

const toLine = ({ mid: _, shown: __, ...line }: CartLineReply, children: CartLine[]): CartLine => ({
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

/**
 * A cart's reply with its amounts in the currency shown, where the store API tells all of them: they are written as they
 * are, and add up.
 */
function asShown({ carts, subTotal, specialSubTotal, shown }: CartReply) {
  if (!shown || !carts.every((line) => line.shown)) return { carts, subTotal, specialSubTotal, currency: null }
  return { ...shown, carts: carts.map((line) => ({ ...line, ...line.shown })) }
}

/** The server's reply as a cart. Sums of money are the server's. */
export function groupCart(reply: CartReply): Cart {
  const { carts, subTotal, specialSubTotal, currency } = asShown(reply)
  const list = groupLines(carts)
  return { list, number: countPieces(list), subTotal, total: specialSubTotal, currency }
}

/** Sum of all line quantities, children included. */
export const countPieces = (list: CartLine[]): number =>
  list.reduce((sum, line) => sum + line.quantity + countPieces(line.children), 0)
