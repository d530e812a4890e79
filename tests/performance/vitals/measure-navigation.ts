import { expect, type Browser } from '@playwright/test'
import { openSlowly, tap, waitForIdle } from './slow-phone'

/** Milliseconds from the tap on a product's card until content is painted. */
export interface PaintTimes {
  /** The product's picture and name, copied from its card. */
  first: number
  /** The product's page. */
  page: number
}

/** Runs in the page, as text. A timer set in an animation frame callback runs after that frame is painted. */
const WATCH = `
  window.shown_ = {}
  addEventListener('click', () => {
    const from = performance.now()
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    const isPage = () => title() && title() !== before
    const note = (name, isThere) => {
      const look = () => {
        if (isThere()) setTimeout(() => (window.shown_[name] = performance.now() - from))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    note('first', () => document.querySelector('article[data-opening]') || isPage())
    note('page', isPage)
  }, { capture: true, once: true })`

/** Measures the navigation from a product's card to its page, once the page has been prefetched. */
export async function measureNavigation(browser: Browser, url: string): Promise<PaintTimes> {
  const page = await openSlowly(browser, url)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await waitForIdle(page)
  await link.dispatchEvent('touchstart')
  await waitForIdle(page)
  await page.evaluate(WATCH)
  await tap(link)
  const shown = () => page.evaluate<Partial<PaintTimes>>('window.shown_')
  await expect.poll(shown).toEqual({ first: expect.any(Number), page: expect.any(Number) })
  const { first = 0, page: pageMs = 0 } = await shown()
  await page.context().close()
  return { first, page: pageMs }
}
