import { useTranslations } from 'next-intl'
import type { Order } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { Picture } from '../ui/picture'
import styles from './order-line.module.scss'

interface Props {
  lines: Order['lines']
  currency: Currency
  imageBase: string
}

/** What was ordered, as it was bought. */
export function ConfirmationLines({ lines, currency, imageBase }: Props) {
  const t = useTranslations('PlacedOrder')
  return (
    <ul>
      {lines.map(({ id, product, imageUrl, size, custom, quantity, total }) => {
        const print = custom && [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')
        const choice = [size && t('size', { size }), print].filter(Boolean).join(', ')
        return (
          <li key={id} className={styles.line}>
            <span className={styles.picture}>
              {imageUrl && <Picture imageUrl={imageUrl} alt="" base={imageBase} sizes="64px" widths={[96, 160]} />}
            </span>
            <div className={styles.words}>
              <p className={styles.name}>{product.name}</p>
              {choice && <p className={styles.choice}>{choice}</p>}
              {quantity > 1 && <p className={styles.choice}>{t('quantity', { quantity })}</p>}
            </div>
            <p className={styles.price}>{formatPrice(total, currency)}</p>
          </li>
        )
      })}
    </ul>
  )
}
