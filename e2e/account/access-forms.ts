import type { Page } from '@playwright/test'
import { answerTo, type Customer } from '../customer'
import { type test } from '../fixtures'
import { takeOverForm } from '../take-over'

export type T = Parameters<Parameters<typeof test>[2]>[0]['t']

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
export const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name })
export const told = (page: Page) => main(page).getByRole('alert').first()

export const send = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Waits until a script has taken over the form of a button. */
export const takeOver = (page: Page, name: string) => takeOverForm(page, { name, exact: true })

/** Fills in the registration, up to its captcha. */
export async function fillIn(page: Page, t: T, person: Customer) {
  await field(page, t('RegisterPage.firstname')).fill(person.firstname)
  await field(page, t('RegisterPage.lastname')).fill(person.lastname)
  await field(page, t('RegisterPage.email')).fill(person.email)
  await field(page, t('RegisterPage.password')).fill(person.password)
  await field(page, t('RegisterPage.confirm')).fill(person.password)
  await main(page).getByRole('checkbox').check()
}

/** Asks for the captcha in words, and answers it. */
export async function answerQuestion(page: Page, t: T) {
  await main(page)
    .getByRole('link', { name: t('Captcha.asQuestion') })
    .click()
  const question = main(page).getByText(/^Here are five words/)
  await field(page, t('Captcha.answer')).fill(answerTo(await question.innerText()))
}

export async function chooseNew(page: Page, t: T, password: string, confirm = password) {
  await field(page, t('ResetPage.password')).fill(password)
  await field(page, t('ResetPage.confirm')).fill(confirm)
  await send(page, t('ResetPage.submit'))
}

export async function askForLink(page: Page, t: T, email: string) {
  await page.goto('/forgot-password')
  await field(page, t('ForgotPage.email')).fill(email)
  await send(page, t('ForgotPage.submit'))
}

export async function logIn(page: Page, t: T, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await field(page, t('LoginPage.email')).fill(email)
  await field(page, t('LoginPage.password')).fill(password)
  await send(page, t('LoginPage.submit'))
}
