import type { Page } from '@playwright/test'
import { acceptCookies } from '../../tests/harness/browser/checkout'
import {
  callsOf,
  linkTo,
  LOGGED_OUT_URL,
  mailsTo,
  makeUnverified,
  MARA,
  signIn,
} from '../../tests/harness/browser/customer'
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

/** Opens the account in a browser whose session has ended. */
async function expectEnded(page: Page) {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?from=%2Faccount/)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/40[01]/] })

    test('the account of a new customer', async ({ page, context, baseURL, t, expectAccessible }, { project }) => {
      const origin = baseURL ?? ''
      const person = await makeUnverified(origin)
      await acceptCookies(context, origin)
      await signIn(context, origin, person)

      await test.step('a customer with an unconfirmed email sees a notice, and gets the mail again', async () => {
        const before = (await mailsTo(person)).length
        await page.goto('/account')
        const notice = card(page, t('VerifyNotice.title'))
        await expect(notice).toContainText(person.email)
        await notice.getByRole('button', { name: t('VerifyNotice.submit') }).click()
        await expect(notice.getByRole('status')).toContainText(t('VerifyNotice.done'))
        expect(await mailsTo(person)).toHaveLength(before + 1)
      })

      const call = await callsOf(context.request, origin)
      const token = new URL(await linkTo(person), origin).searchParams.get('token')
      expect((await call('POST', '/api/verify/email', { token })).code).toBe(0)
      await page.goto('/account')
      if (javaScriptEnabled)
        await test.step('a new customer sees empty states with links', async () => {
          await expect(page.getByRole('heading', { level: 1, name: t('AccountOverview.title') })).toBeVisible()
          await expect(card(page, t('VerifyNotice.title'))).toHaveCount(0)
          const orders = card(page, t('RecentOrders.title'))
          await expect(orders).toContainText(t('RecentOrders.empty'))
          await expect(orders.getByRole('link', { name: t('RecentOrders.shop') })).toHaveAttribute('href', '/product')
          await expect(
            card(page, t('AddressCard.title')).getByRole('link', { name: t('AddressCard.add') }),
          ).toHaveAttribute('href', '/account/address')
          await expect(card(page, t('MessageCard.title'))).toContainText(t('MessageCard.unread', { count: 1 }))
          await expectAccessible(page)
        })

      const form = card(page, t('ProfileForm.title'))
      await test.step('another name is saved, said, and what the customer is called from then on', async () => {
        await expect(form).toContainText(person.email)
        const firstname = form.getByRole('textbox', { name: t('ProfileForm.firstname') })
        await expect(firstname).toHaveValue(person.firstname)
        await firstname.fill('Grace')
        await form.getByRole('button', { name: t('ProfileForm.submit') }).click()
        await expect(page.getByText(t('ProfileForm.done'))).toBeVisible()
        const name = `Grace ${person.lastname}`
        await expect(page.getByRole('main')).toContainText(t('AccountOverview.hello', { name }))
        if (javaScriptEnabled) await expectGreeting(page, t, name, project.name)
        await page.goto('/account')
        await expect(firstname).toHaveValue('Grace')
      })

      if (!javaScriptEnabled)
        await test.step('an error is shown at its form without JavaScript', async () => {
          const reply = await context.request.post('/api/form/account/profile', {
            headers: { origin },
            form: { firstname: 'G', lastname: 'Hopper' },
            maxRedirects: 0,
          })
          const location = reply.headers().location ?? ''
          expect(location).toMatch(/^\/account\?form=profile&answer=[\w-]+#profile$/)
          await page.goto(location)
          await expect(form.getByRole('alert').getByRole('link')).toHaveText([t('FormMistakes.firstname')])
          await expect(form.getByRole('textbox', { name: t('ProfileForm.lastname') })).toHaveValue('Hopper')
          await expect(card(page, t('PasswordForm.title')).getByRole('alert')).toHaveCount(0)
        })
    })

    test('password and sessions', async ({ page, signedIn, browser, context, baseURL, t, expectAccessible }) => {
      const origin = baseURL ?? ''
      const changed = { ...signedIn, password: 'grass and chalk' }
      // Of the other device only the addresses are of interest.
      const other = await browser.newContext({ baseURL: origin, javaScriptEnabled: false })
      const otherPage = await other.newPage()
      const form = card(page, t('PasswordForm.title'))
      const newPassword = form.getByLabel(t('PasswordForm.newPassword'), { exact: true })
      await page.goto('/account')

      if (javaScriptEnabled)
        await test.step('errors are shown at their fields, and the input is kept', async () => {
          await openPasswordForm(page, t)
          await form.getByLabel(t('PasswordForm.confirm'), { exact: true }).fill('grass and chal')
          await form.getByLabel(t('PasswordForm.oldPassword'), { exact: true }).focus()
          await expect(form.getByText(t('FormMistakes.confirm'))).toBeVisible()
          await changePassword(page, t, signedIn.password, 'grass and chalk', 'grass and chal')
          await expect(form.getByRole('alert').getByRole('link')).toHaveText([t('FormMistakes.confirm')])
          await expect(newPassword).toHaveValue('grass and chalk')
          await expectAccessible(page)
        })

      await test.step('a wrong old password is refused, and shown nowhere', async () => {
        await changePassword(page, t, 'not this one', 'grass and chalk')
        await expect(form.getByRole('alert')).toContainText('That isn’t your current password.')
        expect(await page.content()).not.toContain('not this one')
      })

      await test.step('a new password with a control character is refused with its own message', async () => {
        await changePassword(page, t, signedIn.password, 'grass\tand chalk')
        await expect(newPassword).toHaveAccessibleDescription(/^A password can’t contain control characters/)
      })

      await test.step('a new password signs out every other device, and replaces the old password', async () => {
        await signIn(other, origin, signedIn)
        await page.goto('/account')
        await changePassword(page, t, signedIn.password, changed.password)
        await expect(form.getByRole('status')).toContainText(t('PasswordForm.done'))
        await expect(newPassword).toHaveValue('')

        await expectEnded(otherPage)
        await page.goto('/account')
        await expect(form).toBeVisible()
        await expect(signIn(context, origin, signedIn)).rejects.toThrow('the login failed')
        await signIn(context, origin, changed)
      })

      await test.step('signing out everywhere ends every session, this one too', async () => {
        await signIn(other, origin, changed)
        await page.goto('/account')
        await card(page, t('SessionsForm.title'))
          .getByRole('button', { name: t('SessionsForm.submit') })
          .click()
        await expect(page).toHaveURL(LOGGED_OUT_URL)
        // Locators by text do not find content of a noscript.
        const notice = javaScriptEnabled ? page.getByText('logout succeeded') : page.locator('#logged-out')
        await expect(notice).toBeVisible()
        expect((await context.cookies()).filter(({ name }) => /session|signed-in/.test(name))).toEqual([])
        await expectEnded(otherPage)
        await other.close()
        await expectEnded(page)
      })
    })
  })

test('orders, messages and address link to their lists', async ({ page, context, baseURL, t, expectAccessible }) => {
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
