import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { Translator } from '../tests/harness/browser/translator'

/** An order of the demo shop that was sent in one parcel. */
const ORDER = { number: 'TL-260934', email: 'mara.demo@touchline.example' }

async function track(page: Page, t: Translator, { number, email }: typeof ORDER) {
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: t('OrderTrack.number') }).fill(number)
  await form.getByRole('textbox', { name: t('OrderTrack.email') }).fill(email)
  await form.getByRole('button', { name: t('OrderTrack.submit') }).click()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an order is looked for by its number and email', async ({ page, t }) => {
      await test.step('a wrong number and a wrong email get the same response', async () => {
        const refusals: string[] = []
        for (const wrong of [
          { ...ORDER, number: 'TL-000000' },
          { ...ORDER, email: 'another@touchline.example' },
        ]) {
          await page.goto('/order-track')
          await track(page, t, wrong)
          await expect(page.getByRole('alert').first()).toBeVisible()
          refusals.push(await page.getByRole('alert').first().innerText())
        }
        expect(refusals[0]).toBe(refusals[1])
      })

      if (javaScriptEnabled)
        await test.step('errors are shown beside their fields, and the input is kept', async () => {
          await page.goto('/order-track')
          await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
          await track(page, t, { number: '', email: 'mara@' })
          await expect(page.getByText(t('OrderTrack.numberRequired')).first()).toBeVisible()
          await expect(page.getByText('Is your email address correct? Please try again.').first()).toBeVisible()
          await expect(page.getByRole('textbox', { name: t('OrderTrack.email') })).toHaveValue('mara@')
        })

      await test.step('an order is tracked by its number and email', async () => {
        await page.goto('/order-track')
        await track(page, t, ORDER)
        await expect(page).toHaveURL(/\/order-track#/)
        await expect(page.getByText(t('OrderStatus.order', { number: ORDER.number }))).toBeVisible()
        expect(await page.content()).not.toContain(ORDER.email)
      })
    })
  })
