import { expect, type Browser } from '@playwright/test'
import { openSlowly, tap, untilAtRest } from './slow-phone'

/** What is seen after the tap on a product's card: milliseconds until its frame was drawn. */
export interface Shown {
  /** The product's picture and name, as its card has them. */
  first: number
  /** The first screen of its page. */
  page: number
}

/** Runs in the page, as text. A timer that is set in a frame's last moment runs once the frame is drawn. */
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

/** How long a product takes after the tap on its card, once it was fetched ahead. */
export async function measureNavigation(browser: Browser, url: string): Promise<Shown> {
  const page = await openSlowly(browser, url)
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await untilAtRest(page)
  await link.dispatchEvent('touchstart')
  await untilAtRest(page)
  await page.evaluate(WATCH)
  await tap(link)
  const shown = () => page.evaluate<Partial<Shown>>('window.shown_')
  await expect.poll(shown).toEqual({ first: expect.any(Number), page: expect.any(Number) })
  const { first = 0, page: whole = 0 } = await shown()
  await page.context().close()
  return { first, page: whole }
}
