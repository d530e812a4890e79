import { expect, type Locator } from '@playwright/test'

/** Follows a link that loads its own page again, until the page shows the expected element; the link may be gone by then. */
export const followUntil = (link: Locator, expected: Locator): Promise<void> =>
  expect(async () => {
    if (await link.isVisible()) await Promise.all([link.page().waitForEvent('load'), link.click()])
    await expect(expected).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
