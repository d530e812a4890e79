import { useTranslations } from 'next-intl'
import type { OrderLine as Line } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import styles from './order-lines.module.scss'
import Link from 'next/link'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { formatPrice } from '@/lib/format/price'

interface OrderLinesProps {
  lines: Line[]
  pieces: number
  currency: Currency
  imageBase: string
}

/** What was bought, as it was bought. */
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
  const { product, imageUrl, size, custom, quantity, currentUnitPrice, total } = line
  const print = custom && [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {imageUrl && (
          <ResponsiveImage imageUrl={imageUrl} alt="" base={imageBase} sizes="88px" widths={[96, 160, 240]} />
        )}
      </div>
      <div className={styles.words}>
        {product.key ? (
          <Link className={styles.name} href={`/product/${product.key}`} prefetch={false}>
            {product.name}
          </Link>
        ) : (
          <span className={styles.name}>{product.name}</span>
        )}
        {size && <p className={styles.choice}>{t('size', { size })}</p>}
        {print && <p className={styles.choice}>{t('print', { print })}</p>}
        <p className={styles.choice}>{t('quantity', { quantity })}</p>
      </div>
      <div className={styles.prices}>
        <p className={styles.total}>{formatPrice(total, currency)}</p>
        <p className={styles.choice}>{t('each', { price: formatPrice(currentUnitPrice, currency) })}</p>
      </div>
    </li>
  )
}
