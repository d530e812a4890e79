import { acceptCookies } from '../../tests/harness/browser/checkout'
import { linkTo, mailsTo, newPerson, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import {
  requestLink,
  enterNewPassword,
  field,
  fillIn,
  heading,
  logIn,
  main,
  completeCaptcha,
  solveProofOfWork,
  send,
  alertOf,
} from './access-forms'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    // The browser itself logs the store's rejections.
    test.use({ javaScriptEnabled, expectedErrors: [/40[01]/] })

    test('a visitor registers', async ({ page, context, baseURL, t, expectAccessible }) => {
      const person = newPerson()
      await acceptCookies(context, baseURL ?? '')

      await test.step('an incomplete link shows an error and no form', async () => {
        for (const [path, text] of [
          ['/reset-password?token=short', t('ResetPage.broken')],
          ['/reset-password', t('ResetPage.broken')],
          ['/verify', t('VerifyPage.broken')],
        ] as const) {
          await page.goto(path)
          await expect(alertOf(page)).toContainText(text)
          await expect(main(page).getByRole('button')).toHaveCount(0)
          if (javaScriptEnabled) await expectAccessible(page)
        }
      })

      await test.step('a wrong captcha shows an error, is used up, and keeps the entered values', async () => {
        await page.goto('/register')
        await fillIn(page, t, person)
        await field(page, t('Captcha.label')).fill('WRONG')
        const picture = main(page).getByRole('img', { name: t('Captcha.alt') })
        const before = await picture.screenshot()
        await send(page, t('RegisterPage.submit'))
        await expect(alertOf(page)).toContainText('That wasn’t right.')
        await expect(field(page, t('RegisterPage.email'))).toHaveValue(person.email)
        await expect(field(page, t('Captcha.label'))).toHaveValue('')
        await expect.poll(async () => before.equals(await picture.screenshot())).toBe(false)
        expect(await mailsTo(person)).toEqual([])
      })

      await test.step('a visitor registers, follows the link of the mail, and signs in', async () => {
        await fillIn(page, t, person)
        await (javaScriptEnabled ? solveProofOfWork(page, t) : completeCaptcha(page, 'register'))
        await send(page, t('RegisterPage.submit'))
        await expect(heading(page, t('RegisterPage.doneTitle'))).toBeVisible()
        await expect(main(page)).not.toContainText(person.email)
        expect(await mailsTo(person)).toHaveLength(1)

        const link = await linkTo(person)
        await page.goto(link)
        // Opening it changes nothing, because mail scanners open it too.
        await page.reload()
        await send(page, t('VerifyPage.submit'))
        await expect(heading(page, t('VerifyPage.doneTitle'))).toBeVisible()
        await main(page)
          .getByRole('link', { name: t('VerifyPage.login') })
          .click()
        await logIn(page, t, person)
        await expect(page).toHaveURL('/account')

        await page.goto(link)
        await send(page, t('VerifyPage.submit'))
        await expect(alertOf(page)).toContainText('This link has already been used')
        await expect(main(page).getByRole('link', { name: t('VerifyPage.toAccount') })).toHaveAttribute(
          'href',
          '/account',
        )
      })

      await test.step('a signed-in customer is led away from the registration', async () => {
        await page.goto('/register')
        await expect(page).toHaveURL('/account')
        await expect(main(page)).toContainText(person.email)
      })
    })

    test('a customer without a password asks for another', async ({ page, context, browser, baseURL, customer, t }) => {
      await acceptCookies(context, baseURL ?? '')

      await test.step('an email without an account gets the same reply and no mail', async () => {
        const person = newPerson()
        await requestLink(page, t, person.email)
        await expect(heading(page, t('ForgotPage.doneTitle'))).toBeVisible()
        expect(await mailsTo(person)).toEqual([])
        await main(page).getByRole('link', { name: 'request another link' }).click()
        await expect(field(page, t('ForgotPage.email'))).toHaveValue('')
      })

      await test.step('a registered email gets the same response, and its owner gets a mail', async () => {
        await page.goto('/register')
        await fillIn(page, t, customer)
        await (javaScriptEnabled ? solveProofOfWork(page, t) : completeCaptcha(page, 'register'))
        await send(page, t('RegisterPage.submit'))
        await expect(heading(page, t('RegisterPage.doneTitle'))).toBeVisible()
        expect((await mailsTo(customer))[0]).toContain('You already have an account')
      })

      await test.step('resetting a forgotten password ends every session', async () => {
        const elsewhere = await browser.newContext()
        await signIn(elsewhere, baseURL ?? '', customer)
        await requestLink(page, t, customer.email)
        await expect(heading(page, t('ForgotPage.doneTitle'))).toBeVisible()

        const link = await linkTo(customer)
        const password = `${customer.password} again`
        await page.goto(link)
        await enterNewPassword(page, t, password, 'meadow of others')
        await expect(alertOf(page)).toContainText(t('FormMistakes.confirm'))
        // The token is still there: the error is corrected on the same page.
        await enterNewPassword(page, t, password)
        await expect(heading(page, t('ResetPage.doneTitle'))).toBeVisible()
        const old = await elsewhere.newPage()
        await old.goto(`${baseURL}/account`)
        await expect(old).toHaveURL(`${baseURL}/login?from=%2Faccount`)
        await elsewhere.close()

        await main(page)
          .getByRole('link', { name: t('ResetPage.doneLogin') })
          .click()
        await logIn(page, t, customer)
        await expect(alertOf(page)).toContainText('no match for that email address')
        await logIn(page, t, { ...customer, password })
        await expect(page).toHaveURL('/account')

        await page.goto(link)
        await enterNewPassword(page, t, password)
        await expect(alertOf(page)).toContainText('This link has already been used')
        await expect(main(page).getByRole('link', { name: t('ResetPage.another') })).toHaveAttribute(
          'href',
          '/forgot-password',
        )
      })

      await test.step('a new password signs out this browser too', async () => {
        await requestLink(page, t, customer.email)
        await expect(heading(page, t('ForgotPage.doneTitle'))).toBeVisible()
        await page.goto(await linkTo(customer))
        await enterNewPassword(page, t, `${customer.password} once more`)
        await expect(heading(page, t('ResetPage.doneTitle'))).toBeVisible()
        await page.goto('/account')
        await expect(page).toHaveURL('/login?from=%2Faccount')
      })
    })
  })
