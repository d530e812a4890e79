'use client'

import { lazy, startTransition, Suspense, useCallback, useState } from 'react'
import { badgeText, useCartNumber } from '@/lib/cart/cart-count'
import { pickPlural, type PluralForms } from '@/lib/format/text-template'
import { Drawer, DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { ToastRegion } from '../ui/toast-region'
import type { CartContext } from './cart-context'
import styles from './cart-drawer.module.scss'
import { CartSkeleton } from './cart-skeleton'

const loadPanel = () => import('./cart-panel')

/** The drawer is useless without its panel, and the cart page shows the same. While offline, the panel is loaded later. */
const openCartPage = () =>
  new Promise<Awaited<ReturnType<typeof loadPanel>>>((resolve) => {
    if (navigator.onLine) location.assign('/cart')
    else window.addEventListener('online', () => resolve(loadPanel().catch(openCartPage)), { once: true })
  })

const CartPanel = lazy(async () => ({ default: (await loadPanel().catch(openCartPage)).CartPanel }))

/** A failure is reported when the drawer opens. */
const preloadPanel = () => void loadPanel().catch(() => null)

/** The cart at the right edge (spec §2). Its panel is loaded when the drawer first opens. */
export function CartDrawer({ context }: { context: CartContext }) {
  const [isFilled, setFilled] = useState(false)
  const fill = useCallback(() => startTransition(() => setFilled(true)), [])
  return (
    <Drawer
      name="cart"
      title={<CartTitle context={context} />}
      closeLabel={context.texts.close}
      onWant={preloadPanel}
      onOpen={fill}
    >
      {isFilled && (
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel context={context} />
        </Suspense>
      )}
      <ToastRegion name="cart" />
    </Drawer>
  )
}

/** The drawer's title with the number of units; screen readers announce a change. */
function CartTitle({ context: { texts, locale } }: { context: CartContext }) {
  const number = useCartNumber()
  return (
    <>
      {texts.title}{' '}
      <span className={styles.count} role="status">
        {number !== undefined && number > 0 && pickPlural(texts.items, number, locale)}
      </span>
    </>
  )
}

interface CartLinkProps {
  /** 'Shopping cart, 3 items' */
  label: PluralForms
  /** The label while the number of units is unknown. */
  title: string
  locale: string
}

/** The cart icon: opens the drawer; without JavaScript it links to the cart page. */
export function CartLink({ label, title, locale }: CartLinkProps) {
  const number = useCartNumber()
  const name = number === undefined ? title : pickPlural(label, number, locale)
  return (
    <DrawerLink className={styles.link} href="/cart" drawer="cart" isLinkThere aria-label={name}>
      <Icon name="cart" />
      {number !== undefined && number > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(number)}
        </span>
      )}
    </DrawerLink>
  )
}
