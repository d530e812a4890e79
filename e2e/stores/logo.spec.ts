import type { StoreSettings } from '../../contract/entities/store'
import { expect, test } from '../fixtures'
import { openStorefront } from './other-store'

test('the store’s own logo takes the place of the drawn mark in header and footer (spec §3)', async ({ page }) => {
  const shop = await openStorefront({
    '/api/store': (data) => ({ ...(data as StoreSettings), logo: '/assets/icon.svg' }),
  })
  await page.goto(`${shop.url}/category`)
  for (const part of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(part).locator('a[href="/"] img')
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).toHaveAttribute('src', '/assets/icon.svg')
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole(part).locator('a[href="/"] svg')).toHaveCount(0)
  }
  await shop.close()
})
