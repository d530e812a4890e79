import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { type DatePlace, formatDate } from '@/contract/format-date'
import { OverviewCard } from './overview-cards'
import styles from './recent-orders.module.scss'
import Link from 'next/link'
import { ORDER_TONES } from '@/components/account/order-chips'
import { StatusChip } from '@/components/ui/status-chip'
import { entryAsShown, standingOf } from '@/lib/account/orders'
import { formatPrice } from '@/lib/format/price'

interface RecentOrdersProps {
  orders: OrderEntry[]
  place: DatePlace
  currency: Currency
}

/** The last orders, or where to find something to order. */
export function RecentOrders({ orders, place, currency }: RecentOrdersProps) {
  const t = useTranslations('RecentOrders')
  const more = { text: t('all'), url: ORDERS_PATH }
  return (
    <OverviewCard id="recent-orders" title={t('title')} more={orders.length > 0 ? more : undefined}>
      {orders.length > 0 ? (
        <ul>
          {orders.map((order) => (
            <li key={order.number} className={styles.item}>
              <RecentOrder order={order} place={place} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.empty}>{t('empty')}</p>
          <LinkButton href="/product" kind="line">
            {t('shop')}
          </LinkButton>
        </>
      )}
    </OverviewCard>
  )
}

interface RecentOrderProps {
  order: OrderEntry
  place: DatePlace
  currency: Currency
}

/** An order in two lines, leading to all of it. */
export function RecentOrder({ order, place, currency: own }: RecentOrderProps) {
  const { total, currency } = entryAsShown(order, own)
  const t = useTranslations('OrderStatus')
  const standing = standingOf(order)
  return (
    <Link className={styles.order} href={`/account/orders/${order.number}`} prefetch={false}>
      <span className={styles.line}>
        <b className={styles.number}>{order.number}</b>
        <StatusChip tone={ORDER_TONES[standing]} text={t(standing)} />
      </span>
      <span className={styles.line}>
        <time className={styles.placed} dateTime={order.placedAt}>
          {formatDate(order.placedAt, place)}
        </time>
        <b className={styles.total}>{formatPrice(total, currency)}</b>
      </span>
    </Link>
  )
}
