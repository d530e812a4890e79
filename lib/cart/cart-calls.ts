import type { AddCartItem, CartReply } from '../../contract/entities/cart'
import { call } from '../browser/call'
import { isSignedOut } from '../browser/call-error'
import { notifyTabs } from '../browser/tabs'
import { EMPTY_CART, groupCart, type Cart } from './cart'

/** The browser reads the whole cart at once, through the proxy (spec §7). */
export const CART_URL = '/api/cart?page=1&limit=1000'

/**
 * The first response sets the device cookie. Every other call waits for it: two parallel first calls would create two
 * devices, and the cart of one would be lost.
 */
let firstResponse: Promise<unknown> | undefined
let hasDevice = false

async function requestDevice(): Promise<unknown> {
  try {
    const reply = await call('GET', CART_URL)
    hasDevice = true
    return reply
  } catch (error) {
    firstResponse = undefined
    throw error
  }
}

/** One of several tabs opened at once makes the first call. Without Web Locks, every tab does. */
const requestDeviceOnce = (): Promise<unknown> =>
  (firstResponse ??= 'locks' in navigator ? navigator.locks.request('first-answer', requestDevice) : requestDevice())

/** Pending changes; a read waits for them, or it would be outdated when it arrives. */
let pendingChanges: Promise<unknown> = Promise.resolve()

/** The read in flight, if it began after the last change; concurrent callers share it. */
let reading: Promise<Cart> | undefined

async function read(): Promise<Cart> {
  await pendingChanges
  try {
    return groupCart((await (hasDevice ? call('GET', CART_URL) : requestDeviceOnce())) as CartReply)
  } catch (error) {
    // A store with carts for customers only: a visitor's cart is empty.
    if (isSignedOut(error)) return EMPTY_CART
    throw error
  }
}

/** The cart. @throws CallError */
export function fetchCart(): Promise<Cart> {
  if (reading) return reading
  const request = read().finally(() => {
    if (reading === request) reading = undefined
  })
  reading = request
  return request
}

/** Discards the read in flight, because another tab has changed the cart. */
export const discardPendingRead = () => void (reading = undefined)

async function send(method: string, url: string, body?: unknown, idempotencyKey?: string): Promise<void> {
  if (!hasDevice) await requestDeviceOnce().catch(() => {})
  await call(method, url, body, idempotencyKey)
}

function change(...request: Parameters<typeof send>): Promise<void> {
  const sent = send(...request)
  pendingChanges = Promise.allSettled([pendingChanges, sent])
  reading = undefined
  sent.then(
    () => notifyTabs('cart'),
    () => {},
  )
  return sent
}

/**
 * @param key with the same key an item is added once, however often it is sent
 * @throws CallError, as the other calls below
 */
export const addItem = (item: AddCartItem, key?: string) => change('POST', '/api/cart', item, key)

export const removeLine = (id: number) => change('DELETE', `/api/cart/${id}`)

export const clearLines = () => change('DELETE', '/api/cart/clear')

export const putQuantity = (id: number, quantity: number) => change('PUT', `/api/cart/${id}/quantity/${quantity}`)
