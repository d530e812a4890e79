import { expect, type Browser } from '@playwright/test'
import { openSlowly } from './slow-phone'

/** Runs in the page, as text: from the tap to the first frame with the product's title. */
const WATCH = `
  window.shownAfter_ = 0
  addEventListener('click', () => {
    const from = performance.now()
    const before = document.querySelector('h1')?.textContent
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title && title !== before) window.shownAfter_ = performance.now() - from
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })`

/** How long a product's first content takes after the tap on its card, once it was fetched ahead: milliseconds. */
export async function measureNavigation(browser: Browser, url: string): Promise<number> {
  const page = await openSlowly(browser, url)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const path = await link.getAttribute('href')
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await link.dispatchEvent('touchstart')
  await (await fetched).finished()
  await page.waitForLoadState('networkidle')
  await page.evaluate(WATCH)
  await link.tap()
  const shown = () => page.evaluate<number>('window.shownAfter_')
  await expect.poll(shown).toBeGreaterThan(0)
  const shownAfter = await shown()
  await page.context().close()
  return shownAfter
}
