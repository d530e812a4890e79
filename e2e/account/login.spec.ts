import type { Page } from '@playwright/test'
import { acceptCookies } from '../../tests/harness/browser/checkout'
import { LOGGED_OUT_URL, MARA } from '../../tests/harness/browser/customer'
import { COOKIE_CONSENT } from '../../lib/limits'
import { expect, test } from '../fixtures'
import { waitForForm } from './access-forms'
import type { Translator } from '../../tests/harness/browser/translator'

async function logIn(page: Page, t: Translator, { email, password }: { email: string; password: string }) {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('LoginPage.email') }).fill(email)
  await main.getByLabel(t('LoginPage.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: t('LoginPage.submit') }).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/40[01]/] })

    test('a guard redirects to the login, and the login back to the requested page', async ({
      page,
      context,
      customer,
      baseURL,
      t,
    }) => {
      await acceptCookies(context, baseURL ?? '')
      await page.goto('/account?page=1')
      await expect(page).toHaveURL('/login?from=%2Faccount%3Fpage%3D1')
      await test.step('a wrong password shows the message of the spec, and the email field keeps its value', async () => {
        await logIn(page, t, { ...customer, password: 'not this one' })
        await expect(page.getByRole('alert').first()).toContainText(
          'Error: Sorry, there is no match for that email address and/or password.',
        )
        await expect(page.getByRole('main').getByRole('textbox', { name: t('LoginPage.email') })).toHaveValue(
          customer.email,
        )
        expect(await page.content()).not.toContain('not this one')
      })
      await logIn(page, t, customer)
      await expect(page).toHaveURL('/account?page=1')

      await test.step("logging out redirects home with 'logout succeeded'; no account page can be restored", async () => {
        await page.goto('/account')
        await expect(page.getByRole('main')).toContainText(customer.email)
        await page
          .getByRole('navigation', { name: t('AccountLayout.label') })
          .getByRole('button')
          .click()
        await expect(page).toHaveURL(LOGGED_OUT_URL)
        // Locators by text do not find content of a noscript.
        const notice = javaScriptEnabled ? page.getByText('logout succeeded') : page.locator('#logged-out')
        await expect(notice).toBeVisible()
        await page.goBack()
        await expect(page.getByText(customer.email)).toHaveCount(0)
        await expect(page).toHaveURL(/\/login\?from=%2Faccount/)
      })
    })
  })

test('a guard keeps the URL fragment through the login', async ({ page, customer, t }) => {
  await page.goto('/account?page=1#profile')
  await expect(page).toHaveURL('/login?from=%2Faccount%3Fpage%3D1#profile')
  await logIn(page, t, customer)
  await expect(page).toHaveURL('/account?page=1#profile')
})

test('a login redirects to no other site, whatever its from parameter is', async ({ page, customer, t, baseURL }) => {
  await page.goto('/login?from=https%3A%2F%2Fevil.example%2F')
  await logIn(page, t, customer)
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('mistakes are shown beside their fields when they are left, and all of them when it is sent', async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.goto('/login')
  await waitForForm(page, t('LoginPage.submit'))
  const email = page.getByRole('main').getByRole('textbox', { name: t('LoginPage.email') })
  await email.fill('mara@')
  await page.getByLabel(t('LoginPage.password'), { exact: true }).focus()
  await expect(page.getByText('Is your email address correct? Please try again.')).toBeVisible()
  await page.getByRole('button', { name: t('LoginPage.submit') }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await email.fill('mara@mail.example')
  await expect(page.getByText('Is your email address correct? Please try again.')).toHaveCount(0)

  await test.step('a password can be looked at', async () => {
    const field = page.getByLabel(t('LoginPage.password'), { exact: true })
    await field.fill(MARA.password)
    await page.getByRole('button', { name: `${t('PasswordField.show')}: ${t('LoginPage.password')}` }).click()
    await expect(field).toHaveAttribute('type', 'text')
  })
})

test('the token reaches no script, no page and no response', async ({ page, context, signedIn }) => {
  await page.goto('/account')
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(session?.value.length).toBeLessThan(1500)
  const readable = await page.evaluate(() => document.cookie.split('; ').sort())
  expect(readable).toEqual([`${COOKIE_CONSENT.name}=${COOKIE_CONSENT.value}`, 'signed-in=1'].sort())
  const stored = () => Object.entries({ ...localStorage, ...sessionStorage })
  // Other tabs are notified only that a customer is logged in.
  expect((await page.evaluate(stored)).filter(([key]) => !key.startsWith('sync-'))).toEqual([])
  expect(String(await page.evaluate(stored))).toMatch(/^[\w,.-]*$/)
  expect(signedIn.email).toBeTruthy()

  await test.step('a signed-in customer is redirected from the login page', async () => {
    await page.goto('/login?from=%2Fcart')
    await expect(page).toHaveURL('/cart')
  })
})
