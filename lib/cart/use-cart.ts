'use client'

import { useSyncExternalStore } from 'react'
import useSWR, { mutate } from 'swr'
import type { AddCartItem } from '../../contract/entities/cart'
import { type Cart, type CartLine, countPieces } from './cart'
import { addItem, CART_URL, clearLines, fetchCart, putQuantity, removeLine } from './cart-calls'

/** The shopper's cart in the browser, with its actions. */
export function useCart() {
  const { data, error, isLoading } = useSWR<Cart, Error>(CART_URL, fetchCart, {
    errorRetryCount: 2,
    dedupingInterval: 1000,
    // lib/browser/session-sync.ts reloads it when the tab is shown again.
    revalidateOnFocus: false,
  })
  const busyLines = useSyncExternalStore(inFlightLines.subscribe, inFlightLines.current, inFlightLines.none)
  return { cart: data, error, isLoading, busyLines, ...cartActions }
}

/** Cart actions. Each throws CallError when the store refuses it. */
export const cartActions = {
  /** @returns whether the cart contains it: with cookies blocked, every call gets a new device and an empty cart */
  add: async (item: AddCartItem, key?: string): Promise<boolean> => {
    const cart = await change(
      (before) => before,
      () => addItem(item, key),
    )
    // A page that has not read the cart yet cannot detect this by its content.
    if (!navigator.cookieEnabled) return false
    // Read again: the first response may be older than another read of this page.
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

/** Number of pending changes. */
let pending = 0

/**
 * An optimistic update: shows the change at once, sends it, then loads the cart again (spec §4). A rejected change is
 * undone, even if the cart cannot be loaded.
 * @returns the reloaded cart; undefined if that failed
 */
async function change(applyOptimistically: (cart: Cart) => Cart, send: () => Promise<void>): Promise<Cart | undefined> {
  let previous: Cart | undefined
  const applyUpdate = (cart: Cart | undefined) => {
    previous = cart
    return cart && applyOptimistically(cart)
  }
  pending++
  await mutate<Cart>(CART_URL, applyUpdate, { revalidate: false })
  try {
    await send()
  } catch (error) {
    // With several pending changes, restoring the previous cart would undo the others too.
    if (pending === 1) await mutate<Cart>(CART_URL, previous, { revalidate: false })
    await mutate(CART_URL)
    throw error
  } finally {
    pending--
  }
  return mutate<Cart>(CART_URL)
}

const changeLine = (id: number, applyOptimistically: (cart: Cart) => Cart, send: () => Promise<void>) =>
  inFlightLines.trackPending(id, () => change(applyOptimistically, send))

/** Only lines change optimistically; totals stay the server's until it sends new ones. */
const withList = (cart: Cart, list: CartLine[]): Cart => ({ ...cart, list, number: countPieces(list) })

/** Sets the quantity of a line and of its add-ons. */
export const withQuantity = (cart: Cart, id: number, quantity: number): Cart =>
  withList(
    cart,
    cart.list.map((line) =>
      line.id === id ? { ...line, quantity, children: line.children.map((child) => ({ ...child, quantity })) } : line,
    ),
  )

export const withoutLine = (cart: Cart, id: number): Cart =>
  withList(
    cart,
    cart.list
      .filter((line) => line.id !== id)
      .map((line) => ({ ...line, children: line.children.filter((child) => child.id !== id) })),
  )

export const withoutLines = (cart: Cart): Cart => withList(cart, [])

const NO_LINES: ReadonlySet<number> = new Set()

let pendingCounts = new Map<number, number>()
let snapshot = NO_LINES
const listeners = new Set<() => void>()

function adjustPending(id: number, by: 1 | -1) {
  pendingCounts = new Map(pendingCounts).set(id, (pendingCounts.get(id) ?? 0) + by)
  snapshot = new Set([...pendingCounts].flatMap(([line, count]) => (count > 0 ? [line] : [])))
  listeners.forEach((listener) => listener())
}

/** Ids of lines with a pending change, as an external store for React. */
const inFlightLines = {
  async trackPending<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
    adjustPending(id, 1)
    try {
      return await work()
    } finally {
      adjustPending(id, -1)
    }
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => snapshot,
  none: () => NO_LINES,
}

/**
 * A queue per key that sends one value at a time and drops those that a newer one has replaced: the last value set is
 * always the last one sent.
 */
export class LatestWinsQueue<Key, Value> {
  readonly #send: (key: Key, value: Value) => Promise<void>
  readonly #running = new Map<Key, Promise<void>>()
  readonly #waiting = new Map<Key, Value>()

  constructor(send: (key: Key, value: Value) => Promise<void>) {
    this.#send = send
  }

  /** Resolves when this value, or a newer one that replaced it, was sent. @throws the error of the last send */
  push(key: Key, value: Value): Promise<void> {
    this.#waiting.set(key, value)
    const running = this.#running.get(key) ?? this.#drain(key)
    this.#running.set(key, running)
    return running
  }

  async #drain(key: Key): Promise<void> {
    try {
      while (this.#waiting.has(key)) {
        const value = this.#waiting.get(key) as Value
        this.#waiting.delete(key)
        await this.#send(key, value).catch((error: unknown) => {
          // A newer value is sent even after a failure.
          if (!this.#waiting.has(key)) throw error
        })
      }
    } finally {
      this.#running.delete(key)
    }
  }
}

const quantities = new LatestWinsQueue<number, number>(putQuantity)
