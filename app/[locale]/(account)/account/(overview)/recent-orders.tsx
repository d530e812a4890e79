import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/link-button'
import type { OrderEntry } from '@/contract/entities/order'
import type { Currency } from '@/contract/entities/store'
import type { DatePlace } from '@/lib/format/date'
import { OverviewCard } from './overview-card'
import { RecentOrder } from './recent-order'
import styles from './recent-orders.module.scss'

interface Props {
  orders: OrderEntry[]
  place: DatePlace
  currency: Currency
}

/** The last orders, or where to find something to order. */
export function RecentOrders({ orders, place, currency }: Props) {
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
