import { expect, type Page } from '@playwright/test'

/** Waits until the script of a form in the main region handles it, which starts once the form has focus. */
export async function waitForEnhancedForm(page: Page, button: { name: string; exact?: boolean }) {
  const innerButton = page.getByRole('button', button)
  const main = page.getByRole('main')
  const form = main.locator('form').filter({ has: innerButton })
  const mainButton = main.getByRole('button', button)
  await expect(async () => {
    await mainButton.blur()
    await mainButton.focus()
    await expect(form).toHaveAttribute('data-enhanced', '', { timeout: 1000 })
  }).toPass()
}
