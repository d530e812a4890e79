import { useTranslations } from 'next-intl'
import type { OrderEvent, TrackedOrder } from '@/contract/entities/order'
import { type DateContext, formatDate, formatDateTime } from '@/contract/format-date'
import { carrierLink } from '@/lib/account/orders'
import { Icon } from '../ui/icon'
import styles from './order-tracking.module.scss'

/** Events with another name for collected orders. */
const COLLECTED: Partial<Record<OrderEvent, 'collectable' | 'collected'>> = {
  shipped: 'collectable',
  delivered: 'collected',
}

interface OrderHistoryProps {
  /** Oldest first. */
  history: TrackedOrder['history']
  kind: TrackedOrder['shippingKind']
  place: DateContext
  /** Heading level. */
  heading: 'h2' | 'h3'
}

/** The events of an order, newest first. */
export function OrderHistory({ history, kind, place, heading: Heading }: OrderHistoryProps) {
  const t = useTranslations('OrderHistory')
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ol reversed>
        {history.toReversed().map(({ event, at }) => (
          <li key={`${event} ${at}`} className={styles.event}>
            <b className={styles.name}>{kind === 'collection' ? t(COLLECTED[event] ?? event) : t(event)}</b>
            <time className={styles.time} dateTime={at}>
              {formatDateTime(at, place)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface ShipmentsProps {
  shipments: TrackedOrder['shipments']
  kind: TrackedOrder['shippingKind']
  place: DateContext
  /** Heading level. */
  heading: 'h2' | 'h3'
}

/** The parcels of an order with carrier and tracking link; collections have neither. */
export function Shipments({ shipments, kind, place, heading: Heading }: ShipmentsProps) {
  const t = useTranslations('Shipments')
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ul className={styles.shipments}>
        {shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, pieces }) => {
          const isCollected = kind === 'collection'
          const link = isCollected ? null : carrierLink(trackingUrl)
          const moment = { date: formatDate(shippedAt, place) }
          return (
            <li key={trackingNumber} className={styles.shipment}>
              <Icon name="box" />
              <div className={styles.words}>
                {!isCollected && (
                  <p>
                    <b className={styles.carrier}>{carrier}</b> <span className={styles.number}>{trackingNumber}</span>
                  </p>
                )}
                <p className={styles.text}>
                  {t('pieces', { count: pieces })}, {isCollected ? t('ready', moment) : t('shipped', moment)}
                </p>
                {deliveredAt && (
                  <p className={styles.text}>
                    {t(isCollected ? 'collected' : 'delivered', { date: formatDate(deliveredAt, place) })}
                  </p>
                )}
                {link && (
                  <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
                    {t('track', { carrier })}
                  </a>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
