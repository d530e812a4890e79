import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

interface ToastTimes {
  /** Milliseconds by the page's own clock. */
  from?: number
  to?: number
}

/** Records when a toast appears and disappears, in the page itself: delays of the test runner do not count. */
const recordToast = (page: Page, text: string) =>
  page.addInitScript((expectedText) => {
    const times: ToastTimes = {}
    Object.assign(window, { [expectedText]: times })
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-toast-region="page"]')?.textContent?.includes(expectedText)
      if (isShown) times.from ??= performance.now()
      else if (times.from !== undefined) times.to ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)

const toastTimes = (page: Page, text: string) =>
  page.evaluate((expectedText) => (window as unknown as Record<string, ToastTimes>)[expectedText] ?? {}, text)

test('a toast reports the result of the previous page', async ({ page, context, baseURL, t }) => {
  for (const message of ['logged-out', 'invalid-token'] as const)
    await test.step(`a toast stays for 3000 ms, 16 px from the edge (spec §4 and §9): ${message}`, async () => {
      await context.addCookies([{ name: 'notice', value: message, url: baseURL ?? '' }])
      const text = t(`FlashMessage.${message}`)
      await recordToast(page, text)
      await page.goto('/category')
      await expect(page.getByText(text)).toBeVisible()
      const { bottom, height } = await page.locator('[data-toast-region="page"]').evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom,
        height: innerHeight,
      }))
      expect(height - bottom).toBe(16)
      await expect.poll(async () => (await toastTimes(page, text)).to).toBeGreaterThan(0)
      const { from = 0, to = 0 } = await toastTimes(page, text)
      expect(to - from).toBeGreaterThanOrEqual(3000)
    })
})
