'use client'

import { useSyncExternalStore } from 'react'
import { CART_BADGE_CAP } from '../limits'

/** The badge of the cart icon: the number of units, capped (spec §2); '' for an empty cart. */
export const badgeText = (number: number): string => (number > 0 ? String(Math.min(number, CART_BADGE_CAP)) : '')

/**
 * The number of units in the cart, shown on every page; undefined until loaded. Separate from use-cart.ts, so that pages
 * do not include the code that loads the cart.
 */
let number: number | undefined
const listeners = new Set<() => void>()

export const cartNumber = {
  current: () => number,
  unknown: () => undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  set: (next: number | undefined) => {
    number = next
    listeners.forEach((listener) => listener())
  },
}

/** The number of units in the cart; undefined until it is loaded. */
export const useCartNumber = (): number | undefined =>
  useSyncExternalStore(cartNumber.subscribe, cartNumber.current, cartNumber.unknown)
