'use client'

import { useEffect } from 'react'
import { tellTabs } from '@/lib/browser/tabs'
import { cartNumber } from '@/lib/cart/cart-count'
import { useCart } from '@/lib/cart/use-cart'

/** Tells what stands on every page how many pieces are in the cart. */
export function CartWatch() {
  const { cart } = useCart()
  const number = cart?.number
  useEffect(() => {
    cartNumber.tell(number)
    // What a form without a script has changed is told by the page that follows it.
    if (number !== undefined) tellTabs('cart', String(number))
  }, [number])
  return null
}
