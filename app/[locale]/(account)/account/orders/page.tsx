import { ORDERS_PATH } from '@/lib/paths'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { filterUrl, readOrderQuery } from '@/lib/account/order-filter'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { listOrders } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { OrdersScreen } from './orders-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('OrdersPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The customer's orders, newest first (spec §2). A page beyond the last one is not there. */
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
