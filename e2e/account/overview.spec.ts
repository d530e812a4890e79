import type { Browser, Page } from '@playwright/test'
import { mailsTo, makeUnverified, MARA, signIn, type Customer } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import type { Translator } from '../../tests/harness/browser/translator'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** It is collapsed by default. */
async function openPasswordForm(page: Page, t: Translator) {
  const form = card(page, t('PasswordForm.title'))
  const field = form.getByLabel(t('PasswordForm.oldPassword'), { exact: true })
  if (!(await field.isVisible())) await form.getByText(t('PasswordForm.open')).click()
  await expect(field).toBeVisible()
}

async function changePassword(
  page: Page,
  t: Translator,
  oldPassword: string,
  newPassword: string,
  confirm = newPassword,
) {
  const form = card(page, t('PasswordForm.title'))
  await openPasswordForm(page, t)
  await form.getByLabel(t('PasswordForm.oldPassword'), { exact: true }).fill(oldPassword)
  await form.getByLabel(t('PasswordForm.newPassword'), { exact: true }).fill(newPassword)
  await form.getByLabel(t('PasswordForm.confirm'), { exact: true }).fill(confirm)
  await form.getByRole('button', { name: t('PasswordForm.submit') }).click()
}

/** The header greets; on a phone its menu does. */
async function expectGreeting(page: Page, t: Translator, username: string, project: string) {
  if (project === 'phone') await page.getByRole('link', { name: t('Header.menu') }).click()
  const place = project === 'phone' ? page.getByRole('dialog', { name: t('Menu.title') }) : page.getByRole('banner')
  await expect(place).toContainText(t('AccountMenu.hello', { username }))
}

/** The same customer in another browser. */
async function otherDevice(browser: Browser, origin: string, customer: Customer) {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(context, origin, customer)
  return {
    open: async () => {
      const page = await context.newPage()
      await page.goto('/account')
      return page
    },
    close: () => context.close(),
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/40[01]/] })

    test('another name is saved, said, and what the customer is called from then on', async ({ page, signedIn, t }, {
      project,
    }) => {
      await page.goto('/account')
      const form = card(page, t('ProfileForm.title'))
      await expect(form).toContainText(signedIn.email)
      const firstname = form.getByRole('textbox', { name: t('ProfileForm.firstname') })
      await expect(firstname).toHaveValue(signedIn.firstname)
      await firstname.fill('Grace')
      await form.getByRole('button', { name: t('ProfileForm.submit') }).click()
      await expect(page.getByText(t('ProfileForm.done'))).toBeVisible()
      const name = `Grace ${signedIn.lastname}`
      await expect(page.getByRole('main')).toContainText(t('AccountOverview.hello', { name }))
      if (javaScriptEnabled) await expectGreeting(page, t, name, project.name)
      await page.goto('/account')
      await expect(firstname).toHaveValue('Grace')
    })

    test('a wrong old password is refused, and shown nowhere', async ({ page, signedIn, t }) => {
      await page.goto('/account')
      await changePassword(page, t, 'not this one', 'grass and chalk')
      await expect(card(page, t('PasswordForm.title')).getByRole('alert')).toContainText(
        'That isn’t your current password.',
      )
      expect(await page.content()).not.toContain('not this one')
      expect(signedIn.email).toBeTruthy()
    })

    test('a new password with a control character is refused with a sentence of its own', async ({
      page,
      signedIn,
      t,
    }) => {
      await page.goto('/account')
      await changePassword(page, t, signedIn.password, 'grass\tand chalk')
      const form = card(page, t('PasswordForm.title'))
      await expect(form.getByLabel(t('PasswordForm.newPassword'), { exact: true })).toHaveAccessibleDescription(
        /^A password can’t contain control characters/,
      )
    })

    test('a new password signs out every other device, and takes the place of the old one', async ({
      page,
      signedIn,
      browser,
      context,
      baseURL,
      t,
    }) => {
      const other = await otherDevice(browser, baseURL ?? '', signedIn)
      await page.goto('/account')
      await changePassword(page, t, signedIn.password, 'grass and chalk')
      const form = card(page, t('PasswordForm.title'))
      await expect(form.getByRole('status')).toContainText(t('PasswordForm.done'))
      await expect(form.getByLabel(t('PasswordForm.newPassword'), { exact: true })).toHaveValue('')

      await expect(await other.open()).toHaveURL(/\/login\?from=%2Faccount/)
      await other.close()
      await page.goto('/account')
      await expect(form).toBeVisible()
      await expect(signIn(context, baseURL ?? '', signedIn)).rejects.toThrow('the login failed')
      await signIn(context, baseURL ?? '', { ...signedIn, password: 'grass and chalk' })
    })

    test('signing out everywhere ends every session, this one too', async ({
      page,
      signedIn,
      browser,
      context,
      baseURL,
      t,
    }) => {
      const other = await otherDevice(browser, baseURL ?? '', signedIn)
      await page.goto('/account')
      await card(page, t('SessionsForm.title'))
        .getByRole('button', { name: t('SessionsForm.submit') })
        .click()
      await expect(page).toHaveURL(/\/(#logged-out)?$/)
      // Locators by text do not find content of a noscript.
      const notice = javaScriptEnabled ? page.getByText('logout succeeded') : page.locator('#logged-out')
      await expect(notice).toBeVisible()
      expect((await context.cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([])
      await expect(await other.open()).toHaveURL(/\/login\?from=%2Faccount/)
      await other.close()
      await page.goto('/account')
      await expect(page).toHaveURL(/\/login\?from=%2Faccount/)
    })

    test('a customer with an unconfirmed email sees a notice, and gets the mail again', async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const person = await makeUnverified(baseURL ?? '')
      await signIn(context, baseURL ?? '', person)
      const before = (await mailsTo(person)).length
      await page.goto('/account')
      const notice = card(page, t('VerifyNotice.title'))
      await expect(notice).toContainText(person.email)
      await notice.getByRole('button', { name: t('VerifyNotice.submit') }).click()
      await expect(notice.getByRole('status')).toContainText(t('VerifyNotice.done'))
      expect(await mailsTo(person)).toHaveLength(before + 1)
    })
  })

test('mistakes are shown at their fields, and what was typed stays', async ({
  page,
  signedIn,
  t,
  expectAccessible,
}) => {
  await page.goto('/account')
  const form = card(page, t('PasswordForm.title'))
  await openPasswordForm(page, t)
  await form.getByLabel(t('PasswordForm.confirm'), { exact: true }).fill('grass and chal')
  await form.getByLabel(t('PasswordForm.oldPassword'), { exact: true }).focus()
  await expect(form.getByText(t('FormMistakes.confirm'))).toBeVisible()
  await changePassword(page, t, signedIn.password, 'grass and chalk', 'grass and chal')
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([t('FormMistakes.confirm')])
  await expect(form.getByLabel(t('PasswordForm.newPassword'), { exact: true })).toHaveValue('grass and chalk')
  await expectAccessible(page)
})

test('a mistake is shown without JavaScript where its form stands', async ({ page, context, signedIn, t, baseURL }) => {
  const reply = await context.request.post('/api/form/account/profile', {
    headers: { origin: baseURL ?? '' },
    form: { firstname: 'G', lastname: 'Hopper' },
    maxRedirects: 0,
  })
  const location = reply.headers().location ?? ''
  expect(location).toMatch(/^\/account\?form=profile&answer=[\w-]+#profile$/)
  await page.goto(location)
  const form = card(page, t('ProfileForm.title'))
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([t('FormMistakes.firstname')])
  await expect(form.getByRole('textbox', { name: t('ProfileForm.lastname') })).toHaveValue('Hopper')
  await expect(card(page, t('PasswordForm.title')).getByRole('alert')).toHaveCount(0)
  expect(signedIn.email).toBeTruthy()
})

test('a new customer sees what there is not yet, and where to go', async ({ page, signedIn, t, expectAccessible }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: t('AccountOverview.title') })).toBeVisible()
  await expect(card(page, t('VerifyNotice.title'))).toHaveCount(0)
  const orders = card(page, t('RecentOrders.title'))
  await expect(orders).toContainText(t('RecentOrders.empty'))
  await expect(orders.getByRole('link', { name: t('RecentOrders.shop') })).toHaveAttribute('href', '/product')
  await expect(card(page, t('AddressCard.title')).getByRole('link', { name: t('AddressCard.add') })).toHaveAttribute(
    'href',
    '/account/address',
  )
  await expect(card(page, t('MessageCard.title'))).toContainText(t('MessageCard.unread', { count: 1 }))
  expect(signedIn.email).toBeTruthy()
  await expectAccessible(page)
})

test('orders, messages and address lead to all of them', async ({ page, context, baseURL, t, expectAccessible }) => {
  await signIn(context, baseURL ?? '', MARA)
  await page.goto('/account')
  const orders = card(page, t('RecentOrders.title'))
  const numbers = orders.getByRole('listitem').getByRole('link')
  await expect(numbers).toHaveCount(3)
  const number = (await numbers.first().getByText(/^TL-/).innerText()).trim()
  await expect(numbers.first()).toHaveAttribute('href', `/account/orders/${number}`)
  await expect(orders.getByRole('link', { name: t('RecentOrders.all') })).toHaveAttribute('href', '/account/orders')
  await expect(card(page, t('MessageCard.title')).getByRole('link').last()).toHaveAttribute('href', '/account/messages')
  await expect(card(page, t('AddressCard.title'))).toContainText('Mara')
  await expectAccessible(page)
})
