import { useTranslations } from 'next-intl'
import type { OrderLine as Line } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { OrderLine } from './order-line'
import styles from './order-lines.module.scss'

interface Props {
  lines: Line[]
  pieces: number
  currency: Currency
  imageBase: string
}

/** What was bought, as it was bought. */
export function OrderLines({ lines, pieces, currency, imageBase }: Props) {
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
