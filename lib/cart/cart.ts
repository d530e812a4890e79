import type { CartLineReply, CartReply } from '../../contract/entities/cart'
import type { Currency } from '../../contract/entities/store'

/** A cart line with its add-ons as children. */
export interface CartLine extends Omit<CartLineReply, 'mid' | 'shown'> {
  children: CartLine[]
}

/** The cart (spec §3): `number` counts units over all lines, `total` is the amount to pay. */
export interface Cart {
  list: CartLine[]
  number: number
  subTotal: number
  total: number
  /** The coupon; null without one, undefined if the store API sends it only in the checkout. */
  coupon?: CartCoupon | null | undefined
  /** The displayed currency, if the store API sent amounts in it; null: the store's currency. */
  currency: Currency | null
}

/** A coupon with its discount. */
export interface CartCoupon {
  code: string
  text: string
  discount: number
  /** Why it gives no discount; empty if it does. */
  problem: string
}

export const EMPTY_CART: Cart = { list: [], number: 0, subTotal: 0, total: 0, currency: null }

/** Falls back to the model, then to the line id. */
const nameOf = ({ id, product, productModel }: CartLineReply) => product.name || productModel || `#${id}`

const toLine = ({ mid: _, shown: __, ...line }: CartLineReply, children: CartLine[]): CartLine => ({
  ...line,
  product: { ...line.product, name: nameOf({ mid: 0, ...line }) },
  children,
})

/**
 * Groups the server's flat lines: `mid` 0 is a top line, any other `mid` is the id of the parent. Lines without a parent
 * are dropped.
 */
export function groupLines(carts: readonly CartLineReply[]): CartLine[] {
  const childrenOf = (id: number) => carts.filter(({ mid }) => mid === id).map((child) => toLine(child, []))
  return carts.filter(({ mid }) => mid === 0).map((line) => toLine(line, childrenOf(line.id)))
}

/** The reply with amounts in the displayed currency, if the store API sent all of them: mixed amounts would not add up. */
function asShown({ carts, subTotal, specialSubTotal, shown }: CartReply) {
  if (!shown || !carts.every((line) => line.shown)) return { carts, subTotal, specialSubTotal, currency: null }
  return { ...shown, carts: carts.map((line) => ({ ...line, ...line.shown })) }
}

/** The coupon with its amount in the currency of the cart. */
function couponOf({ coupon }: CartReply, currency: Currency | null): Cart['coupon'] {
  if (!coupon) return coupon
  const { shown, ...own } = coupon
  return currency && shown ? { ...own, ...shown } : own
}

/** Maps the server's reply to a cart. Totals are the server's, never computed here. */
export function groupCart(reply: CartReply): Cart {
  const { carts, subTotal, specialSubTotal, currency } = asShown(reply)
  const list = groupLines(carts)
  const coupon = couponOf(reply, currency)
  return {
    ...{ list, number: countPieces(list), subTotal, total: specialSubTotal, currency },
    ...(coupon !== undefined && { coupon }),
  }
}

/** Sum of all line quantities, children included. */
export const countPieces = (list: CartLine[]): number =>
  list.reduce((sum, line) => sum + line.quantity + countPieces(line.children), 0)
