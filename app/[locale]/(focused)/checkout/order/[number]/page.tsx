import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderConfirmation } from '@/components/checkout/order-confirmation'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { orderAsShown } from '@/lib/account/orders'
import { readPlacedOrder, listPaymentMethods } from '@/lib/data/checkout'
import { getDatePlace, getStoreSettings } from '@/lib/data/settings'

type Props = PageProps<'/[locale]/checkout/order/[number]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { order }] = await Promise.all([getTranslations('PlacedOrder'), readPlacedOrder((await params).number)])
  return { title: t('title', { number: order.number }), robots: { index: false } }
}

/** Order confirmation for the buyer. The payment state comes from the store API, never from the query. */
export default async function OrderConfirmationPage({ params, searchParams }: Props) {
  const [{ number }, search] = await Promise.all([params, searchParams])
  const [placedOrder, payments, { currency: storeCurrency, name, contact }, place] = await Promise.all([
    readPlacedOrder(number),
    listPaymentMethods(),
    getStoreSettings(),
    getDatePlace(),
  ])
  const { order, currency } = orderAsShown(placedOrder.order, storeCurrency)
  return (
    <OrderConfirmation
      placedOrder={{ ...placedOrder, order }}
      payments={payments}
      currency={currency}
      place={place}
      imageBase={imageBaseUrl()}
      store={{ name, contact }}
      hasFailed={search.failed !== undefined}
    />
  )
}
