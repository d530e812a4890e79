import { expect, type BrowserContext, type Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../../lib/limits'
import { textsOf } from '../../../payment-service/texts/texts'
import { findProduct, type Buyable } from './products'
import { callsOf, newPerson } from './customer'
import type { Translator } from './translator'
import { GOOD_UNTIL } from './sandbox-payments'
import { takeOverForm } from './enhanced-form'

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

/** Puts a product into the cart of a browser, without its pages. */
export async function fillCart(context: BrowserContext, origin: string, at = 0, quantity = 1): Promise<Buyable> {
  // The notice comes up over the page at a moment of its own, and under a press that has just begun.
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: origin }])
  const product = await findProduct(context.request, at)
  const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
  const call = await callsOf(context.request, origin)
  await call('GET', '/api/cart?page=1&limit=1000')
  const line = { key: product.key, optionIds: [option?.id], quantity, custom: null, children: [] }
  const { code, msg } = await call('POST', '/api/cart', line)
  if (code !== 0) throw new Error(`nothing was put into the cart: ${msg}`)
  return product
}

/** What is bought and what it costs, beside the steps. */
export const summaryOf = (page: Page, t: Translator) =>
  page.getByRole('complementary', { name: t('CheckoutSummary.title') })

/** On a phone it is folded. */
export async function unfoldSummary(page: Page, t: Translator) {
  const title = summaryOf(page, t).getByText(t('CheckoutSummary.title')).first()
  const lines = summaryOf(page, t).getByRole('list').first()
  // A page that is just coming may fold or unfold it once more by itself.
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

/** Goes on as a guest from the login page, with a new email: after a few unpaid orders an email has to solve a captcha. */
export async function goOnAsGuest(page: Page, t: Translator, email = newPerson().email) {
  await page.goto('/checkout')
  const part = page.getByRole('region', { name: t('LoginPage.guestTitle') })
  await part.getByLabel(t('LoginPage.guestEmail')).fill(email)
  await send(page, t('LoginPage.guestSubmit'))
  await openStep(page, t, 'address').waitFor()
}

type Step = 'contact' | 'address' | 'delivery' | 'payment'

/** A step, whether it is open or not. */
export const step = (page: Page, t: Translator, name: Step) =>
  main(page).getByRole('region', { name: new RegExp(`^${t(`Checkout.${name}`)}`) })

/** A step that is open: it has a button to send it, and does not wait for the one before. */
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

/** Whether scripts run: without them, what stands there for that case is part of the page. */
const hasScripts = async (page: Page) => (await page.locator('noscript > *').count()) === 0

/** Presses the button of a form. */
export async function send(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  if (await hasScripts(page)) await takeOverForm(page, { name })
  await button.click()
}

export const sendAddress = (page: Page, t: Translator) => send(page, t('CheckoutAddress.submit'))
export const sendDelivery = (page: Page, t: Translator) => send(page, t('CheckoutDelivery.submit'))

/** From the address to the last step, by the cheapest delivery. */
export async function goToPayment(page: Page, t: Translator) {
  await typeAddress(page, t)
  await sendAddress(page, t)
  await expect(openStep(page, t, 'delivery')).toBeVisible()
  await sendDelivery(page, t)
  await expect(openStep(page, t, 'payment')).toBeVisible()
}

/** What the button that orders begins with: it goes on with what is to be paid. */
const orderName = (t: Translator) => t('CheckoutPayment.submit', { total: '|' }).split('|')[0]?.trim() ?? ''
export const orderButton = (page: Page, t: Translator) => main(page).getByRole('button', { name: orderName(t) })
export const sendOrder = (page: Page, t: Translator) => send(page, orderName(t))

export const agree = (page: Page) => main(page).getByRole('checkbox')

/** Chooses a way to pay, agrees, and orders. */
export async function order(page: Page, t: Translator, method = 'Visa') {
  await main(page).getByRole('radio', { name: method }).check()
  await agree(page).check()
  await sendOrder(page, t)
}

/** The pay page's own words. */
export const pay = textsOf('en')

/** On the pay page: pays by a card of the sandbox. */
export async function payByCard(page: Page, number: string, words = pay) {
  await page.getByLabel(words.fields.number).fill(number)
  await page.getByLabel(words.fields.name).fill('Ada King')
  await page.getByLabel(words.fields.expiry).fill(GOOD_UNTIL)
  await page.getByLabel(words.fields.cvc).fill('123')
  const [before = ''] = words.pay('|').split('|')
  await page.getByRole('button', { name: before.trim() }).click()
}

/** The order's number in the address of its page. */
export const numberIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

export const PLACED_PAGE = /\/checkout\/order\/TL-[A-Z0-9]{8}/

/** The title of an order's page, by how the order stands. */
export const placedTitle = (
  page: Page,
  t: Translator,
  name: 'paidTitle' | 'openTitle' | 'processingTitle' | 'canceledTitle',
) => page.getByRole('heading', { level: 1, name: t(`PlacedOrder.${name}`) })

/** The button that pays an order which was not paid says how much. */
export const payButton = (page: Page, t: Translator) =>
  main(page).getByRole('button', { name: t('PlacedOrder.payTotal', { total: '|' }).split('|')[0]?.trim() })
