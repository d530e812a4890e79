import type { Currency } from '@/contract/entities/store'
import { formatPrice, shownPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
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
  /** Where it stands. */
  className?: string
  /** `From {price}`, for the lowest price of several. */
  from?: string
}

/** A price; a reduced one stands before the one it replaces. */
export function Price({
  price,
  specialPrice,
  currency,
  texts,
  size = 'card',
  layout = 'row',
  className = '',
  from,
}: Props) {
  const look = `${styles.price} ${styles[size]} ${styles[layout]} ${className}`.trim()
  const { now, was } = shownPrice(price, specialPrice)
  if (was === null) {
    const text = formatPrice(now, currency)
    return <span className={look}>{from ? fillText(from, { price: text }) : text}</span>
  }
  return (
    <span className={look}>
      <span className={styles.now}>
        <VisuallyHidden>{texts.now} </VisuallyHidden>
        {formatPrice(now, currency)}
      </span>
      <s className={styles.was}>
        <VisuallyHidden>{texts.was} </VisuallyHidden>
        {formatPrice(was, currency)}
      </s>
    </span>
  )
}
