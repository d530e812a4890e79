import { acceptCookies } from '../../tests/harness/browser/checkout'
import { callsOf, linkTo, newPerson, signIn } from '../../tests/harness/browser/customer'
import { expect, test } from '../fixtures'
import {
  enterNewPassword,
  field,
  fillIn,
  heading,
  logIn,
  main,
  solveProofOfWork,
  send,
  waitForForm,
  alertOf,
} from './access-forms'
import { escapePattern } from '../escape-pattern'

const TOKEN = 'a'.repeat(43)

test('the form of the registration', async ({ page, context, t, expectAccessible }) => {
  await test.step('the form loads its validation on first focus, not before', async () => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    await page.goto('/register')
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await field(page, t('RegisterPage.firstname')).focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(before)
  })

  await test.step('the terms open in a new tab', async () => {
    await field(page, t('RegisterPage.firstname')).fill('Ada')
    for (const name of ['terms of use', 'privacy policy']) {
      const opened = context.waitForEvent('page')
      await main(page).getByRole('link', { name }).click()
      const tab = await opened
      await expect(tab.getByRole('heading', { level: 1, name: new RegExp(escapePattern(name), 'i') })).toBeVisible()
      await tab.close()
    }
    await expect(field(page, t('RegisterPage.firstname'))).toHaveValue('Ada')
    await expect(main(page).getByRole('checkbox')).not.toBeChecked()
  })

  await test.step('every rule of the registration is shown at its field (spec §5)', async () => {
    await page.goto('/register')
    await waitForForm(page, t('RegisterPage.submit'))
    await field(page, t('RegisterPage.firstname')).fill('A')
    await field(page, t('RegisterPage.email')).fill('ada@')
    await field(page, t('RegisterPage.password')).fill('1234567')
    await field(page, t('RegisterPage.confirm')).fill('12345678')
    await send(page, t('RegisterPage.submit'))
    const errorLinks = alertOf(page).getByRole('link')
    await expect(errorLinks).toHaveText([
      t('FormMistakes.firstname'),
      t('FormMistakes.lastname'),
      t('FormMistakes.email'),
      t('FormMistakes.password'),
      t('FormMistakes.confirm'),
      t('FormMistakes.code'),
      t('FormMistakes.agree'),
    ])
    await expectAccessible(page)
    await errorLinks.first().click()
    await expect(field(page, t('RegisterPage.firstname'))).toBeFocused()
    await expect(field(page, t('RegisterPage.firstname'))).toHaveAccessibleDescription(
      new RegExp(escapePattern(t('FormMistakes.firstname'))),
    )
  })

  await test.step('every access page is accessible, and none is for search engines', async () => {
    for (const path of ['/register', '/forgot-password', `/reset-password?token=${TOKEN}`, `/verify?token=${TOKEN}`]) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expectAccessible(page)
    }
  })
})

test('a success message replaces the form and receives the focus', async ({
  page,
  context,
  baseURL,
  t,
  expectAccessible,
}) => {
  const person = newPerson()
  const expectDone = async (title: string) => {
    await expect(heading(page, title)).toBeFocused()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  }
  await page.goto('/register')
  await waitForForm(page, t('RegisterPage.submit'))
  await fillIn(page, t, person)
  await solveProofOfWork(page, t)
  await send(page, t('RegisterPage.submit'))
  await expectDone(t('RegisterPage.doneTitle'))
  await expect(page).toHaveURL('/register')

  await test.step('a signed-in customer confirms the email and goes on to the account', async () => {
    await acceptCookies(context, baseURL ?? '')
    await signIn(context, baseURL ?? '', person)
    await page.goto(await linkTo(person))
    await waitForForm(page, t('VerifyPage.submit'))
    await send(page, t('VerifyPage.submit'))
    await expect(heading(page, t('VerifyPage.doneTitle'))).toBeFocused()
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: t('VerifyPage.toAccount') })
      .click()
    await expect(page).toHaveURL('/account')
    await expect(main(page)).not.toContainText(t('VerifyNotice.title'))
  })

  await page.goto('about:blank')
  await context.clearCookies()
  await acceptCookies(context, baseURL ?? '')
  await page.goto('/forgot-password')
  await waitForForm(page, t('ForgotPage.submit'))
  await field(page, t('ForgotPage.email')).fill(person.email)
  await send(page, t('ForgotPage.submit'))
  await expectDone(t('ForgotPage.doneTitle'))
  await page.goto(await linkTo(person))
  await waitForForm(page, t('ResetPage.submit'))
  await enterNewPassword(page, t, `${person.password} again`)
  await expectDone(t('ResetPage.doneTitle'))
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/400/] })

  test('a captcha or a link that counts no more', async ({ page, t, expectAccessible }) => {
    await test.step('a captcha is valid once: its proof is refused the second time', async () => {
      await page.goto('/register')
      const proofs: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/verify/proof')) proofs.push(request.postData() ?? '')
      })
      await waitForForm(page, t('RegisterPage.submit'))
      await solveProofOfWork(page, t)
      const again = await page.request.post('/api/verify/proof', {
        headers: { 'content-type': 'application/json', origin: new URL(page.url()).origin },
        data: proofs[0] ?? '',
      })
      expect(((await again.json()) as { code: number }).code).toBe(4002)
      expect(proofs).toHaveLength(1)
    })

    await test.step('a captcha that was right stays so while the rest is mended', async () => {
      await page.goto('/register')
      await waitForForm(page, t('RegisterPage.submit'))
      await fillIn(page, t, { ...newPerson(), password: 'password123' })
      await solveProofOfWork(page, t)
      await send(page, t('RegisterPage.submit'))
      await expect(alertOf(page)).toContainText('This password is too easy to guess')
      await expect(page.getByText(t('Captcha.solved'))).toBeVisible()
      await expectAccessible(page)
      const better = newPerson().password
      await field(page, t('RegisterPage.password')).fill(better)
      await field(page, t('RegisterPage.confirm')).fill(better)
      await send(page, t('RegisterPage.submit'))
      await expect(heading(page, t('RegisterPage.doneTitle'))).toBeVisible()
    })

    await test.step('a used captcha is requested again', async () => {
      await page.goto('/register')
      await waitForForm(page, t('RegisterPage.submit'))
      await fillIn(page, t, newPerson())
      await solveProofOfWork(page, t)
      // Another tab of the same device has used it.
      const call = await callsOf(page.request, new URL(page.url()).origin)
      expect((await call('POST', '/api/register', { ...newPerson(), agree: true })).code).toBe(0)
      await send(page, t('RegisterPage.submit'))
      await expect(alertOf(page)).toContainText('Complete the captcha first.')
      await expect(field(page, t('Captcha.label'))).toHaveValue('')
      await solveProofOfWork(page, t)
      await send(page, t('RegisterPage.submit'))
      await expect(heading(page, t('RegisterPage.doneTitle'))).toBeVisible()
    })

    await test.step('an expired link shows its own message, and a way to a new link (spec §8)', async () => {
      const msg = 'This link has expired: it was valid for 24 hours. Request a new one.'
      const expired = { status: 400, json: { code: 4101, msg, data: null } }
      await page.route(/\/api\/(reset-password|verify\/email)$/, (route) => route.fulfill(expired))
      await page.goto(`/verify?token=${TOKEN}`)
      await waitForForm(page, t('VerifyPage.submit'))
      await send(page, t('VerifyPage.submit'))
      await expect(alertOf(page)).toContainText(msg)
      await expect(main(page).getByRole('link', { name: t('VerifyPage.login') })).toHaveAttribute('href', '/login')
      await expectAccessible(page)

      await page.goto(`/reset-password?token=${TOKEN}`)
      await waitForForm(page, t('ResetPage.submit'))
      await enterNewPassword(page, t, 'meadow of the past')
      await expect(alertOf(page)).toContainText(msg)
      await expectAccessible(page)
      await main(page)
        .getByRole('link', { name: t('ResetPage.another') })
        .click()
      await expect(page).toHaveURL('/forgot-password')
    })
  })

  test('after three wrong passwords the login asks for a captcha, and takes it', async ({ page, customer, t }) => {
    await page.goto('/login')
    for (let times = 1; times <= 4; times++) {
      // The message of the previous submit is still shown.
      const response = page.waitForResponse((response) =>
        /^\/api\/(form\/)?login$/.test(new URL(response.url()).pathname),
      )
      await logIn(page, t, { ...customer, password: `wrong ${times}` })
      await response
      await expect(alertOf(page)).toBeVisible()
    }
    await expect(alertOf(page)).toContainText('Complete the captcha first.')
    await solveProofOfWork(page, t)
    await logIn(page, t, customer)
    await expect(page).toHaveURL('/account')
  })
})
