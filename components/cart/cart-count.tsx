'use client'

import { useCart } from '@/lib/cart/use-cart'
import { pickPlural } from '../ui/text-template'
import type { CartContext } from './cart-context'
import styles from './cart-count.module.scss'

/** The drawer's title with the number of pieces, which is said when it changes. */
export function CartCount({ context: { texts, locale } }: { context: CartContext }) {
  const { cart } = useCart()
  return (
    <>
      {texts.title}{' '}
      <span className={styles.count} role="status">
        {cart && cart.number > 0 && pickPlural(texts.items, cart.number, locale)}
      </span>
    </>
  )
}
