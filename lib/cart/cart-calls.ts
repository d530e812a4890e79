import { call } from '../browser/call'
import type { AddCartItem, CartReply } from '../contract/entities/cart'
import { groupCart, type Cart } from './cart'

/** Where the browser reads the cart: through the shop's own proxy, the whole list at once (spec §7). */
export const CART_URL = '/api/cart?page=1&limit=1000'

/**
 * The first answer brings the device cookie. Whatever changes the cart waits for it, or two first calls would make two
 * devices and one cart would be lost.
 */
let firstAnswer: Promise<unknown> | undefined

/** The cart. @throws CallError */
export async function fetchCart(): Promise<Cart> {
  const answer = call('GET', CART_URL)
  firstAnswer ??= answer
  return groupCart((await answer) as CartReply)
}

async function change(method: string, url: string, body?: unknown): Promise<void> {
  await Promise.resolve((firstAnswer ??= call('GET', CART_URL))).catch(() => {})
  await call(method, url, body)
}

/** Puts a product into the cart. @throws CallError */
export const addItem = (item: AddCartItem) => change('POST', '/api/cart', item)

/** Takes a line out of the cart. @throws CallError */
export const removeLine = (id: number) => change('DELETE', `/api/cart/${id}`)

/** Takes every line out of the cart. @throws CallError */
export const clearLines = () => change('DELETE', '/api/cart/clear')

/** Sets the quantity of a line. @throws CallError */
export const putQuantity = (id: number, quantity: number) => change('PUT', `/api/cart/${id}/quantity/${quantity}`)
