'use client'

import { useEffect } from 'react'
import { tellTabs } from '@/lib/browser/tabs'
import { cartNumber } from '@/lib/cart/cart-count'
import { useCart } from '@/lib/cart/use-cart'

/** Passes the number of pieces in the cart to the badge of every page. */
export function CartWatch() {
  const { cart } = useCart()
  const number = cart?.number
  useEffect(() => {
    cartNumber.tell(number)
    // A form sent without a script cannot notify other tabs: the page after it does.
    if (number !== undefined) tellTabs('cart', String(number))
  }, [number])
  return null
}
