import { useTranslations } from 'next-intl'
import type { Order, OrderAddress as Address, OrderLine as Line } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import styles from './order-details.module.scss'
import { Link } from '@/components/ui/link'
import { Thumbnail } from '@/components/ui/thumbnail'
import { orderedOptions } from '@/lib/cart/cart-line'
import { formatPrice } from '@/lib/format/price'
import { taxRows } from '@/lib/format/taxes'
import { LinkButton } from '@/components/ui/link-button'
import { isSameAddress } from '@/lib/account/orders'
import { methodName } from '@/contract/payment/methods'
import { enteredTexts, personalizationText } from '@/lib/cart/cart-line'
import { displayPostalCode } from '@/contract/postal-code'

interface OrderLinesProps {
  lines: Line[]
  pieces: number
  currency: Currency
  imageBase: string
}

/** The ordered items as they were at the time of the order. */
export function OrderLines({ lines, pieces, currency, imageBase }: OrderLinesProps) {
  const t = useTranslations('OrderLines')
  return (
    <>
      <h2 className={styles.title} id="order-lines">
        {t('title', { count: pieces })}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <OrderLine key={line.id} line={line} currency={currency} imageBase={imageBase} />
        ))}
      </ul>
    </>
  )
}

interface OrderLineProps {
  line: Line
  currency: Currency
  imageBase: string
}

/** A line of an order. It leads to its product. */
export function OrderLine({ line, currency, imageBase }: OrderLineProps) {
  const t = useTranslations('OrderLines')
  const { product, imageUrl, photo, size, options, custom, quantity, currentUnitPrice, total } = line
  const print = personalizationText(custom)
  return (
    <li className={styles.line}>
      <Thumbnail
        className={styles.image}
        imageUrl={imageUrl}
        photo={photo}
        base={imageBase}
        sizes="88px"
        widths={[96, 160, 240]}
      />
      <div>
        {product.key ? (
          <Link className={styles.name} href={`/product/${product.key}`}>
            {product.name}
          </Link>
        ) : (
          <span className={styles.name}>{product.name}</span>
        )}
        {orderedOptions({ size, options }, (title) => t('size', { size: title })).map((text) => (
          <p key={text} className={styles.choice}>
            {text}
          </p>
        ))}
        {print && <p className={styles.choice}>{t('print', { print })}</p>}
        {enteredTexts(line).map((text) => (
          <p key={text} className={styles.choice}>
            {text}
          </p>
        ))}
        <p className={styles.choice}>{t('quantity', { quantity })}</p>
      </div>
      <div className={styles.prices}>
        <p className={styles.total}>{formatPrice(total, currency)}</p>
        {quantity > 1 && (
          <p className={styles.choice}>{t('each', { price: formatPrice(currentUnitPrice, currency) })}</p>
        )}
      </div>
    </li>
  )
}

/**
 * Contact email, note and payment method of an order; shipping or collection address and billing address if anything is
 * shipped.
 */
export function OrderAside({ order, hasTickets }: { order: Order; hasTickets: boolean }) {
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
    needsDelivery,
  } = order
  const isCollected = shippingKind === 'collection'
  return (
    <div className={styles.aside}>
      {needsDelivery && (
        <>
          <section>
            <h2 className={styles.asideTitle}>{isCollected ? t('collectAt') : t('shippingAddress')}</h2>
            {isCollected ? (
              <p className={styles.text}>{collectAt || shippingMethod}</p>
            ) : (
              <OrderAddress address={shippingAddress} />
            )}
          </section>
          <section>
            <h2 className={styles.asideTitle}>{t('billing')}</h2>
            {!isCollected && isSameAddress(shippingAddress, billingAddress) ? (
              <p className={styles.text}>{t('sameAddress')}</p>
            ) : (
              <OrderAddress address={billingAddress} />
            )}
          </section>
        </>
      )}
      <section>
        <h2 className={styles.asideTitle}>{t('email')}</h2>
        <p className={styles.text}>{email}</p>
      </section>
      {paymentMethod && (
        <section>
          <h2 className={styles.asideTitle}>{t('paymentMethod')}</h2>
          <p className={styles.text}>{methodName(paymentMethod)}</p>
        </section>
      )}
      {note && (
        <section>
          <h2 className={styles.asideTitle}>{t('note')}</h2>
          <p className={styles.note}>{note}</p>
        </section>
      )}
      {hasTickets && (
        <section className={styles.help}>
          <h2 className={styles.asideTitle}>{t('helpTitle')}</h2>
          <p className={styles.text}>{t('helpText')}</p>
          <LinkButton href={`/account/ticket/create?order=${number}`} kind="line" size="small">
            {t('helpAction')}
          </LinkButton>
        </section>
      )}
    </div>
  )
}

interface TotalsRow {
  name: string
  /** Below the name. */
  note?: string
  amount: number
  isTotal?: boolean
}

/** The total of the order, its parts, its tax and its refund. */
export function OrderTotals({ order, currency }: { order: Order; currency: Currency }) {
  const t = useTranslations('OrderTotals')
  const { subTotal, discount, coupon, shippingPrice, shippingMethod, shippingKind, total, needsDelivery } = order
  const { refunded = 0 } = order
  const delivery: TotalsRow =
    shippingKind === 'collection'
      ? { name: shippingMethod, amount: shippingPrice }
      : { name: t('delivery'), note: shippingMethod, amount: shippingPrice }
  const rows: TotalsRow[] = [
    { name: t('subTotal'), amount: subTotal },
    ...(discount > 0 ? [{ name: t('discount'), note: coupon, amount: -discount }] : []),
    ...(needsDelivery ? [delivery] : []),
    { name: t('total'), amount: total, isTotal: true },
  ]
  return (
    <dl className={styles.totals} aria-label={t('title')}>
      {rows.map(({ name, note, amount, isTotal }) => (
        <div key={name} className={isTotal ? styles.asideTotal : styles.row}>
          <dt>
            {name}
            {note && <span className={styles.totalsNote}>{note}</span>}
          </dt>
          <dd>{formatPrice(amount, currency)}</dd>
        </div>
      ))}
      {taxRows(order.taxes, currency).map(({ name, isCharged, net, tax }) => (
        <div key={name} className={styles.tax}>
          <dt>{t(isCharged ? 'tax' : 'untaxed', { name, net })}</dt>
          <dd>{tax}</dd>
        </div>
      ))}
      {refunded > 0 && (
        <div className={styles.row}>
          <dt>{t('refunded')}</dt>
          <dd>{formatPrice(-refunded, currency)}</dd>
        </div>
      )}
    </dl>
  )
}

/** An address as it was when the order was placed. */
export function OrderAddress({ address }: { address: Address }) {
  const { name, street, city, state, postalCode, country, phone } = address
  const place = state === city ? city : [city, state].filter(Boolean).join(', ')
  const lines = [name, street, `${displayPostalCode(postalCode)} ${place}`.trim(), country, phone].filter(Boolean)
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
