import { useTranslations } from 'next-intl'
import type { Order } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { displayPostalCode } from '@/contract/postal-code'
import { enteredTexts, orderedOptions, personalizationText } from '@/lib/cart/cart-line'
import { formatPrice } from '@/lib/format/price'
import { taxRows } from '@/lib/format/taxes'
import { Thumbnail } from '../ui/thumbnail'
import styles from './confirmation-summary.module.scss'
import lineStyles from './order-line.module.scss'
import totalsStyles from './totals.module.scss'

interface ConfirmationSummaryProps {
  order: Order
  currency: Currency
  imageBase: string
}

/** Lines, totals and the delivery or collection address of a placed order; no address if nothing is shipped. */
export function ConfirmationSummary({ order, currency, imageBase }: ConfirmationSummaryProps) {
  const t = useTranslations('PlacedOrder')
  const s = useTranslations('CheckoutSummary')
  const { lines, subTotal, discount, coupon, shippingMethod, shippingPrice, total, shippingAddress, collectAt } = order
  const isCollected = order.shippingKind === 'collection'
  const { name, street, postalCode, city, country } = shippingAddress
  const rows = [
    { name: s('subTotal'), amount: subTotal },
    ...(discount > 0 ? [{ name: s('discount', { code: coupon }), amount: -discount }] : []),
    ...(order.needsDelivery ? [{ name: shippingMethod, amount: shippingPrice }] : []),
  ]
  return (
    <aside className={styles.aside} aria-labelledby="placed-summary">
      <h2 id="placed-summary" className={styles.title}>
        {t('summary')}
      </h2>
      <ConfirmationLines lines={lines} currency={currency} imageBase={imageBase} />
      <dl className={`${totalsStyles.totals} ${styles.totals}`} aria-label={s('totals')}>
        {rows.map(({ name: label, amount }) => (
          <div key={label} className={totalsStyles.row}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount, currency)}</dd>
          </div>
        ))}
        <div className={`${totalsStyles.row} ${totalsStyles.sum}`}>
          <dt>{s('total')}</dt>
          <dd>{formatPrice(total, currency)}</dd>
        </div>
        {taxRows(order.taxes, currency).map(({ name: tax, isCharged, net, tax: amount }) => (
          <div key={tax} className={totalsStyles.tax}>
            <dt>{s(isCharged ? 'tax' : 'untaxed', { name: tax, net })}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {order.needsDelivery && (
        <div>
          <h3 className={styles.label}>{isCollected ? t('collectAt') : t('to')}</h3>
          {isCollected ? (
            <p>{collectAt || shippingMethod}</p>
          ) : (
            <address className={styles.place}>
              <span>{name}</span>
              <span>{street}</span>
              <span>
                {displayPostalCode(postalCode)} {city}, {country}
              </span>
            </address>
          )}
        </div>
      )}
    </aside>
  )
}

type ConfirmationLinesProps = Pick<Order, 'lines'> & Omit<ConfirmationSummaryProps, 'order'>

function ConfirmationLines({ lines, currency, imageBase }: ConfirmationLinesProps) {
  const t = useTranslations('PlacedOrder')
  return (
    <ul>
      {lines.map((line) => {
        const { id, product, imageUrl, photo, size, options, custom, quantity, total } = line
        const chosen = orderedOptions({ size, options }, (title) => t('size', { size: title }))
        const choice = [...chosen, personalizationText(custom), ...enteredTexts(line)].filter(Boolean).join(', ')
        return (
          <li key={id} className={lineStyles.line}>
            <Thumbnail
              className={lineStyles.image}
              imageUrl={imageUrl}
              photo={photo}
              base={imageBase}
              sizes="64px"
              widths={[96, 160]}
            />
            <div className={lineStyles.words}>
              <p className={lineStyles.name}>{product.name}</p>
              {choice && <p className={lineStyles.choice}>{choice}</p>}
              {quantity > 1 && <p className={lineStyles.choice}>{t('quantity', { quantity })}</p>}
            </div>
            <p className={lineStyles.price}>{formatPrice(total, currency)}</p>
          </li>
        )
      })}
    </ul>
  )
}
