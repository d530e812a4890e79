import { useTranslations } from 'next-intl'
import type { TrackedOrder } from '@/lib/contract/entities/order-track'
import { formatMoment, type DatePlace } from '@/lib/format/date'
import styles from './order-history.module.scss'

interface Props {
  /** Oldest first. */
  history: TrackedOrder['history']
  place: DatePlace
  /** The title's rank on its screen. */
  heading: 'h2' | 'h3'
}

/** What happened to an order, the newest on top. */
export function OrderHistory({ history, place, heading: Heading }: Props) {
  const t = useTranslations('OrderHistory')
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ol className={styles.list} reversed>
        {history.toReversed().map(({ event, at }) => (
          <li key={`${event} ${at}`} className={styles.event}>
            <b className={styles.name}>{t(event)}</b>
            <time className={styles.time} dateTime={at}>
              {formatMoment(at, place)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
