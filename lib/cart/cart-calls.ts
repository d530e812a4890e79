import { call } from '../browser/call'
import type { AddCartItem, CartReply } from '../contract/entities/cart'
import { groupCart, type Cart } from './cart'

/** Where the browser reads the cart: through the shop's own proxy, the whole list at once (spec §7). */
export const CART_URL = '/api/cart?page=1&limit=1000'

/**
 * The first answer brings the device cookie. Every other call waits for it, or two first calls would make two devices
 * and what one put into its cart would be lost.
 */
let firstAnswer: Promise<unknown> | undefined

async function askFirst(): Promise<unknown> {
  try {
    return await call('GET', CART_URL)
  } catch (error) {
    firstAnswer = undefined
    throw error
  }
}

/** Of several pages that were opened at once, one asks first. Where there are no locks, every page asks. */
const first = (): Promise<unknown> =>
  (firstAnswer ??= 'locks' in navigator ? navigator.locks.request('first-answer', askFirst) : askFirst())

/** The cart. @throws CallError */
export async function fetchCart(): Promise<Cart> {
  const asked = firstAnswer
  if (!asked) return groupCart((await first()) as CartReply)
  await asked.catch(() => {})
  return groupCart((await call('GET', CART_URL)) as CartReply)
}

async function change(method: string, url: string, body?: unknown): Promise<void> {
  await first().catch(() => {})
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
