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
  // Of decimal amounts a binary difference leaves something behind: 100.1 - 100 is 0.09999999999999432.
  const saved = Number((subTotal - total).toFixed(6))
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
        <dd>{texts.deliveryPrice}</dd>
      </div>
      <div className={`${styles.row} ${styles.total}`}>
        <dt>{texts.total}</dt>
        <dd>{formatPrice(total, currency)}</dd>
      </div>
    </dl>
  )
}
