import type { Currency } from '@/contract/entities/store'
import { formatPrice, shownPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import styles from './price.module.scss'
import { VisuallyHidden } from './visually-hidden'

export interface PriceTexts {
  /** Read by screen readers before the reduced and before the former price. */
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
  /** Layout class of the parent. */
  className?: string
  /** `From {price}`, for the lowest price of several. */
  from?: string
}

/** A price; a reduced price is followed by the former one. */
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
  const classes = `${styles.price} ${styles[size]} ${styles[layout]} ${className}`.trim()
  const { now, was } = shownPrice(price, specialPrice)
  if (was === null) {
    const text = formatPrice(now, currency)
    return <span className={classes}>{from ? fillText(from, { price: text }) : text}</span>
  }
  return (
    <span className={classes}>
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
