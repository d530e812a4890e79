import type { Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../lib/limits'
import { MARA, signIn } from '../tests/harness/browser/customer'
import { smallTargets } from '../tests/harness/browser/touch-targets'
import { expect, test } from './fixtures'
import { ACCOUNT_SCREENS, MISSING_PATH, SCREENS } from './screens'

const WIDE = { width: 1440, height: 900 }

/** Screens of one test: they share the browser's cache, while tests run beside each other. */
const SCREENS_PER_TEST = 6

const inParts = (screens: readonly string[]) =>
  Array.from({ length: Math.ceil(screens.length / SCREENS_PER_TEST) }, (_, part) =>
    screens.slice(part * SCREENS_PER_TEST, (part + 1) * SCREENS_PER_TEST),
  )

type Check = (page: Page) => Promise<void>

/** Checks the current page with axe as it is on a phone and in a wide window. */
async function checkBothWidths(page: Page, expectAccessible: Check) {
  const phone = page.viewportSize()
  await expectAccessible(page)
  await page.setViewportSize(WIDE)
  await expectAccessible(page)
  if (phone) await page.setViewportSize(phone)
}

/** Opens each screen, and checks it with axe and the size of everything tappable on a phone. */
async function checkScreens(page: Page, paths: readonly string[], expectAccessible: Check) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
      await checkBothWidths(page, expectAccessible)
    })
}

test.describe('axe finds nothing but the viewport the spec asks for; on a phone everything tappable is 44 px large', () => {
  test.use({ expectedErrors: [/404/] })
  test.setTimeout(180_000)
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: baseURL ?? '' }])
  })

  for (const paths of inParts([...SCREENS, MISSING_PATH]))
    test(`from ${paths[0]} on`, ({ page, expectAccessible }) => checkScreens(page, paths, expectAccessible))

  for (const paths of inParts(ACCOUNT_SCREENS))
    test(`in the account from ${paths[0]} on`, async ({ page, context, baseURL, expectAccessible }) => {
      await signIn(context, baseURL ?? '', MARA)
      await checkScreens(page, paths, expectAccessible)
    })
})

test('axe finds nothing beside the cookie notice', async ({ page, t, expectAccessible }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: t('CookieNotice.label') })).toBeVisible()
  await checkBothWidths(page, expectAccessible)
})
