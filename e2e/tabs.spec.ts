import type { BrowserContext, Page } from '@playwright/test'
import { findProduct } from '../tests/harness/browser/products'
import {
  fillCart,
  continueAsGuest,
  goToPayment,
  order,
  pay,
  payButton,
  payByCard,
  placedTitle,
} from '../tests/harness/browser/checkout'
import { callsOf, LOGGED_OUT_URL, signIn, type Customer } from '../tests/harness/browser/customer'
import { ANY_WIDTH, expect, test } from './fixtures'
import { CARDS, makeIntent } from '../tests/harness/browser/sandbox-payments'
import type { Translator } from '../tests/harness/browser/translator'

/** Opens a page with the account menu visible: on a phone it is in the drawer. */
async function openSecondTab(page: Page, t: Translator, project: string) {
  await page.goto('/category')
  // From then on the tab receives changes of other tabs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sync-session-state'))).not.toBeNull()
  if (project === 'phone') await page.getByRole('link', { name: t('Header.menu') }).click()
  return {
    loginLink: page
      .getByRole(project === 'phone' ? 'dialog' : 'banner')
      .getByRole('link', { name: t('AccountMenu.login'), exact: true }),
    greeting: ({ firstname, lastname }: Customer) =>
      page
        .getByRole(project === 'phone' ? 'dialog' : 'banner')
        .getByText(t('AccountMenu.hello', { username: `${firstname} ${lastname}` })),
    badge: (count: number) => page.getByLabel(t('Cart.label', { count })),
  }
}

async function logIn(page: Page, t: Translator, { email, password }: Customer) {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('LoginPage.email') }).fill(email)
  await main.getByLabel(t('LoginPage.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('LoginPage.submit') }).click()
  await expect(page).toHaveURL('/account')
}

async function logOut(page: Page, t: Translator) {
  await page.goto('/account')
  await page
    .getByRole('navigation', { name: t('AccountLayout.label') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(LOGGED_OUT_URL)
}

async function logOutElsewhere(context: BrowserContext, origin: string) {
  const call = await callsOf(context.request, origin)
  expect((await call('POST', '/api/logout')).code).toBe(0)
}

test.describe('concurrent tabs', () => {
  // A call of the previous page may be pending when its session ends.
  test.use({ expectedErrors: [/401/] })

  test(
    'an account page is left when its session ends in another tab',
    ANY_WIDTH,
    async ({ page, context, signedIn, t }) => {
      const other = await context.newPage()
      await other.goto('/account/orders')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => other.evaluate(() => localStorage.getItem('sync-session-state'))).toBe('true')
      expect(signedIn.email).toBeTruthy()
      await logOut(page, t)
      await expect(other).toHaveURL(/\/login\?from=%2Faccount%2Forders/)
    },
  )

  test('a login, a logout and an added cart item are shown in the header of every other tab', async ({
    page,
    context,
    customer,
    request,
    t,
  }, { project }) => {
    const product = await findProduct(request, 7)
    const other = await openSecondTab(await context.newPage(), t, project.name)
    await expect(other.loginLink).toBeVisible()

    await logIn(page, t, customer)
    await expect(other.greeting(customer)).toBeVisible()
    await expect(other.loginLink).toHaveCount(0)

    await page.goto(`/product/${product.key}`)
    await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
    await page
      .getByRole('button', { name: t('AddToCartForm.add') })
      .first()
      .click()
    await expect(other.badge(1)).toBeAttached()

    await logOut(page, t)
    await expect(other.loginLink).toBeVisible()
    await expect(other.greeting(customer)).toHaveCount(0)
    await expect(other.badge(0)).toBeAttached()
  })
})

const RETURNS = {
  'from the memory of the browser': (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  'from another tab': (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
}

test(
  'a page that is returned to knows what happened elsewhere',
  ANY_WIDTH,
  async ({ page, context, customer, baseURL, t }, { project }) => {
    const { loginLink, greeting, badge } = await openSecondTab(page, t, project.name)
    // From the first login on it is the customer's cart.
    await fillCart(context, baseURL ?? '', 5, 2)
    for (const [name, returnToPage] of Object.entries(RETURNS))
      await test.step(`a page that is returned to ${name} shows the current customer and cart count`, async () => {
        await signIn(context, baseURL ?? '', customer)
        await returnToPage(page)
        await expect(greeting(customer)).toBeVisible({ timeout: 5000 })
        await expect(badge(2)).toBeAttached({ timeout: 5000 })

        await logOutElsewhere(context, baseURL ?? '')
        await returnToPage(page)
        await expect(loginLink).toBeVisible({ timeout: 5000 })
        await expect(greeting(customer)).toHaveCount(0)
        await expect(badge(0)).toBeAttached({ timeout: 5000 })
      })
  },
)

test(
  'the checkout keeps its input after a login in another tab',
  ANY_WIDTH,
  async ({ page, context, customer, baseURL, t }) => {
    await fillCart(context, baseURL ?? '', 6)
    await continueAsGuest(page, t)
    const city = page.getByRole('main').getByLabel(t('AddressForm.city'), { exact: true }).first()
    await city.fill('Innsbruck')
    await page.waitForLoadState('networkidle')
    await logIn(await context.newPage(), t, customer)
    await signIn(context, baseURL ?? '', customer)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForLoadState('networkidle')
    await expect(city).toHaveValue('Innsbruck')
  },
)

test(
  'the pay page never offers to pay a paid order again: not after back navigation',
  ANY_WIDTH,
  async ({ page, baseURL }) => {
    const { url } = await makeIntent('en', `${baseURL}/order-track`)
    await page.goto(url)
    const sent = page.waitForResponse((response) => response.request().method() === 'POST')
    await payByCard(page, CARDS.paid)
    // What the browser remembers of the pay page goes with the answer; in these tests it remembers no page.
    expect((await (await sent).allHeaders())['clear-site-data']).toBe('"cache"')
    await expect(page).toHaveURL(`${baseURL}/order-track`)
    await page.goBack()
    await expect(page.getByRole('status')).toContainText(pay.paid.title)
    await expect(page.getByLabel(pay.fields.number)).toHaveCount(0)
  },
)

test('an order paid in another tab does not offer to pay again', ANY_WIDTH, async ({ page, context, baseURL, t }) => {
  await fillCart(context, baseURL ?? '', 8)
  await continueAsGuest(page, t)
  await goToPayment(page, t)
  await order(page, t)
  await expect(page.getByLabel(pay.fields.number)).toBeVisible()
  const payPage = page.url()

  const other = await context.newPage()
  await other.goto(payPage)
  await page
    .getByRole('link', { name: pay.back('Touchline') })
    .first()
    .click()
  await expect(placedTitle(page, t, 'openTitle')).toBeVisible()
  await expect(payButton(page, t)).toBeVisible()

  await payByCard(other, CARDS.paid)
  await expect(placedTitle(other, t, 'paidTitle')).toBeVisible()
  await expect(placedTitle(page, t, 'paidTitle')).toBeVisible()
  await expect(payButton(page, t)).toHaveCount(0)
})
