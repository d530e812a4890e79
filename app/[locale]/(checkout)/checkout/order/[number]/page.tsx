import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PlacedScreen } from '@/components/checkout/placed-screen'
import { pictureBase } from '@/lib/data/image-hosts'
import { orderAsShown } from '@/lib/account/orders'
import { readPlaced } from '@/lib/data/checkout'
import { getDatePlace } from '@/lib/data/settings'
import { listPaymentMethods } from '@/lib/data/checkout'
import { getStoreSettings } from '@/lib/data/settings'

type Props = PageProps<'/[locale]/checkout/order/[number]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { order }] = await Promise.all([getTranslations('PlacedOrder'), readPlaced((await params).number)])
  return { title: t('title', { number: order.number }), robots: { index: false } }
}

/** An order for whoever placed it. Nothing of its address but the number counts: the store says what was paid. */
export default async function PlacedOrderPage({ params, searchParams }: Props) {
  const [{ number }, search] = await Promise.all([params, searchParams])
  const [found, payments, { currency: own }, place] = await Promise.all([
    readPlaced(number),
    listPaymentMethods(),
    getStoreSettings(),
    getDatePlace(),
  ])
  const { order, currency } = orderAsShown(found.order, own)
  return (
    <PlacedScreen
      placed={{ ...found, order }}
      payments={payments}
      currency={currency}
      place={place}
      imageBase={pictureBase()}
      hasFailed={search.failed !== undefined}
    />
  )
}
