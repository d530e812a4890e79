import type { Page } from '@playwright/test'
import { MARA, signIn } from '../tests/harness/browser/customer'
import { expect, test } from './fixtures'
import { ACCOUNT_SCREENS, NOWHERE, SCREENS } from './screens'

const WIDE = { width: 1440, height: 900 }

/** Opens a screen, and checks it as it is on a phone and in a wide window. */
async function checkBothWidths(page: Page, path: string, expectAccessible: (page: Page) => Promise<void>) {
  const phone = page.viewportSize()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(WIDE)
  await expectAccessible(page)
  if (phone) await page.setViewportSize(phone)
}

test.describe('axe finds nothing but the viewport the spec asks for', () => {
  test.use({ expectedErrors: [/404/] })
  for (const path of [...SCREENS, NOWHERE])
    test(path, ({ page, expectAccessible }) => checkBothWidths(page, path, expectAccessible))
})

test('axe finds nothing on any screen of the account', async ({ page, context, baseURL, expectAccessible }) => {
  await signIn(context, baseURL ?? '', MARA)
  for (const path of ACCOUNT_SCREENS) await checkBothWidths(page, path, expectAccessible)
})
