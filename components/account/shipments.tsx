import { useTranslations } from 'next-intl'
import type { TrackedOrder } from '@/contract/entities/order-track'
import { formatDate, type DatePlace } from '@/contract/format-date'
import { carrierLink } from '@/lib/account/orders'
import { Icon } from '../ui/icon'
import styles from './shipments.module.scss'

interface Props {
  shipments: TrackedOrder['shipments']
  kind: TrackedOrder['shippingKind']
  place: DatePlace
  /** The title's rank on its screen. */
  heading: 'h2' | 'h3'
}

/** The parcels of an order, each with its carrier's word for it; a collection has no carrier. */
export function Shipments({ shipments, kind, place, heading: Heading }: Props) {
  const t = useTranslations('Shipments')
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ul className={styles.list}>
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
