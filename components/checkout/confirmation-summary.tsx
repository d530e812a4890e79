import { useTranslations } from 'next-intl'
import type { Order } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { shownPostalCode } from '@/contract/postal-code'
import { formatPrice } from '@/lib/format/price'
import { ConfirmationLines } from './confirmation-lines'
import styles from './confirmation-summary.module.scss'
import totals from './totals.module.scss'

/** What was ordered, what it cost, and where it goes or is collected. */
export function ConfirmationSummary({
  order,
  currency,
  imageBase,
}: {
  order: Order
  currency: Currency
  imageBase: string
}) {
  const t = useTranslations('PlacedOrder')
  const s = useTranslations('CheckoutSummary')
  const { lines, subTotal, discount, coupon, shippingMethod, shippingPrice, total, shippingAddress, collectAt } = order
  const isCollected = order.shippingKind === 'collection'
  const { name, street, postalCode, city, country } = shippingAddress
  const rows = [
    { name: s('subTotal'), amount: subTotal },
    ...(discount > 0 ? [{ name: s('discount', { code: coupon }), amount: -discount }] : []),
    { name: shippingMethod, amount: shippingPrice },
  ]
  return (
    <aside className={styles.aside} aria-labelledby="placed-summary">
      <h2 id="placed-summary" className={styles.title}>
        {t('summary')}
      </h2>
      <ConfirmationLines lines={lines} currency={currency} imageBase={imageBase} />
      <dl className={`${totals.totals} ${styles.totals}`} aria-label={s('totals')}>
        {rows.map(({ name: label, amount }) => (
          <div key={label} className={totals.row}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount, currency)}</dd>
          </div>
        ))}
        <div className={`${totals.row} ${totals.sum}`}>
          <dt>{s('total')}</dt>
          <dd>{formatPrice(total, currency)}</dd>
        </div>
      </dl>
      <div>
        <h3 className={styles.label}>{isCollected ? t('collectAt') : t('to')}</h3>
        {isCollected ? (
          <p>{collectAt || shippingMethod}</p>
        ) : (
          <address className={styles.place}>
            <span>{name}</span>
            <span>{street}</span>
            <span>
              {shownPostalCode(postalCode)} {city}, {country}
            </span>
          </address>
        )}
      </div>
    </aside>
  )
}
