import type { Locator, Page } from '@playwright/test'
import { callsOf } from '../tests/harness/browser/customer'
import { findProduct } from '../tests/harness/browser/products'
import { ANY_WIDTH, expect, test } from './fixtures'
import { PRODUCT } from './screens'

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How far the text of an element, and the element itself, reach beyond the element and the window, in pixels. */
const clippedOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    const window = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight }
    const isOutside = (inner: typeof window, outer: typeof window) =>
      Math.max(
        ...[outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom],
      )
    return Math.max(0, isOutside(text, box), isOutside(box, window))
  })

const NORMAL_TYPE_PX = 16

/** Sets the size of type in the browser's settings; a page gets it when it is loaded. */
async function setType(page: Page, standard: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard } })
}

async function doubleType(page: Page) {
  await setType(page, 2 * NORMAL_TYPE_PX)
  await page.reload()
}

test('with the font of the browser at 200 % nothing is lost (WCAG 1.4.4)', async ({ page, request, baseURL, t }) => {
  await test.step('type is of twice the size, and nothing wider than the window', async () => {
    for (const path of ['/', '/category/home-shirts', PRODUCT, '/cart', '/login', '/page/faq'])
      await test.step(path, async () => {
        await setType(page, NORMAL_TYPE_PX)
        await page.goto(path)
        const heading = page.getByRole('heading', { level: 1 })
        const sizeOf = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
        const before = await sizeOf()
        await doubleType(page)
        expect(await sizeOf()).toBe(2 * before)
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      })
  })

  await test.step('the number at the cart is whole, of one digit and of two, and leaves its icon to be seen', async () => {
    const product = await findProduct(request, 9)
    const option = product.optionGroups[0]?.optionList.find(({ title }) => title === product.size)
    const call = await callsOf(page.request, baseURL ?? '')
    await call('GET', '/api/cart?page=1&limit=1000')
    const add = (quantity: number) =>
      call('POST', '/api/cart', {
        ...{ key: product.key, optionIds: option ? [option.id] : [], quantity, custom: null, children: [] },
      })
    let count = 0
    for (const quantity of [1, 9]) {
      expect((await add(quantity)).code).toBe(0)
      count += quantity
      await page.goto('/category')
      await doubleType(page)
      const link = page.getByRole('link', { name: t('Cart.label', { count }) })
      const badge = link.getByText(String(count), { exact: true })
      expect(await clippedOf(badge)).toBe(0)
      const [shown, icon] = [await badge.boundingBox(), await link.locator('svg').boundingBox()]
      if (!shown || !icon) throw new Error('the number and its icon are in the header')
      // At least its lower left quarter.
      expect(shown.x).toBeLessThan(icon.x + icon.width)
      expect(shown.y + shown.height).toBeLessThanOrEqual(icon.y + icon.height)
    }
  })
})

test.describe('in a window less than 480 px high', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('nothing stays in it while the page is scrolled', ANY_WIDTH, async ({ page, t }) => {
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
