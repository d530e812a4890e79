import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { ChipList } from '@/components/ui/chip-list'
import { filterUrl, type OrderFilter } from '@/lib/account/order-filter'
import { FilterRow, OrderPeriod } from './filter-controls'
import styles from './order-filters.module.scss'

type Standing = Pick<OrderFilter, 'payment' | 'shipping'>

/** On which axis, and how it is called. */
const STANDINGS = [
  { payment: 'unpaid' },
  { shipping: 'unshipped' },
  { shipping: 'partial-shipment' },
  { shipping: 'shipped' },
  { shipping: 'unable-to-ship' },
  { payment: 'refunded' },
] as const

const MONTH = 30
const HALF_YEAR = 180
const YEAR = 365

/** Links by standing and a choice of periods: each keeps what the other says. */
export function OrderFilters({ filter: { days, payment, shipping } }: { filter: OrderFilter }) {
  const t = useTranslations('OrdersPage')
  const status = useTranslations('OrderStatus')
  const toChip = (name: string, standing: Standing) => ({
    name,
    url: filterUrl(ORDERS_PATH, { ...standing, days }),
    isCurrent: standing.payment === payment && standing.shipping === shipping,
  })
  const chips = STANDINGS.map((standing) =>
    toChip(status('payment' in standing ? standing.payment : standing.shipping), standing),
  )
  const isOwn = days !== undefined && ![MONTH, HALF_YEAR, YEAR].includes(days)
  const periods = [
    { days: undefined, text: t('allTime') },
    ...(isOwn ? [{ days, text: t('days', { count: days }) }] : []),
    { days: MONTH, text: t('days', { count: MONTH }) },
    { days: HALF_YEAR, text: t('halfYear') },
    { days: YEAR, text: t('year') },
  ].map((period) => ({
    value: period.days?.toString() ?? '',
    text: period.text,
    url: filterUrl(ORDERS_PATH, { payment, shipping, days: period.days }),
  }))
  return (
    <div className={styles.filters}>
      <FilterRow current={filterUrl(ORDERS_PATH, { payment, shipping })}>
        <ChipList label={t('filters')} chips={[toChip(t('all'), {}), ...chips]} layout="swipe" />
      </FilterRow>
      <OrderPeriod
        action={ORDERS_PATH}
        current={days?.toString() ?? ''}
        periods={periods}
        kept={{ payment, shipping }}
        texts={{ label: t('period'), submit: t('show') }}
      />
    </div>
  )
}
