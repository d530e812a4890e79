'use client'

import { CartWatch } from '../cart/cart-watch'
import { LinkPrefetch } from './link-prefetch'

/** Looks into the cart, and ahead to where the next press may lead. */
export const QuietWork = () => (
  <>
    <CartWatch />
    <LinkPrefetch />
  </>
)
