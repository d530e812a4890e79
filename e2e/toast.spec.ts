import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

interface Watched {
  /** Milliseconds by the page's own clock. */
  from?: number
  to?: number
}

/** Notes in every document when a toast is there first, and gone: how busy the machine that asks is decides nothing. */
const watch = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    const watched: Watched = {}
    Object.assign(window, { [wanted]: watched })
    new MutationObserver(() => {
      const isThere = document.querySelector('[data-toast-region="page"]')?.textContent?.includes(wanted)
      if (isThere) watched.from ??= performance.now()
      else if (watched.from !== undefined) watched.to ??= performance.now()
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, text)

const watchedOf = (page: Page, text: string) =>
  page.evaluate((wanted) => (window as unknown as Record<string, Watched>)[wanted] ?? {}, text)

test('a toast says what happened on the page before', async ({ page, context, baseURL, t }) => {
  for (const message of ['logged-out', 'invalid-token'] as const)
    await test.step(`a toast stays for 3000 ms, 16 px from the edge (spec §4 and §9): ${message}`, async () => {
      await context.addCookies([{ name: 'notice', value: message, url: baseURL ?? '' }])
      const text = t(`FlashMessage.${message}`)
      await watch(page, text)
      await page.goto('/category')
      await expect(page.getByText(text)).toBeVisible()
      const { bottom, height } = await page.locator('[data-toast-region="page"]').evaluate((element) => ({
        bottom: element.getBoundingClientRect().bottom,
        height: innerHeight,
      }))
      expect(height - bottom).toBe(16)
      await expect.poll(async () => (await watchedOf(page, text)).to).toBeGreaterThan(0)
      const { from = 0, to = 0 } = await watchedOf(page, text)
      expect(to - from).toBeGreaterThanOrEqual(3000)
    })
})
