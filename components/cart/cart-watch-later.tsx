'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

/** A badge that does not come is no reason to fail. */
const nothing = { CartWatch: () => null }

const CartWatch = lazy(async () => ({ default: (await import('./cart-watch').catch(() => nothing)).CartWatch }))

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 2000

/** Looks into the cart when the page has come to rest: what it shows first needs no cart. */
export function CartWatchLater() {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(setQuiet, 0, true)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setQuiet(true), { timeout: PATIENCE })
    return () => cancelIdleCallback(idle)
  }, [])
  return (
    isQuiet && (
      <Suspense>
        <CartWatch />
      </Suspense>
    )
  )
}
