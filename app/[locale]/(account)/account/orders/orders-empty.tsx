import { ORDERS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { AccountEmpty } from '@/components/account/account-empty'

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
