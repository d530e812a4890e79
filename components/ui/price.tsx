import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import styles from './price.module.scss'
import { VisuallyHidden } from './visually-hidden'

export interface PriceTexts {
  /** Read out before a reduced price, and before the one it replaces. */
  now: string
  was: string
}

interface Props {
  /** Minor units. */
  price: number
  specialPrice: number | null
  currency: Currency
  texts: PriceTexts
  size?: 'card' | 'large'
  layout?: 'row' | 'column'
}

/** A price; a reduced one stands before the one it replaces. */
export function Price({ price, specialPrice, currency, texts, size = 'card', layout = 'row' }: Props) {
  const className = `${styles.price} ${styles[size]} ${styles[layout]}`
  if (specialPrice === null) return <span className={className}>{formatPrice(price, currency)}</span>
  return (
    <span className={className}>
      <span className={styles.now}>
        <VisuallyHidden>{texts.now} </VisuallyHidden>
        {formatPrice(specialPrice, currency)}
      </span>
      <s className={styles.was}>
        <VisuallyHidden>{texts.was} </VisuallyHidden>
        {formatPrice(price, currency)}
      </s>
    </span>
  )
}
