import { useTranslations } from 'next-intl'
import type { OrderEvent, TrackedOrder } from '@/contract/entities/order-track'
import { formatMoment, type DatePlace } from '@/contract/format-date'
import styles from './order-history.module.scss'

/** What is called otherwise where the buyer collects the order. */
const COLLECTED: Partial<Record<OrderEvent, 'collectable' | 'collected'>> = {
  shipped: 'collectable',
  delivered: 'collected',
}

interface Props {
  /** Oldest first. */
  history: TrackedOrder['history']
  kind: TrackedOrder['shippingKind']
  place: DatePlace
  /** The title's rank on its screen. */
  heading: 'h2' | 'h3'
}

/** What happened to an order, the newest on top. */
export function OrderHistory({ history, kind, place, heading: Heading }: Props) {
  const t = useTranslations('OrderHistory')
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ol className={styles.list} reversed>
        {history.toReversed().map(({ event, at }) => (
          <li key={`${event} ${at}`} className={styles.event}>
            <b className={styles.name}>{kind === 'collection' ? t(COLLECTED[event] ?? event) : t(event)}</b>
            <time className={styles.time} dateTime={at}>
              {formatMoment(at, place)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
