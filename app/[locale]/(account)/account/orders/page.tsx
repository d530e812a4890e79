import { ORDERS_PATH } from '@/lib/paths'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { filterUrl, type OrderFilter, readOrderQuery } from '@/lib/account/list-query'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { listOrders } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { useTranslations } from 'next-intl'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import { useMoreTexts } from '@/components/ui/more-texts'
import { pluralForms } from '@/lib/format/text-template'
import type { OrderEntry } from '@/contract/entities/order'
import type { List } from '@/contract/rules'
import { OrderList, type ShopContext } from './order-list'
import styles from './page.module.scss'
import { AccountEmpty } from '@/components/account/account-empty'
import { ChipList } from '@/components/ui/chip-list'
import { FilterRow, OrderPeriod } from './filter-controls'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrdersPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The customer's orders, newest first (spec §2). A page beyond the last one is a 404. */
export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/account/orders'>) {
  const { filter, page } = readOrderQuery(await searchParams)
  const [first, locale, place, { currency }] = await Promise.all([
    listOrders({ ...filter, page }),
    getLocale(),
    getDatePlace(),
    getStoreSettings(),
  ])
  const addresses = {
    items: filterUrl('/api/order', filter, { page: '' }),
    pages: filterUrl(ORDERS_PATH, filter, { page: '' }),
  }
  const shop = { locale, place, currency, imageBase: imageBaseUrl() }
  return <OrdersScreen first={first} filter={filter} addresses={addresses} shop={shop} />
}

interface Props {
  first: List<OrderEntry>
  filter: OrderFilter
  /** Up to the number of a page: of the list's items, and of this screen. */
  addresses: { items: string; pages: string }
  shop: ShopContext
}

/** The order list, its filters, and the empty state. */
function OrdersScreen({ first, filter, addresses, shop }: Props) {
  const t = useTranslations('OrdersPage')
  const arrival = useTranslations('Arrival')
  const more = useMoreTexts()
  const status = useOrderStatusTexts()
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const texts = {
    items: pluralForms(t.raw('items')),
    view: t('view'),
    track: t('track'),
    pay: t('pay'),
    reorder: t('reorder'),
    arrival: { arrives: arrival.raw('arrives') as string, ready: arrival.raw('ready') as string },
    status,
  }
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {(first.total > 0 || isFiltered) && (
        <div className={styles.head}>
          <OrderFilters filter={filter} />
          <p className={styles.count} role="status">
            {t('count', { count: first.total })}
          </p>
        </div>
      )}
      {first.total > 0 ? (
        <OrderList first={first} {...addresses} more={more} context={{ ...shop, texts }} />
      ) : (
        <OrdersEmpty isFiltered={isFiltered} />
      )}
    </>
  )
}

/** The empty state: no orders, or none that match the filter. */
function OrdersEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('OrdersPage')
  return isFiltered ? (
    <AccountEmpty
      icon="search"
      title={t('noneTitle')}
      text={t('noneText')}
      action={{ text: t('noneAction'), url: ORDERS_PATH }}
    />
  ) : (
    <AccountEmpty
      icon="box"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={{ text: t('emptyAction'), url: '/product' }}
    />
  )
}

type StatusFilter = Pick<OrderFilter, 'payment' | 'shipping'>

/** The filter chips: one payment or shipping status each. */
const STATUS_FILTERS = [
  { payment: 'unpaid' },
  { shipping: 'unshipped' },
  { shipping: 'partial-shipment' },
  { shipping: 'shipped' },
  { shipping: 'unable-to-ship' },
  { payment: 'refunded' },
] as const

const MONTH_DAYS = 30
const HALF_YEAR_DAYS = 180
const YEAR_DAYS = 365

/** Links by state and a select field of periods: each keeps the other's value. */
function OrderFilters({ filter: { days, payment, shipping } }: { filter: OrderFilter }) {
  const t = useTranslations('OrdersPage')
  const status = useTranslations('OrderStatus')
  const toChip = (name: string, statusFilter: StatusFilter) => ({
    name,
    url: filterUrl(ORDERS_PATH, { ...statusFilter, days }),
    isCurrent: statusFilter.payment === payment && statusFilter.shipping === shipping,
  })
  const chips = STATUS_FILTERS.map((statusFilter) =>
    toChip(status('payment' in statusFilter ? statusFilter.payment : statusFilter.shipping), statusFilter),
  )
  const isCustomPeriod = days !== undefined && ![MONTH_DAYS, HALF_YEAR_DAYS, YEAR_DAYS].includes(days)
  const periods = [
    { days: undefined, text: t('allTime') },
    ...(isCustomPeriod ? [{ days, text: t('days', { count: days }) }] : []),
    { days: MONTH_DAYS, text: t('days', { count: MONTH_DAYS }) },
    { days: HALF_YEAR_DAYS, text: t('halfYear') },
    { days: YEAR_DAYS, text: t('year') },
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
        preservedParams={{ payment, shipping }}
        texts={{ label: t('period'), submit: t('show') }}
      />
    </div>
  )
}
