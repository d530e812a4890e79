import type { Page } from '@playwright/test'
import type { CaptchaAction } from '../../contract/entities/proof-of-work'
import { callsOf, solveCaptcha, type Customer } from '../../tests/harness/browser/customer'
import { expect } from '../fixtures'
import { waitForEnhancedForm } from '../../tests/harness/browser/enhanced-form'
import { translator, type Translator } from '../../tests/harness/browser/translator'

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })
export const alertOf = (page: Page) => main(page).getByRole('alert').first()

export const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Waits until the script of a button's form handles it. */
export const waitForForm = (page: Page, name: string) => waitForEnhancedForm(page, { name, exact: true })

/** Fills in the registration, up to its captcha. */
export async function fillIn(page: Page, t: Translator, person: Customer) {
  await field(page, t('RegisterPage.firstname')).fill(person.firstname)
  await field(page, t('RegisterPage.lastname')).fill(person.lastname)
  await field(page, t('RegisterPage.email')).fill(person.email)
  await field(page, t('RegisterPage.password')).fill(person.password)
  await field(page, t('RegisterPage.confirm')).fill(person.password)
  await main(page).getByRole('checkbox').check()
}

/** Solves the captcha by proof of work instead of the image. */
export async function solveProofOfWork(page: Page, t: Translator) {
  await main(page)
    .getByRole('button', { name: t('Captcha.asProof') })
    .click()
  await expect(page.getByText(t('Captcha.solved'))).toBeFocused()
}

/**
 * Solves the captcha by proof of work, sent by the form. Without JavaScript a page offers only the image, which no test
 * can read.
 */
export async function completeCaptcha(page: Page, action: CaptchaAction) {
  const origin = new URL(page.url()).origin
  await solveCaptcha(await callsOf(page.request, origin), action)
  await field(page, translator()('Captcha.label')).evaluate((input) => {
    const solved = Object.assign(document.createElement('input'), { type: 'hidden', name: 'captcha', value: 'solved' })
    input.after(solved)
    // The browser itself would demand the letters.
    input.removeAttribute('required')
  })
}

export async function enterNewPassword(page: Page, t: Translator, password: string, confirm = password) {
  await field(page, t('ResetPage.password')).fill(password)
  await field(page, t('ResetPage.confirm')).fill(confirm)
  await send(page, t('ResetPage.submit'))
}

export async function requestLink(page: Page, t: Translator, email: string) {
  await page.goto('/forgot-password')
  await field(page, t('ForgotPage.email')).fill(email)
  await send(page, t('ForgotPage.submit'))
}

export async function logIn(page: Page, t: Translator, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await field(page, t('LoginPage.email')).fill(email)
  await field(page, t('LoginPage.password')).fill(password)
  await send(page, t('LoginPage.submit'))
}
