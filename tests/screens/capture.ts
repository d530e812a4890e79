import type { Browser, BrowserContext, Page } from '@playwright/test'
import { COOKIE_CONSENT } from '../../lib/limits'
import { translator } from '../harness/browser/translator'
import { JOURNEYS, type Visit } from './journeys'
import { OPENS_AT } from './open-shop'
import { type Shot, WINDOWS } from './shots'
import { waitForAssets, type View } from './steady-page'

/** In milliseconds; long enough for a busy machine. */
const PAGE_TIMEOUT_MS = 90_000

/** Opens a browser window for a shot. Its clock is that of the shop's programs. */
async function openContext(browser: Browser, { width, scheme }: Shot, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOWS[width],
    baseURL: shop,
    isMobile: width < 500,
    hasTouch: width < 500,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  await context.clock.setFixedTime(OPENS_AT)
  await context.addCookies([{ name: COOKIE_CONSENT.name, value: COOKIE_CONSENT.value, url: shop }])
  return context
}

const windowOf = ({ width, scheme }: Shot) => `${width} ${scheme}`

type Journey = (typeof JOURNEYS)[number]

/** Number of screens of a journey to open, up to the last one with a shot. */
const lengthOf = (journey: Journey, shots: readonly Shot[]) =>
  Object.keys(journey).findLastIndex((name) => shots.some(({ screen }) => screen === name)) + 1

/** A journey's shots by window. Shorter journeys come first, since the end of a journey creates orders. */
const byWindow = (journey: Journey, shots: readonly Shot[]): Shot[][] =>
  [...new Set(shots.map(windowOf))]
    .map((window) => shots.filter((shot) => windowOf(shot) === window))
    .toSorted((a, b) => lengthOf(journey, a) - lengthOf(journey, b))

export interface Visits {
  shots: readonly Shot[]
  /** Origin of the shop of their language. */
  shop: string
  /** Prepares a browser's window before its first page. */
  prepare?: (context: BrowserContext) => Promise<void>
  /** Captures or compares a screen, before the next one is opened. */
  take: (shot: Shot, page: Page, view: View) => Promise<void>
  /** Receives the shots that could not be opened or taken. The next journey is visited in any case. */
  onFailure: (shots: Shot[], error: unknown) => void
}

/** Visits shots of one language, one after the other, each once its screen has loaded. */
export async function visitShots(browser: Browser, visits: Visits) {
  for (const journey of JOURNEYS) {
    const shots = visits.shots.filter(({ screen }) => screen in journey)
    for (const shotsOfWindow of byWindow(journey, shots))
      await visitJourney(browser, journey, { ...visits, shots: shotsOfWindow })
  }
}

async function visitJourney(browser: Browser, journey: Journey, { shots, shop, prepare, take, onFailure }: Visits) {
  const [first] = shots
  if (!first) return
  const context = await openContext(browser, first, shop)
  const remaining = new Set(shots)
  try {
    await prepare?.(context)
    const visit: Visit = { page: await context.newPage(), shop, t: translator(first.language) }
    for (const [name, open] of Object.entries(journey).slice(0, lengthOf(journey, shots))) {
      const top = await open(visit)
      const shot = shots.find(({ screen }) => screen === name)
      if (!shot) continue
      await waitForAssets(visit.page)
      await take(shot, visit.page, { width: shot.width, top: top ?? null })
      remaining.delete(shot)
    }
  } catch (error) {
    onFailure([...remaining], error)
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}
