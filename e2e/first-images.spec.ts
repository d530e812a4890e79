import { findProduct } from '../tests/harness/browser/products'
import { ANY_WIDTH, expect, test } from './fixtures'

test(
  'an image beside the first of a row is fetched when the row is moved, and not before',
  ANY_WIDTH,
  async ({ page, request }) => {
    const { key } = await findProduct(request, 3)
    const rows = [
      ['/', '#slides'],
      [`/product/${key}`, 'main section ul'],
    ]
    for (const [path = '', row = ''] of rows) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const track = page.locator(row).first()
      const second = track.locator('> :nth-child(2) img').last()
      await expect(second).toBeHidden()
      expect(await second.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toBe('')
      await track.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: 'instant' }))
      await expect(second).toBeVisible()
      await expect.poll(() => second.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    }
  },
)
