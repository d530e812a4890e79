'use client'

import { lazy, Suspense, useCallback, useState } from 'react'
import { Drawer } from '../ui/drawer/drawer'
import { ToastRegion } from '../ui/toast/toast-region'
import type { CartContext } from './cart-context'
import { CartCount } from './cart-count'
import { CartSkeleton } from './cart-skeleton'

/** Without its inside the drawer is of no use: the cart's page shows the same. */
const toCartPage = () => {
  location.assign('/cart')
  return new Promise<never>(() => {})
}

const CartPanel = lazy(async () => ({ default: (await import('./cart-panel').catch(toCartPage)).CartPanel }))

/** The cart from the right (spec §2). What is in it is loaded when it is first opened. */
export function CartDrawer({ context }: { context: CartContext }) {
  const [wasOpened, setOpened] = useState(false)
  const onOpen = useCallback(() => setOpened(true), [])
  const { texts } = context
  return (
    <Drawer name="cart" title={<CartCount context={context} />} closeLabel={texts.close} onOpen={onOpen}>
      {wasOpened && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel context={context} />
        </Suspense>
      )}
      <ToastRegion name="cart" />
    </Drawer>
  )
}
