import { useTranslations } from 'next-intl'
import { OrderChips } from '@/components/account/order-chips'
import { OrderHistory, Shipments } from '@/components/account/order-tracking'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import type { TrackedOrder } from '@/contract/entities/order-track'
import { formatDate, type DatePlace } from '@/contract/format-date'
import styles from './order-status.module.scss'

/** How an order stands: what was paid, what was sent, and what happened when. */
export function OrderStatus({ order, place }: { order: TrackedOrder; place: DatePlace }) {
  const t = useTranslations('OrderStatus')
  const { number, placedAt, shipments, history, shippingKind, collectAt } = order
  return (
    <section className={styles.status} aria-labelledby="order-status">
      <div>
        <h2 className={styles.number} id="order-status">
          {t('order', { number })}
        </h2>
        <p className={styles.placed}>{t('placed', { date: formatDate(placedAt, place) })}</p>
      </div>
      <OrderChips order={order} texts={useOrderStatusTexts()} names="shown" />
      {collectAt && <p className={styles.placed}>{t('collect', { place: collectAt })}</p>}
      {shipments.length > 0 && <Shipments shipments={shipments} kind={shippingKind} place={place} heading="h3" />}
      {history.length > 0 && <OrderHistory history={history} kind={shippingKind} place={place} heading="h3" />}
    </section>
  )
}
