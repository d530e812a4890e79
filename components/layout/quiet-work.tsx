'use client'

import { useEffect } from 'react'
import { keepTrue } from '@/lib/browser/keep-true'
import { openPressedCards } from '@/lib/browser/open-card'
import { thriftOf } from '@/lib/browser/connection'
import { CartWatch } from '../cart/cart-watch'
import { wantDrawer } from '../ui/drawer/open-drawer'
import { LinkPrefetch } from './link-prefetch'

/** Where the header has no room for the categories (components/styles/mixins.scss, desktop). */
const HAS_MENU = '(width < 1024px)'

/** Loads the menu ahead where there is one and the line is fast. */
function wantMenuAhead() {
  if (thriftOf(navigator) === 'fast' && matchMedia(HAS_MENU).matches) wantDrawer('menu')
}

/**
 * Looks into the cart, keeps what the header says true, loads what the next press may want, and has it answered with the
 * next frame.
 */
export function QuietWork() {
  useEffect(openPressedCards, [])
  useEffect(keepTrue, [])
  useEffect(wantMenuAhead, [])
  return (
    <>
      <CartWatch />
      <LinkPrefetch />
    </>
  )
}
