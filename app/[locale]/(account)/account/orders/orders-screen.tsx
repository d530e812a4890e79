import { useTranslations } from 'next-intl'
import { useOrderStatusTexts } from '@/components/account/order-status-texts'
import { useMoreTexts } from '@/components/ui/more-texts'
import { pluralForms } from '@/lib/format/text-template'
import type { OrderFilter } from '@/lib/account/order-filter'
import type { OrderEntry } from '@/contract/entities/order'
import type { List } from '@/contract/rules'
import type { ShopContext } from './order-context'
import { OrderFilters } from './order-filters'
import { OrderList } from './order-list'
import styles from './orders-screen.module.scss'
import { ORDERS_PATH } from '@/lib/paths'
import { AccountEmpty } from '@/components/account/account-empty'

interface Props {
  first: List<OrderEntry>
  filter: OrderFilter
  /** Up to the number of a page: of the list's items, and of this screen. */
  addresses: { items: string; pages: string }
  shop: ShopContext
}

/** The order list, its filters, and what stands in their place where there is nothing to list. */
export function OrdersScreen({ first, filter, addresses, shop }: Props) {
  const t = useTranslations('OrdersPage')
  const more = useMoreTexts()
  const status = useOrderStatusTexts()
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const texts = {
    items: pluralForms(t.raw('items')),
    view: t('view'),
    track: t('track'),
    pay: t('pay'),
    reorder: t('reorder'),
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

/** No order at all, or none that a filter lets through. */
export function OrdersEmpty({ isFiltered }: { isFiltered: boolean }) {
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
