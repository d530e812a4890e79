import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { readFlashState } from '@/lib/forms/flash-state'
import { orderAsShown } from '@/lib/account/orders'
import { getOrder } from '@/lib/data/account'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'
import { OrderScreen } from './order-screen'

type Props = PageProps<'/[locale]/account/orders/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { id }] = await Promise.all([getTranslations('OrderStatus'), params])
  return { title: t('order', { number: id }), robots: { index: false } }
}

/** One order (spec §2). An order of another customer is 404, like one that does not exist. */
export default async function OrderPage({ params, searchParams }: Props) {
  const { id } = await params
  const [order, place, { currency }, answer] = await Promise.all([
    getOrder(id),
    getDatePlace(),
    getStoreSettings(),
    readFlashState(await searchParams),
  ])
  const shop = { place, imageBase: imageBaseUrl() }
  return <OrderScreen {...orderAsShown(order, currency)} answer={answer} {...shop} />
}
