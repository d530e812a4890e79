import { expect, type Page } from '@playwright/test'

/** Waits until the script of a form in the page's main part handles it, which it does once the form has the focus. */
export async function takeOverForm(page: Page, button: { name: string; exact?: boolean }) {
  const found = page.getByRole('button', button)
  const main = page.getByRole('main')
  const form = main.locator('form').filter({ has: found })
  const own = main.getByRole('button', button)
  await expect(async () => {
    await own.blur()
    await own.focus()
    await expect(form).toHaveAttribute('data-enhanced', '', { timeout: 1000 })
  }).toPass()
}
