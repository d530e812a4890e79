import type { BrowserContext } from '@playwright/test'
import { findProduct } from '../../tests/harness/browser/products'
import { callsOf, signIn, type Customer } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { takeOver } from './access-forms'

/** Signs a customer out everywhere, from another device. */
async function endSessions(context: BrowserContext | undefined, origin: string, customer: Customer) {
  if (!context) throw new Error('another device is needed')
  await signIn(context, origin, customer)
  const call = await callsOf(context.request, origin)
  expect((await call('DELETE', '/api/user/session')).code).toBe(0)
}

// The browser itself writes down every refused request.
test.use({ expectedErrors: [/401/] })

test("a session that ends while a page is open leads to the login, which says 'Invalid Token' (spec §4 and §8)", async ({
  page,
  context,
  browser,
  signedIn,
  baseURL,
  t,
}) => {
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  await endSessions(await browser.newContext(), baseURL ?? '', signedIn)
  const main = page.getByRole('main')
  await takeOver(page, t('ProfileForm.submit'))
  await main.getByLabel(t('ProfileForm.firstname')).fill('Changed')
  await main.getByRole('button', { name: t('ProfileForm.submit'), exact: true }).click()
  // The entered values are kept until after the login.
  await expect(page).toHaveURL(/\/login\?from=%2Faccount%3Fform%3Dprofile%26answer%3D[\w-]+%23profile$/)
  await expect(page.getByText('Invalid Token')).toBeVisible()
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('session')
  expect(names).not.toContain('signed-in')
})

test('so does a link of the account: nothing of the customer is left in the page', async ({
  page,
  browser,
  signedIn,
  baseURL,
  t,
}) => {
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
  await endSessions(await browser.newContext(), baseURL ?? '', signedIn)
  await page
    .getByRole('navigation', { name: t('AccountLayout.label') })
    .getByRole('link', { name: t('AccountLayout.address') })
    .click()
  await expect(page).toHaveURL('/login?from=%2Faccount%2Faddress')
  await expect(page.getByText('Invalid Token')).toBeVisible()
  await expect(page.getByText(signedIn.firstname)).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const path of ['/account', '/account/orders?page=1', '/cart'])
      test(`${path} of a session that has ended leads to the login`, async ({
        page,
        context,
        browser,
        signedIn,
        baseURL,
      }) => {
        await endSessions(await browser.newContext(), baseURL ?? '', signedIn)
        await page.goto(path)
        await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
        if (javaScriptEnabled) await expect(page.getByText('Invalid Token')).toBeVisible()
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
      })
  })

test('the cart of before a login is in the cart after it', async ({ page, customer, request, t, context, baseURL }) => {
  const product = await findProduct(request, 12)
  await page.goto(`/product/${product.key}`)
  await page.getByRole('radio', { name: product.size, exact: true }).check({ force: true })
  await page
    .getByRole('button', { name: t('AddToCartForm.add') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1')
  await signIn(context, baseURL ?? '', customer)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
})
