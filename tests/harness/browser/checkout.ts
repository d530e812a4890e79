import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../../lib/limits'
import type { Checkout } from '../../../contract/entities/checkout'
import type { Country } from '../../../contract/entities/store'
import { textsOf } from '../../../payment-service/texts/texts'
import { findProduct, type Buyable } from './products'
import { callsOf, newPerson } from './customer'
import type { Translator } from './translator'
import { VALID_EXPIRY } from './sandbox-payments'
import { waitForEnhancedForm } from './enhanced-form'

/** An address in a country without a list of states. */
export const PLACE = {
  firstname: 'Ada',
  lastname: 'King',
  street: '5 Mill Street',
  postalCode: '6020',
  city: 'Innsbruck',
  phone: '+43 512 555 0100',
} as const
/** Austria, in every language of the shop. */
export const COUNTRY = /^(Austria|Österreich)$/
export const STATE = 'Tirol'
export const GUEST_EMAIL = 'ada.king@mail.example'

export const main = (page: Page) => page.getByRole('main')

/** Suppresses the cookie notice: it appears after a delay, and could cover the target of a click in progress. */
export const acceptCookies = (context: BrowserContext, origin: string) =>
  context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: origin }])

/** Adds a product to a browser's cart by API calls, without opening a page. */
export async function fillCart(context: BrowserContext, origin: string, at = 0, quantity = 1): Promise<Buyable> {
  await acceptCookies(context, origin)
  const product = await findProduct(context.request, at)
  const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
  const call = await callsOf(context.request, origin)
  await call('GET', '/api/cart?page=1&limit=1000')
  const line = { key: product.key, optionIds: [option?.id], quantity, custom: null, children: [] }
  const { code, msg } = await call('POST', '/api/cart', line)
  if (code !== 0) throw new Error(`adding to the cart failed: ${msg}`)
  return product
}

/** The order summary beside the steps. */
export const summaryOf = (page: Page, t: Translator) =>
  page.getByRole('complementary', { name: t('CheckoutSummary.title') })

/** Opens the order summary, which is collapsed on phones. */
export async function unfoldSummary(page: Page, t: Translator) {
  const title = summaryOf(page, t).getByText(t('CheckoutSummary.title')).first()
  const lines = summaryOf(page, t).getByRole('list').first()
  // While it loads, the page may still collapse or open the summary itself.
  await expect(async () => {
    if (!(await lines.isVisible())) await title.click()
    await expect(lines).toBeVisible({ timeout: 1000 })
  }).toPass()
}

export async function applyCoupon(page: Page, t: Translator, code: string) {
  const summary = summaryOf(page, t)
  await unfoldSummary(page, t)
  const label = summary.getByLabel(t('CheckoutCoupon.label'))
  if (!(await label.isVisible())) await summary.getByText(t('CheckoutCoupon.title')).first().click()
  await label.fill(code)
  await summary.getByRole('button', { name: t('CheckoutCoupon.apply') }).click()
}

/**
 * Continues as a guest from the login page. The default email is new: an email with a few unpaid orders requires a
 * captcha.
 */
export async function continueAsGuest(page: Page, t: Translator, email = newPerson().email) {
  await page.goto('/checkout')
  const part = page.getByRole('region', { name: t('LoginPage.guestTitle') })
  await part.getByLabel(t('LoginPage.guestEmail')).fill(email)
  await send(page, t('LoginPage.guestSubmit'))
  await openStep(page, t, 'address').waitFor()
}

/** Continues as a guest by the login page's plain form, without opening a page. @returns the guest's email */
export async function becomeGuest(
  request: APIRequestContext,
  origin: string,
  email = newPerson().email,
): Promise<string> {
  const response = await request.post(`${origin}/api/form/checkout/guest`, {
    headers: { origin },
    form: { email, from: '/checkout' },
    maxRedirects: 0,
  })
  const { location } = response.headers()
  if (location !== '/checkout') throw new Error(`no guest: ${response.status()} ${location}`)
  return email
}

/** Completes the address step by an API call. @param iso the country */
export async function saveAddress(
  request: APIRequestContext,
  origin: string,
  { iso = 'AT', ...changes }: Partial<Record<keyof typeof PLACE, string>> & { iso?: string } = {},
): Promise<Checkout> {
  const call = await callsOf(request, origin)
  const countries = (await call('GET', '/api/country')).data as Country[]
  const countryId = String(countries.find((country) => country.iso === iso)?.id)
  const { code, msg, data } = await call('PUT', '/api/checkout', { ...PLACE, state: STATE, countryId, ...changes })
  if (code !== 0) throw new Error(`the address was not saved: ${msg}`)
  return data as Checkout
}

/** Opens the last step, the steps before it completed by API calls, with the cheapest delivery method. */
export async function openPayment(page: Page, t: Translator, origin: string) {
  const { request } = page.context()
  const { methods } = await saveAddress(request, origin)
  const shippingId = String(methods.find(({ kind }) => kind === 'delivery')?.id)
  const { code, msg } = await (await callsOf(request, origin))('PUT', '/api/checkout', { shippingId })
  if (code !== 0) throw new Error(`the delivery was not saved: ${msg}`)
  await page.goto('/checkout?step=payment')
  await expect(openStep(page, t, 'payment')).toBeVisible()
}

/** The same for a guest with a product in the cart. @param at see `findProduct` */
export async function openPaymentAsGuest(page: Page, t: Translator, origin: string, at: number): Promise<Buyable> {
  const product = await fillCart(page.context(), origin, at)
  await becomeGuest(page.context().request, origin)
  await openPayment(page, t, origin)
  return product
}

type Step = 'contact' | 'address' | 'delivery' | 'payment'

/** The region of a step, open or not. */
export const step = (page: Page, t: Translator, name: Step) =>
  main(page).getByRole('region', { name: new RegExp(`^${t(`Checkout.${name}`)}`) })

/** An open step: it contains a form and is not inert; a step is inert until the one before is complete. */
export const openStep = (page: Page, t: Translator, name: Step) =>
  step(page, t, name)
    .filter({ has: page.locator('form') })
    .filter({ hasNot: page.locator('[inert]') })

export const field = (page: Page, t: Translator, name: keyof typeof PLACE | 'state' | 'country') =>
  openStep(page, t, 'address')
    .getByLabel(t(`AddressForm.${name}`), { exact: true })
    .first()

export async function typeAddress(
  page: Page,
  t: Translator,
  changes: Partial<Record<keyof typeof PLACE, string>> = {},
  countryName = COUNTRY,
) {
  const country = field(page, t, 'country')
  await country.selectOption(await country.getByRole('option', { name: countryName }).getAttribute('value'))
  for (const [name, value] of Object.entries({ ...PLACE, ...changes }))
    await field(page, t, name as keyof typeof PLACE).fill(value)
  await field(page, t, 'state').fill(STATE)
}

/** Whether scripts run: a browser with scripts parses the content of `noscript` as text. */
const hasScripts = async (page: Page) => (await page.locator('noscript > *').count()) === 0

/** Clicks a form's button, once the form's script handles it. */
export async function send(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  if (await hasScripts(page)) await waitForEnhancedForm(page, { name })
  await button.click()
}

export const sendAddress = (page: Page, t: Translator) => send(page, t('CheckoutAddress.submit'))
export const sendDelivery = (page: Page, t: Translator) => send(page, t('CheckoutDelivery.submit'))

/** Completes the address and delivery steps, with the cheapest delivery method. */
export async function goToPayment(page: Page, t: Translator) {
  await typeAddress(page, t)
  await sendAddress(page, t)
  await expect(openStep(page, t, 'delivery')).toBeVisible()
  await sendDelivery(page, t)
  await expect(openStep(page, t, 'payment')).toBeVisible()
}

/** The start of the order button's name; the rest is the total. */
const orderName = (t: Translator) => t('CheckoutPayment.submit', { total: '|' }).split('|')[0]?.trim() ?? ''
export const orderButton = (page: Page, t: Translator) => main(page).getByRole('button', { name: orderName(t) })
export const sendOrder = (page: Page, t: Translator) => send(page, orderName(t))

export const agree = (page: Page) => main(page).getByRole('checkbox')

/** Chooses a payment method, accepts the terms and places the order. */
export async function order(page: Page, t: Translator, method = 'Visa') {
  await main(page).getByRole('radio', { name: method }).check()
  await agree(page).check()
  await sendOrder(page, t)
}

/** The texts of the payment page. */
export const pay = textsOf('en')

/** Pays with a sandbox card on the payment page. */
export async function payByCard(page: Page, number: string, words = pay) {
  await page.getByLabel(words.fields.number).fill(number)
  await page.getByLabel(words.fields.name).fill('Ada King')
  await page.getByLabel(words.fields.expiry).fill(VALID_EXPIRY)
  await page.getByLabel(words.fields.cvc).fill('123')
  const [before = ''] = words.pay('|').split('|')
  await page.getByRole('button', { name: before.trim() }).click()
}

/** The order number in the URL of an order's page. */
export const numberIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

export const PLACED_PAGE = /\/checkout\/order\/TL-[A-Z0-9]{8}/

/** The heading of an order's page, by order status. */
export const placedTitle = (
  page: Page,
  t: Translator,
  name: 'paidTitle' | 'openTitle' | 'processingTitle' | 'canceledTitle',
) => page.getByRole('heading', { level: 1, name: t(`PlacedOrder.${name}`) })

/** The button that pays an unpaid order. Its name ends with the amount, so only the start is matched. */
export const payButton = (page: Page, t: Translator) =>
  main(page).getByRole('button', { name: t('PlacedOrder.payTotal', { total: '|' }).split('|')[0]?.trim() })
