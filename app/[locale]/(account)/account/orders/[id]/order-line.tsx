import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { OrderLine as Line } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './order-line.module.scss'

interface Props {
  line: Line
  currency: Currency
  imageBase: string
}

/** A line of an order. It leads to its product. */
export function OrderLine({ line, currency, imageBase }: Props) {
  const t = useTranslations('OrderLines')
  const { product, imageUrl, size, custom, quantity, currentUnitPrice, total } = line
  const print = custom && [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {imageUrl && <Picture imageUrl={imageUrl} alt="" base={imageBase} sizes="88px" widths={[96, 160, 240]} />}
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
