'use client'

import { useSyncExternalStore } from 'react'
import { cartNumber } from './cart-number'

/** How many pieces are in the cart; undefined as long as nobody knows. */
export const useCartNumber = (): number | undefined =>
  useSyncExternalStore(cartNumber.subscribe, cartNumber.current, cartNumber.unknown)
