import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ORDER_TONES } from '@/components/account/order-tones'
import { StatusChip } from '@/components/ui/status-chip'
import { entryAsShown, standingOf } from '@/lib/account/orders'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import { formatDate, type DatePlace } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/price'
import styles from './recent-order.module.scss'

interface Props {
  order: OrderEntry
  place: DatePlace
  currency: Currency
}

/** An order in two lines, leading to all of it. */
export function RecentOrder({ order, place, currency: own }: Props) {
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
