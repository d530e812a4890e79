import type { Cart } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/format/price'
import type { CartContext } from './cart-context'
import styles from './cart-summary.module.scss'

interface Props {
  cart: Cart
  context: CartContext
  /** Sums are the server's: pale as long as it has not answered. */
  isBusy?: boolean
}

export function CartSummary({ cart: { subTotal, total }, context: { texts, currency }, isBusy = false }: Props) {
  const saved = subTotal - total
  return (
    <dl className={isBusy ? styles.busy : styles.summary}>
      <div className={styles.row}>
        <dt>{texts.subtotal}</dt>
        <dd>{formatPrice(subTotal, currency)}</dd>
      </div>
      {saved > 0 && (
        <div className={`${styles.row} ${styles.saved}`}>
          <dt>{texts.save}</dt>
          <dd>{formatPrice(-saved, currency)}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{texts.delivery}</dt>
        <dd>{formatPrice(0, currency)}</dd>
      </div>
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{texts.total}</dt>
        <dd>{formatPrice(total, currency)}</dd>
      </div>
    </dl>
  )
}
