'use client'

import { useEffect } from 'react'
import { cartNumber } from '@/lib/cart/cart-number'
import { useCart } from '@/lib/cart/use-cart'

/** Tells what stands on every page how many pieces are in the cart. */
export function CartWatch() {
  const { cart } = useCart()
  const number = cart?.number
  useEffect(() => cartNumber.tell(number), [number])
  return null
}
