import { expect, type Browser } from '@playwright/test'
import { touch } from './finger'
import { openSlowly, untilAtRest } from './slow-phone'

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
  await link.scrollIntoViewIfNeeded()
  await untilAtRest(page)
  await link.dispatchEvent('touchstart')
  await untilAtRest(page)
  await page.evaluate(WATCH)
  await touch(link)
  const shown = () => page.evaluate<number>('window.shownAfter_')
  await expect.poll(shown).toBeGreaterThan(0)
  const shownAfter = await shown()
  await page.context().close()
  return shownAfter
}
