import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readFlashChanges } from '@/lib/checkout/forms'
import { openStep, readStep } from '@/lib/checkout/steps'
import { CHECKOUT_PATH, COUPON_ID, loginPath, orderConfirmationPath, stepPath } from '@/lib/paths'
import { readFlashState } from '@/lib/forms/flash-state'
import { captchaPage } from '@/lib/forms/captcha'
import { PLACED_COOKIE, readPlacedCookie } from '@/lib/auth/cookies'
import { listPaymentMethods, readCheckout } from '@/lib/data/checkout'
import { getStoreSettings } from '@/lib/data/settings'
import { useTranslations } from 'next-intl'
import { policyLink } from '@/components/forms/form-texts'
import { useCheckoutTexts } from '@/components/checkout/checkout-context'
import { CheckoutView } from '@/components/checkout/checkout-view'
import 'server-only'
import { PRIVACY_ID, TERMS_ID } from '@/contract/entities/page'
import type { Checkout } from '@/contract/entities/checkout'
import { payPageOrigin } from '@/lib/env'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { listAddresses } from '@/lib/data/account'
import { addressCountries } from '@/lib/data/shipping'
import { listPagesOrEmpty } from '@/lib/data/page'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Checkout')
  return { title: t('title'), robots: { index: false } }
}

/** Redirect target for an empty cart: the order that was just placed, if there is one, else the cart. */
async function emptyCartRedirect(): Promise<string> {
  const number = readPlacedCookie((await cookies()).get(PLACED_COOKIE)?.value)
  return number ? orderConfirmationPath(number) : '/cart'
}

/** The checkout (spec §2): for customers, and for guests where the store allows them. */
export default async function CheckoutPage({ searchParams }: PageProps<'/[locale]/checkout'>) {
  const search = await searchParams
  const requestedStep = readStep(search.step)
  const page = requestedStep ? stepPath(requestedStep) : CHECKOUT_PATH
  const [checkout, { guestCheckout }] = await Promise.all([readCheckout(page), getStoreSettings()])
  if (checkout.isGuest && !(guestCheckout && checkout.draft.email)) redirect(loginPath(page))
  if (checkout.lines.length === 0) redirect(await emptyCartRedirect())
  const [data, flash] = await Promise.all([checkoutData(checkout), readFlashState(search)])
  const isCouponFlash = search[COUPON_ID] !== undefined
  // A flash state belongs to the step its address names.
  const isStepFlash =
    !isCouponFlash && requestedStep !== null && openStep(requestedStep, checkout.step) === requestedStep
  const flashStates = {
    step: isStepFlash ? flash : null,
    changes: isStepFlash ? readFlashChanges(flash?.values.changes) : null,
    coupon: isCouponFlash ? flash : null,
  }
  return (
    <CheckoutScreen
      first={checkout}
      data={data}
      flashStates={flashStates}
      orderKey={randomUUID()}
      captchaPage={captchaPage(CHECKOUT_PATH, search)}
    />
  )
}

type View = Parameters<typeof CheckoutView>[0]
type Props = Pick<View, 'first' | 'flashStates' | 'orderKey' | 'captchaPage'> & { data: CheckoutData }

/** The checkout with its texts. */
function CheckoutScreen({ data: { context, policies }, ...view }: Props) {
  const t = useTranslations('CheckoutPayment')
  return (
    <CheckoutView
      {...view}
      context={{ ...context, texts: useCheckoutTexts() }}
      agree={t.rich('agree', { terms: policyLink(policies.terms), privacy: policyLink(policies.privacy) })}
    />
  )
}

/** The data of the checkout page. @throws ApiError if the store API is unreachable */
async function checkoutData({ isGuest }: Pick<Checkout, 'isGuest'>) {
  const [countries, book, payments, pages, { currency, country: home }] = await Promise.all([
    addressCountries(),
    isGuest ? [] : listAddresses(),
    listPaymentMethods(),
    listPagesOrEmpty(),
    getStoreSettings(),
  ])
  const pathOf = (id: number) => {
    const key = pages.find((page) => page.id === id)?.key
    return key ? `/page/${key}` : null
  }
  return {
    context: {
      ...{ countries, book, payments, currency, imageBase: imageBaseUrl(), payOrigin: payPageOrigin() },
      homeCountryId: String(countries.find(({ name }) => name === home.name)?.id ?? ''),
    },
    /** Pages of the policies to agree to; null if the store has none. */
    policies: { terms: pathOf(TERMS_ID), privacy: pathOf(PRIVACY_ID) },
  }
}

type CheckoutData = Awaited<ReturnType<typeof checkoutData>>
