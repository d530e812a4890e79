'use client'

import { useCartNumber } from '@/lib/cart/cart-count'
import { pickPlural } from '@/lib/format/text-template'
import type { CartContext } from './cart-context'
import styles from './cart-count.module.scss'

/** The drawer's title with the number of pieces, which is said when it changes. */
export function CartCount({ context: { texts, locale } }: { context: CartContext }) {
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
