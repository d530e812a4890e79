import { needsDelivery } from '@/contract/entities/checkout-fields'
import type { Cart } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import { Icon } from '../ui/icon'
import { LinkButton } from '../ui/link-button'
import type { CartContext } from './cart-context'
import styles from './cart-summary.module.scss'

interface Props {
  cart: Cart
  context: CartContext
  /** Totals come from the server: faded while a change is pending. */
  isBusy?: boolean
}

export function CartSummary({ cart, context: { texts, currency }, isBusy = false }: Props) {
  const { list, subTotal, total, coupon } = cart
  const discount = coupon?.discount ?? 0
  // Rounds off the binary error of decimal amounts: 100.1 - 100 is 0.09999999999999432.
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
      {coupon && discount > 0 && (
        <div className={`${styles.row} ${styles.saved}`}>
          <dt>{fillText(texts.discount, { code: coupon.code })}</dt>
          <dd>{formatPrice(-discount, currency)}</dd>
        </div>
      )}
      {needsDelivery(list.flatMap((line) => [line, ...line.children])) && (
        <div className={styles.row}>
          <dt>{texts.delivery}</dt>
          <dd>{texts.deliveryPrice}</dd>
        </div>
      )}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>
          {texts.total} {texts.tax && <span className={styles.tax}>{texts.tax}</span>}
        </dt>
        <dd>{formatPrice(total - discount, currency)}</dd>
      </div>
    </dl>
  )
}

/** Checkout button (spec §2). A full page load: the checkout has its own scripts. */
export const CheckoutLink = ({ text }: { text: string }) => (
  <LinkButton kind="buy" size="large" isWide href="/checkout">
    {text}
  </LinkButton>
)

/** The shop's promises about payment and returns, below the button. */
export const CartAssurance = ({ text }: { text: string }) => (
  <p className={styles.promise}>
    <Icon name="lock" size="small" />
    {text}
  </p>
)

export const CartEmpty = ({ texts }: Pick<CartContext, 'texts'>) => (
  <div className={styles.empty}>
    <Icon name="cart" />
    <div>
      <p className={styles.title}>{texts.emptyTitle}</p>
      <p className={styles.text}>{texts.emptyText}</p>
    </div>
    <LinkButton href="/product">{texts.emptyAction}</LinkButton>
  </div>
)

/** The context with the currency of the cart, which can differ from the store's. */
export const withCartCurrency = (context: CartContext, { currency }: Cart): CartContext => ({
  ...context,
  currency: currency ?? context.currency,
})
