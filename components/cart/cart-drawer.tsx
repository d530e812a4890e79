'use client'

import { lazy, startTransition, Suspense, useCallback, useState } from 'react'
import { badgeText, useCartNumber } from '@/lib/cart/cart-count'
import { pickPlural } from '@/lib/format/text-template'
import { Drawer, DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { ToastRegion } from '../ui/toast-region'
import type { CartContext, CartTitles } from './cart-context'
import styles from './cart-drawer.module.scss'
import { CartSkeleton } from './cart-skeleton'

/** Where the drawer's texts and currency are loaded from (app/drawer/cart/route.ts). */
const CONTEXT_PATH = '/drawer/cart'

let context: Promise<CartContext> | undefined

async function fetchContext(): Promise<CartContext> {
  const response = await fetch(CONTEXT_PATH)
  if (!response.ok) throw new Error(`${CONTEXT_PATH} responded with ${response.status}`)
  return (await response.json()) as CartContext
}

/** Loaded once per document; after a failure the next call tries again. */
const loadContext = () =>
  (context ??= fetchContext().catch((error: unknown) => {
    context = undefined
    throw error
  }))

/** The panel with its data and texts. */
async function loadPanel() {
  const [{ CartPanel: Panel }, cartContext] = await Promise.all([import('./cart-panel'), loadContext()])
  return { default: () => <Panel context={cartContext} /> }
}

/** The drawer is useless without its panel, and the cart page shows the same. While offline, the panel is loaded later. */
const openCartPage = () =>
  new Promise<Awaited<ReturnType<typeof loadPanel>>>((resolve) => {
    if (navigator.onLine) location.assign('/cart')
    else window.addEventListener('online', () => resolve(loadPanel().catch(openCartPage)), { once: true })
  })

const CartPanel = lazy(() => loadPanel().catch(openCartPage))

/** A failure is reported when the drawer opens. */
const preloadPanel = () => void loadPanel().catch(() => null)

/** The cart at the right edge (spec §2). Its panel is loaded when the drawer first opens. */
export function CartDrawer({ titles }: { titles: CartTitles }) {
  const [isFilled, setFilled] = useState(false)
  const renderPanel = useCallback(() => startTransition(() => setFilled(true)), [])
  return (
    <Drawer
      name="cart"
      title={<CartTitle titles={titles} />}
      closeLabel={titles.close}
      onPreload={preloadPanel}
      onOpen={renderPanel}
    >
      {isFilled && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel />
        </Suspense>
      )}
      <ToastRegion name="cart" />
    </Drawer>
  )
}

/** The drawer's title with the number of units; screen readers announce a change. */
function CartTitle({ titles: { title, items, locale } }: { titles: CartTitles }) {
  const number = useCartNumber()
  return (
    <>
      {title}{' '}
      <span className={styles.count} role="status">
        {number !== undefined && number > 0 && pickPlural(items, number, locale)}
      </span>
    </>
  )
}

/** The cart icon: opens the drawer; without JavaScript it links to the cart page. */
export function CartLink({ titles: { label, title, locale } }: { titles: CartTitles }) {
  const number = useCartNumber()
  const name = number === undefined ? title : pickPlural(label, number, locale)
  return (
    <DrawerLink className={styles.link} href="/cart" drawer="cart" isInertOnTargetPage aria-label={name}>
      <Icon name="cart" />
      {number !== undefined && number > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(number)}
        </span>
      )}
    </DrawerLink>
  )
}
