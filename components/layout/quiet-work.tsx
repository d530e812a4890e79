'use client'

import { useEffect } from 'react'
import { keepTrue } from '@/lib/browser/keep-true'
import { openPressedCards } from '@/lib/browser/open-card'
import { CartWatch } from '../cart/cart-watch'
import { LinkPrefetch } from './link-prefetch'

/** Looks into the cart, keeps what the header says true, ahead to where the next press may lead, and has it answered with the next frame. */
export function QuietWork() {
  useEffect(openPressedCards, [])
  useEffect(keepTrue, [])
  return (
    <>
      <CartWatch />
      <LinkPrefetch />
    </>
  )
}
