'use client'

import { useEffect } from 'react'
import { openPressedCards } from '@/lib/browser/open-card'
import { CartWatch } from '../cart/cart-watch'
import { LinkPrefetch } from './link-prefetch'

/** Looks into the cart, ahead to where the next press may lead, and has it answered with the next frame. */
export function QuietWork() {
  useEffect(openPressedCards, [])
  return (
    <>
      <CartWatch />
      <LinkPrefetch />
    </>
  )
}
