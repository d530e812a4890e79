import type { Checkout } from '@/contract/entities/checkout'
import { formatPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'
import styles from './totals.module.scss'

/** What is to be paid, and what that is made of. The total is said when it changes. */
export function Totals({ checkout, context }: { checkout: Checkout; context: CheckoutContext }) {
  const {
    currency,
    texts: { summary: texts },
  } = context
  const {
    totals: { subTotal, saved, discount, shippingPrice, total },
    coupon,
    methods,
    draft,
  } = checkout
  const delivery = methods.find(({ id }) => String(id) === draft.shippingId)?.name ?? texts.delivery
  return (
    <dl className={styles.totals} aria-label={texts.totals}>
      <div className={styles.row}>
        <dt>{texts.subTotal}</dt>
        <dd>{formatPrice(subTotal, currency)}</dd>
      </div>
      {saved > 0 && (
        <div className={`${styles.row} ${styles.less}`}>
          <dt>{texts.saved}</dt>
          <dd>{formatPrice(-saved, currency)}</dd>
        </div>
      )}
      {coupon && discount > 0 && (
        <div className={`${styles.row} ${styles.less}`}>
          <dt>{fillText(texts.discount, { code: coupon.code })}</dt>
          <dd>{formatPrice(-discount, currency)}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{delivery}</dt>
        <dd>{shippingPrice === null ? texts.later : formatPrice(shippingPrice, currency)}</dd>
      </div>
      <div className={`${styles.row} ${styles.sum}`}>
        <dt>{texts.total}</dt>
        <dd aria-live="polite">{formatPrice(total, currency)}</dd>
      </div>
    </dl>
  )
}
