import { COOKIE_CONSENT } from '../lib/limits'
import { MARA, signIn } from '../tests/harness/browser/customer'
import { smallTargets } from '../tests/harness/browser/touch-targets'
import { expect, test } from './fixtures'
import { ACCOUNT_SCREENS, SCREENS } from './screens'

test.describe('on a phone everything tappable is at least 44 px large, beside links in a text', () => {
  test.use({ expectedErrors: [/404/] })
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
  })

  for (const path of SCREENS)
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
    })

  test('on every screen of the account', async ({ page, context, baseURL }) => {
    test.setTimeout(120_000)
    await signIn(context, baseURL ?? '', MARA)
    for (const path of ACCOUNT_SCREENS) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect(await smallTargets(page), path).toEqual([])
    }
  })
})
