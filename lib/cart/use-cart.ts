'use client'

import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { Cart } from './cart'
import { cartActions, pendingLines } from './cart-actions'
import { CART_URL, fetchCart } from './cart-calls'

/** The shopper's cart in the browser, and everything one can do with it. Every action throws CallError when refused. */
export function useCart() {
  const { data, error, isLoading } = useSWR<Cart, Error>(CART_URL, fetchCart, {
    errorRetryCount: 2,
    dedupingInterval: 1000,
    // A return is watched for by itself (lib/browser/keep-true.ts).
    revalidateOnFocus: false,
  })
  const busyLines = useSyncExternalStore(pendingLines.subscribe, pendingLines.current, pendingLines.none)
  return { cart: data, error, isLoading, busyLines, ...cartActions }
}
