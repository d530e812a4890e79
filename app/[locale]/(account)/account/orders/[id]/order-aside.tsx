import { LinkButton } from '@/components/ui/link-button'
import { useTranslations } from 'next-intl'
import { isSameAddress } from '@/lib/account/orders'
import { methodName } from '@/contract/payment/methods'
import type { Order, OrderAddress as Address } from '@/contract/entities/order'
import styles from './order-aside.module.scss'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { shownPostalCode } from '@/contract/postal-code'

/** Shipping or collection address, billing address, contact email, note and payment method of an order. */
export function OrderAside({ order }: { order: Order }) {
  const t = useTranslations('OrderPage')
  const {
    number,
    shippingKind,
    shippingMethod,
    collectAt,
    shippingAddress,
    billingAddress,
    email,
    note,
    paymentMethod,
  } = order
  const isCollected = shippingKind === 'collection'
  return (
    <div className={styles.aside}>
      <section>
        <h2 className={styles.title}>{isCollected ? t('collectAt') : t('shippingAddress')}</h2>
        {isCollected ? (
          <p className={styles.text}>{collectAt || shippingMethod}</p>
        ) : (
          <OrderAddress address={shippingAddress} />
        )}
      </section>
      <section>
        <h2 className={styles.title}>{t('billing')}</h2>
        {!isCollected && isSameAddress(shippingAddress, billingAddress) ? (
          <p className={styles.text}>{t('sameAddress')}</p>
        ) : (
          <OrderAddress address={billingAddress} />
        )}
      </section>
      <section>
        <h2 className={styles.title}>{t('email')}</h2>
        <p className={styles.text}>{email}</p>
      </section>
      {paymentMethod && (
        <section>
          <h2 className={styles.title}>{t('paymentMethod')}</h2>
          <p className={styles.text}>{methodName(paymentMethod)}</p>
        </section>
      )}
      {note && (
        <section>
          <h2 className={styles.title}>{t('note')}</h2>
          <p className={styles.note}>{note}</p>
        </section>
      )}
      <section className={styles.help}>
        <h2 className={styles.title}>{t('helpTitle')}</h2>
        <p className={styles.text}>{t('helpText')}</p>
        <LinkButton href={`/account/ticket/create?order=${number}`} kind="line" size="small">
          {t('helpAction')}
        </LinkButton>
      </section>
    </div>
  )
}

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
            {note && <span className={styles.totalsNote}>{note}</span>}
          </dt>
          <dd>{formatPrice(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An address as it stood when the order was placed. */
export function OrderAddress({ address }: { address: Address }) {
  const { name, street, city, state, postalCode, country, phone } = address
  const place = state === city ? city : [city, state].filter(Boolean).join(', ')
  const lines = [name, street, `${shownPostalCode(postalCode)} ${place}`.trim(), country, phone].filter(Boolean)
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
