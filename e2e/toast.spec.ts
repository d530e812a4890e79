import { expect, test } from './fixtures'

test('a toast stays for 3000 ms, 16 px from the edge (spec §4 and §9)', async ({ page, context, baseURL, t }) => {
  for (const notice of ['logged-out', 'invalid-token'] as const) {
    await context.addCookies([{ name: 'notice', value: notice, url: baseURL ?? '' }])
    await page.clock.install()
    await page.goto('/category')
    const toast = page.getByText(t(`Notice.${notice}`))
    await expect(toast).toBeVisible()
    const region = page.locator('[data-toast-region="page"]')
    const { bottom, height } = await region.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      height: innerHeight,
    }))
    expect(height - bottom).toBe(16)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    await page.clock.runFor(1000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(3000)
    await page.clock.resume()
    await expect(toast).toHaveCount(0)
  }
})
