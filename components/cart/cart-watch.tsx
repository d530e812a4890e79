'use client'

import { useEffect } from 'react'
import { notifyTabs } from '@/lib/browser/tabs'
import { cartNumber } from '@/lib/cart/cart-count'
import { useCart } from '@/lib/cart/use-cart'

/** Updates the badge in the header with the number of units in the cart. */
export function CartWatch() {
  const { cart } = useCart()
  const number = cart?.number
  useEffect(() => {
    cartNumber.set(number)
    // A form sent without JavaScript cannot notify other tabs: the next page does.
    if (number !== undefined) notifyTabs('cart', String(number))
  }, [number])
  return null
}
