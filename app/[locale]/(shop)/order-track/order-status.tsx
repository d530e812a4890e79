import { useTranslations } from 'next-intl'
import { StatusChip, type StatusTone } from '@/components/ui/status-chip'
import type { PaymentStatus, ShippingStatus, TrackedOrder } from '@/lib/contract/entities/order-track'
import { formatDate, type DatePlace } from '@/lib/format/date'
import { OrderHistory } from './order-history'
import styles from './order-status.module.scss'
import { Shipments } from './shipments'

const TONES: Record<PaymentStatus | ShippingStatus, StatusTone> = {
  unpaid: 'warn',
  paid: 'ok',
  refunded: 'info',
  canceled: 'bad',
  unshipped: 'info',
  'unable-to-ship': 'bad',
  'partial-shipment': 'warn',
  shipped: 'ok',
}

/** How an order stands: what was paid, what was sent, and what happened when. */
export function OrderStatus({ order, place }: { order: TrackedOrder; place: DatePlace }) {
  const t = useTranslations('OrderStatus')
  const { number, placedAt, payment, shipping, shipments, history } = order
  const chips = [
    { name: t('payment'), status: payment },
    { name: t('shipping'), status: shipping },
  ]
  return (
    <section className={styles.status} aria-labelledby="order-status">
      <h2 className={styles.number} id="order-status">
        {t('order', { number })}
      </h2>
      <p className={styles.placed}>{t('placed', { date: formatDate(placedAt, place) })}</p>
      <dl className={styles.chips}>
        {chips.map(({ name, status }) => (
          <div key={name} className={styles.chip}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              <StatusChip tone={TONES[status]} text={t(status)} />
            </dd>
          </div>
        ))}
      </dl>
      {shipments.length > 0 && <Shipments shipments={shipments} place={place} />}
      {history.length > 0 && <OrderHistory history={history} place={place} />}
    </section>
  )
}
