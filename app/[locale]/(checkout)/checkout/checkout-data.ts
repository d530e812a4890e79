import 'server-only'
import { PRIVACY_ID, TERMS_ID } from '@/contract/entities/page'
import type { Checkout } from '@/contract/entities/checkout'
import { payPageOrigin } from '@/lib/env'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { listAddresses } from '@/lib/data/account'
import { addressCountries } from '@/lib/data/shipping'
import { knownPages } from '@/lib/data/page'
import { listPaymentMethods } from '@/lib/data/checkout'
import { getStoreSettings } from '@/lib/data/settings'

/** What a checkout needs to be shown. @throws ApiError when the store API cannot be asked */
export async function checkoutData({ isGuest }: Pick<Checkout, 'isGuest'>) {
  const [countries, book, payments, pages, { currency }] = await Promise.all([
    addressCountries(),
    isGuest ? [] : listAddresses(),
    listPaymentMethods(),
    knownPages(),
    getStoreSettings(),
  ])
  const pathOf = (id: number) => {
    const key = pages.find((page) => page.id === id)?.key
    return key ? `/page/${key}` : null
  }
  return {
    context: { countries, book, payments, currency, imageBase: imageBaseUrl(), payOrigin: payPageOrigin() },
    /** Pages of the policies to agree to; null as long as the store has none. */
    policies: { terms: pathOf(TERMS_ID), privacy: pathOf(PRIVACY_ID) },
  }
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutData>>
