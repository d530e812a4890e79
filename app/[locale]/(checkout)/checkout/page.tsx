import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readKeptChanges } from '@/lib/checkout/forms'
import { openStep, readStep } from '@/lib/checkout/steps'
import { CHECKOUT_PATH, COUPON_ID, loginPath, orderConfirmationPath, stepPath } from '@/lib/paths'
import { readFlashState } from '@/lib/forms/flash-state'
import { captchaPage } from '@/lib/forms/captcha'
import { PLACED_COOKIE, readPlacedCookie } from '@/lib/auth/cookies'
import { readCheckout } from '@/lib/data/checkout'
import { getStoreSettings } from '@/lib/data/settings'
import { CheckoutScreen } from './checkout-screen'
import { checkoutData } from './checkout-data'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Checkout')
  return { title: t('title'), robots: { index: false } }
}

/** Redirect target for an empty cart: the order that was just placed, if there is one, else the cart. */
async function afterCart(): Promise<string> {
  const number = readPlacedCookie((await cookies()).get(PLACED_COOKIE)?.value)
  return number ? orderConfirmationPath(number) : '/cart'
}

/** The checkout (spec §2): for customers, and for guests where the store allows them. */
export default async function CheckoutPage({ searchParams }: PageProps<'/[locale]/checkout'>) {
  const search = await searchParams
  const asked = readStep(search.step)
  const page = asked ? stepPath(asked) : CHECKOUT_PATH
  const [checkout, { guestCheckout }] = await Promise.all([readCheckout(page), getStoreSettings()])
  if (checkout.isGuest && !(guestCheckout && checkout.draft.email)) redirect(loginPath(page))
  if (checkout.lines.length === 0) redirect(await afterCart())
  const [data, answer] = await Promise.all([checkoutData(checkout), readFlashState(search)])
  const isOfCoupon = search[COUPON_ID] !== undefined
  // An answer is about the step its address names.
  const isOfStep = !isOfCoupon && asked !== null && openStep(asked, checkout.step) === asked
  const answers = {
    step: isOfStep ? answer : null,
    changes: isOfStep ? readKeptChanges(answer?.values.changes) : null,
    coupon: isOfCoupon ? answer : null,
  }
  return (
    <CheckoutScreen
      first={checkout}
      data={data}
      answers={answers}
      orderKey={randomUUID()}
      captchaPage={captchaPage(CHECKOUT_PATH, search)}
    />
  )
}
