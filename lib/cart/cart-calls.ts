import type { AddCartItem, CartReply } from '../../contract/entities/cart'
import { call, isSignedOut } from '../browser/call'
import { tellTabs } from '../browser/tabs'
import { EMPTY_CART, groupCart, type Cart } from './cart'

/** Where the browser reads the cart: through the shop's own proxy, the whole list at once (spec §7). */
export const CART_URL = '/api/cart?page=1&limit=1000'

/**
 * The first answer brings the device cookie. Every other call waits for it, or two first calls would make two devices
 * and what one put into its cart would be lost.
 */
let firstAnswer: Promise<unknown> | undefined
let isAnswered = false

async function askFirst(): Promise<unknown> {
  try {
    const reply = await call('GET', CART_URL)
    isAnswered = true
    return reply
  } catch (error) {
    firstAnswer = undefined
    throw error
  }
}

/** Of several pages that were opened at once, one asks first. Where there are no locks, every page asks. */
const first = (): Promise<unknown> =>
  (firstAnswer ??= 'locks' in navigator ? navigator.locks.request('first-answer', askFirst) : askFirst())

/** Changes under way; what is read before they are done would be out of date when it comes. */
let changing: Promise<unknown> = Promise.resolve()

/** The read in flight, if it began after the last change; concurrent callers share it. */
let reading: Promise<Cart> | undefined

async function read(): Promise<Cart> {
  await changing
  try {
    return groupCart((await (isAnswered ? call('GET', CART_URL) : first())) as CartReply)
  } catch (error) {
    // A store that keeps carts for customers alone: a visitor's is empty.
    if (isSignedOut(error)) return EMPTY_CART
    throw error
  }
}

/** The cart. @throws CallError */
export function fetchCart(): Promise<Cart> {
  if (reading) return reading
  const mine = read().finally(() => {
    if (reading === mine) reading = undefined
  })
  reading = mine
  return mine
}

/** What is being read may be out of date: another tab has changed the cart. */
export const forgetReading = () => void (reading = undefined)

async function send(method: string, url: string, body?: unknown): Promise<void> {
  if (!isAnswered) await first().catch(() => {})
  await call(method, url, body)
}

function change(...asked: Parameters<typeof send>): Promise<void> {
  const sent = send(...asked)
  changing = Promise.allSettled([changing, sent])
  reading = undefined
  sent.then(
    () => tellTabs('cart'),
    () => {},
  )
  return sent
}

/** Puts a product into the cart. @throws CallError */
export const addItem = (item: AddCartItem) => change('POST', '/api/cart', item)

/** Takes a line out of the cart. @throws CallError */
export const removeLine = (id: number) => change('DELETE', `/api/cart/${id}`)

/** Takes every line out of the cart. @throws CallError */
export const clearLines = () => change('DELETE', '/api/cart/clear')

/** Sets the quantity of a line. @throws CallError */
export const putQuantity = (id: number, quantity: number) => change('PUT', `/api/cart/${id}/quantity/${quantity}`)
