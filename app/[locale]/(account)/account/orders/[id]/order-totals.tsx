import { useTranslations } from 'next-intl'
import type { Order } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './order-totals.module.scss'

/** What the order cost, and what that is made of. */
export function OrderTotals({ order, currency }: { order: Order; currency: Currency }) {
  const t = useTranslations('OrderTotals')
  const { subTotal, discount, coupon, shippingPrice, shippingMethod, shippingKind, total } = order
  const rows = [
    { name: t('subTotal'), amount: subTotal },
    ...(discount > 0 ? [{ name: t('discount'), note: coupon, amount: -discount }] : []),
    shippingKind === 'collection'
      ? { name: shippingMethod, amount: shippingPrice }
      : { name: t('delivery'), note: shippingMethod, amount: shippingPrice },
    { name: t('total'), amount: total, isTotal: true },
  ]
  return (
    <dl className={styles.totals} aria-label={t('title')}>
      {rows.map(({ name, note, amount, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : styles.row}>
          <dt>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{formatPrice(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
