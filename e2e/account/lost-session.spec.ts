import { fillCart } from '../../tests/harness/browser/checkout'
import { endSessions, endSessionsBefore, isWrite, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import { waitForForm } from './access-forms'

// The browser itself logs every rejected request.
test.use({ expectedErrors: [/401/] })

test('a session that ends while a page is open', async ({ page, context, signedIn, baseURL, t }) => {
  const origin = baseURL ?? ''

  await test.step("a form sent after the session ended redirects to the login, which shows 'Invalid Token' (spec §4 and §8)", async () => {
    await page.goto('/account')
    await endSessionsBefore(page, isWrite, origin, signedIn)
    const main = page.getByRole('main')
    await waitForForm(page, t('ProfileForm.submit'))
    await main.getByLabel(t('ProfileForm.firstname')).fill('Changed')
    await main.getByRole('button', { name: t('ProfileForm.submit'), exact: true }).click()
    // The entered values are kept until after the login.
    await expect(page).toHaveURL(/\/login\?from=%2Faccount%3Fform%3Dprofile%26answer%3D[\w-]+%23profile$/)
    await expect(page.getByText('Invalid Token')).toBeVisible()
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('session')
    expect(names).not.toContain('signed-in')
  })

  await test.step('an account link redirects to the login after the session ended: no customer data is left in the page', async () => {
    await signIn(context, origin, signedIn)
    await page.goto('/account')
    await page.waitForLoadState('networkidle')
    await endSessionsBefore(page, (request) => new URL(request.url()).pathname === '/account/address', origin, signedIn)
    await page
      .getByRole('navigation', { name: t('AccountLayout.label') })
      .getByRole('link', { name: t('AccountLayout.address') })
      .click()
    await expect(page).toHaveURL('/login?from=%2Faccount%2Faddress')
    await expect(page.getByText('Invalid Token')).toBeVisible()
    await expect(page.getByText(signedIn.firstname)).toHaveCount(0)
  })

  await test.step('the cart of before a login is in the cart after it', async () => {
    await page.goto('about:blank')
    await context.clearCookies()
    await fillCart(context, origin, 12)
    await signIn(context, origin, signedIn)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
  })
})

test('a call refused for a session that a login has replaced is sent again, and the customer stays logged in', async ({
  page,
  context,
  signedIn,
  t,
}) => {
  await page.goto('/account')
  await waitForForm(page, t('ProfileForm.submit'))
  let sent = 0
  await page.route('**/api/user', (route) => {
    if (!isWrite(route.request()) || sent++ > 0) return route.fallback()
    return route.fulfill({
      status: 401,
      headers: { 'session-lost': '1' },
      json: { code: 401, msg: 'Invalid Token', data: null },
    })
  })
  const main = page.getByRole('main')
  await main.getByLabel(t('ProfileForm.firstname')).fill('Changed')
  await main.getByRole('button', { name: t('ProfileForm.submit'), exact: true }).click()
  await expect(main.getByText(`Changed ${signedIn.lastname}`)).toBeVisible()
  expect(sent).toBe(2)
  await expect(page).toHaveURL('/account')
  expect((await context.cookies()).map(({ name }) => name)).toContain('session')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('every page of a session that has ended leads to the login', async ({ page, context, signedIn, baseURL }) => {
      for (const path of ['/account', '/account/orders?page=1', '/cart'])
        await test.step(`${path} of a session that has ended leads to the login`, async () => {
          await page.goto('about:blank')
          await signIn(context, baseURL ?? '', signedIn)
          await endSessions(baseURL ?? '', signedIn)
          await page.goto(path)
          await expect(page).toHaveURL(`/login?from=${encodeURIComponent(path)}`)
          if (javaScriptEnabled) await expect(page.getByText('Invalid Token')).toBeVisible()
          expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
        })
    })
  })
