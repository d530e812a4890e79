import { findProduct } from '../tests/harness/browser/products'
import { expect, test } from './fixtures'

test('an image beside the first of a row is fetched when the row is moved, and not before', async ({ page, request }, {
  project,
}) => {
  const rows = [['/', '#slides']]
  if (project.name === 'phone') rows.push([`/product/${(await findProduct(request, 3)).key}`, 'main section ul'])
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
})
