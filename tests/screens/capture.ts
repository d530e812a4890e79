import type { Browser, BrowserContext, Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../lib/limits'
import { translator } from '../harness/browser/translator'
import { JOURNEYS, type Visit } from './journeys'
import { OPENS_AT } from './open-shop'
import { nameOf, type Shot, WINDOWS } from './shots'

/** Whether every image within the window is loaded; the store API may still be drawing it. Runs in the page. */
const areShownImagesLoaded = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    // Images of a folded summary have a place, and are not loaded.
    const isHidden = width === 0 || bottom < 0 || top > innerHeight || !image.checkVisibility()
    return isHidden || (image.complete && image.naturalWidth > 0)
  })

/** Waits until a page has all it shows. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(areShownImagesLoaded)
  await page.evaluate(() => document.fonts.ready)
}

/** A browser's window as a shot has it, in which the shop's clock is that of its programs. */
async function openContext(browser: Browser, { width, scheme }: Shot, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOWS[width],
    baseURL: shop,
    isMobile: width < 500,
    hasTouch: width < 500,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  await context.clock.setFixedTime(OPENS_AT)
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop }])
  return context
}

const windowOf = ({ width, scheme }: Shot) => `${width} ${scheme}`

/**
 * Opens shots of one language, one after the other, each when its screen is there and has loaded.
 * @param shop origin of the shop of that language
 * @param take what to do with a screen before the next one is opened
 * @throws Error that names the screen when one cannot be opened
 */
export async function visitShots(
  browser: Browser,
  { shots, shop, take }: { shots: readonly Shot[]; shop: string; take: (shot: Shot, page: Page) => Promise<void> },
) {
  for (const journey of JOURNEYS)
    for (const kind of new Set(shots.map(windowOf))) {
      const selected = shots.filter((shot) => windowOf(shot) === kind && shot.screen in journey)
      if (selected.length > 0) await visitJourney(browser, { journey, wanted: selected, shop, take })
    }
}

interface JourneyVisit {
  journey: (typeof JOURNEYS)[number]
  /** All in one window. */
  wanted: Shot[]
  shop: string
  take: (shot: Shot, page: Page) => Promise<void>
}

async function visitJourney(browser: Browser, { journey, wanted, shop, take }: JourneyVisit) {
  const [first] = wanted
  if (!first) return
  const context = await openContext(browser, first, shop)
  const visit: Visit = { page: await context.newPage(), shop, t: translator(first.language) }
  const screens = Object.entries(journey)
  const last = screens.findLastIndex(([name]) => wanted.some(({ screen }) => screen === name))
  for (const [name, open] of screens.slice(0, last + 1)) {
    const shot = wanted.find(({ screen }) => screen === name)
    try {
      await open(visit)
      if (!shot) continue
      await settle(visit.page)
      await take(shot, visit.page)
    } catch (error) {
      throw new Error(`${nameOf(shot ?? { ...first, screen: name })} could not be taken`, { cause: error })
    }
  }
  await context.close()
}
