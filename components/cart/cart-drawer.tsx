'use client'

import { lazy, startTransition, Suspense, useCallback, useState } from 'react'
import { Drawer } from '../ui/drawer'
import { ToastRegion } from '../ui/toast-region'
import type { CartContext } from './cart-context'
import { CartCount } from './cart-count'
import { CartSkeleton } from './cart-skeleton'

const loadPanel = () => import('./cart-panel')

/** Without its inside the drawer is of no use: the cart's page shows the same. Offline it is loaded later. */
const toCartPage = () =>
  new Promise<Awaited<ReturnType<typeof loadPanel>>>((resolve) => {
    if (navigator.onLine) location.assign('/cart')
    else window.addEventListener('online', () => resolve(loadPanel().catch(toCartPage)), { once: true })
  })

const CartPanel = lazy(async () => ({ default: (await loadPanel().catch(toCartPage)).CartPanel }))

/** Preloads the panel; a failure is reported when the drawer opens. */
const want = () => void loadPanel().catch(() => null)

/** The cart from the right (spec §2). What is in it is loaded when it is first opened, and follows the drawer itself. */
export function CartDrawer({ context }: { context: CartContext }) {
  const [isFilled, setFilled] = useState(false)
  const fill = useCallback(() => startTransition(() => setFilled(true)), [])
  const { texts } = context
  return (
    <Drawer name="cart" title={<CartCount context={context} />} closeLabel={texts.close} onWant={want} onOpen={fill}>
      {isFilled && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel context={context} />
        </Suspense>
      )}
      <ToastRegion name="cart" />
    </Drawer>
  )
}
