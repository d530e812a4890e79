import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { PRODUCT } from './screens'

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('with the font of the browser at 200 % (WCAG 1.4.4)', () => {
  for (const path of ['/', '/category/home-shirts', PRODUCT, '/cart', '/login', '/page/faq'])
    test(`${path} has type of twice the size, and nothing wider than the window`, async ({ page, context }) => {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 })
      const sizeOf = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
      const before = await sizeOf()
      const browser = await context.newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.reload()
      expect(await sizeOf()).toBe(2 * before)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })
})

test.describe('in a window less than 480 px high', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('nothing stays in it while the page is scrolled', async ({ page, t }) => {
    await page.goto(PRODUCT)
    const add = page.getByRole('button', { name: t('AddToCartForm.add') })
    await expect(add).toHaveCount(1)
    await page.mouse.move(300, 200)
    for (const y of [400, 900, 1400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForFunction((top) => scrollY === top, y)
      await expect(page.getByRole('banner')).not.toBeInViewport()
    }
    await expect(add).toHaveCount(1)
    await expect(add).not.toBeInViewport()
  })
})
